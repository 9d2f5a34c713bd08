// A card processor comes before the star and the payee after it. Excludes brands that do the same ("UBER *TRIP").
const PROCESSORS = /^\s*(?:paypal|pp|sq|tst|sp|sumup|zettle_?|iz|ady|bb|py|pos|dd|amz|apl pay|google pay)\s*\*/;

// PayPal on German statements: "PP.1234.PP . NETFLIX.COM, Ihr Einkauf bei NETFLIX.COM".
const PAYPAL = /^\s*pp\.\d+\.pp\b|\bihr einkauf bei\b|\bsagt danke\b/g;

// How foreign banks start a line: "COMPRA TARJ.", "PAGO MOVIL EN", "PAGAMENTO POS", "PŁATNOŚĆ KARTĄ".
const CARD_PAID =
  /^\s*(?:(?:compra|pago) (?:con )?(?:tarj(?:eta)?\b\.?|movil|online)(?: en\b)?|(?:pagamento|acquisto) pos\b|(?:platnosc|zakup) karta\b|kortkop\b|compra mb way)/;

// Elision in Italian and French: "dell'acqua", "l'eau".
const ELIDED = /\b(l|d|un|dell|all|nell|sull|dall)['’]/g;

/**
 * The normalised words of a name: lower case without accents and apostrophes, & and + spelled out, split at the rest.
 * wordsOf("Trader Joe's #118") is ["trader", "joes", "118"]
 */
export function wordsOf(name: string): string[] {
  const normalized = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/g, "ss")
    .replace(/[œøæ]/g, (letter) => (letter === "œ" ? "oe" : letter === "æ" ? "ae" : "o"))
    .replace(/ł/g, "l")
    .replace(PROCESSORS, "")
    .replace(PAYPAL, " ")
    .replace(CARD_PAID, " ")
    .replace(ELIDED, "$1 ")
    .replace(/['’`´]/g, "")
    .replace(/&/g, " and ")
    .replace(/\+/g, " plus ");
  return normalized.match(/[\p{L}\p{N}]+/gu) ?? [];
}

// Words that statements and people add to a name without indicating a category.
const NOISE = new Set(
  [
    "com www co uk ltd limited inc llc plc gmbh mbh ag kg se sa sas sarl pty corp corporation company dac nv bv",
    "the of and a an for to at in on my our your from with via by",
    "der die das und fur im am von de la le les du des et pour",
    "del el los las con para por di della dei delle degli dell il lo gli nel nella het een voor dos das em och av till",
    "payment payments pymt pymts pmt pmts paymt bill bills billing dd direct debit directdebit autopay auto pay paid recurring",
    "standing order so ach web webpay ppd id ref no nr number account acct invoice rechnung facture due",
    "monthly annual annually weekly fortnightly quarterly yearly month year week half jan feb mar apr may jun jul aug sep",
    "sept oct nov dec january february march april june july august september october november december",
    "online store stores us usa gb eu au nz ie ca fr europe international intl uks london group new old",
    "customer customers service services purchase pos card visa debit vis bgc fpo fpi tfr sto bacs ndds",
    "sepa prlv prelevement vir virement cb lastschrift uberweisung dauerauftrag abbuchung mandat echeance",
    "basislastschrift folgelastschrift kartenzahlung ec carte paiement prelevt sagt danke",
    "recibo rcbo rbo adeudo domiciliacion domiciliado domiciliada cargo compra tarj tarjeta pago transferencia transf factura",
    "addebito addeb sdd rid core diretto bonifico pagamento pos pagobancomat pagopa mav bollettino fattura disposizione",
    "incasso doorlopend algemeen overboeking betaalautomaat bea pas naam omschrijving machtiging domiciliering factuur ccv klantnr",
    "debito directo direto pag serv trf conta fatura autogiro bg pg kortkop efaktura betalning overforing rakning",
    "polecenie zaplaty przelew platnosc karta oplata faktura fv rachunek",
    "kortkop korttransaktion kortbetalning kontokortskop overf insattning girering bankgirot plusgirot plusgiro",
    "transakcja kartowa platn bezgotowkowa zakup przy uzyciu karty wychodzacy wych zlecenie stale elixir natychm",
    "pagto pgto debit automatico deb aut compras trf transferencia bxval cobranca servicos",
    "operazione operaz acquisto presso permanente pagam circuito contactless",
    "compras recib tpv operacion adeudos domic emisora ordenante",
    "betaalpas betaalverzoek tikkie betaling bancontact contactloos periodieke europese kaartbetaling",
    "sau slu sl srl snc srls vof cv vzw bvba lda unipessoal ab aps zoo sp spzoo kft dd gmbhco",
    "espana espagne italia italy nederland netherlands belgie belgium portugal polska sverige deutschland osterreich schweiz",
    "clientes cliente servicios klantenservice mensual anual mensile annuale maandelijks jaarlijks miesieczny manadsavgift",
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre gennaio febbraio aprile maggio",
    "giugno luglio settembre ottobre dicembre januari februari maart mei juni juli augustus oktober janeiro fevereiro marco",
    "maio junho julho setembro outubro novembro dezembro styczen luty marzec kwiecien maj czerwiec lipiec sierpien wrzesien",
    "pazdziernik listopad grudzien augusti januar februar marz mai dezember janvier fevrier mars avril juin juillet aout",
    "septembre octobre novembre decembre mensuales mensili mensuelles monatlich monatliche monatlicher mensais maandelijkse",
    "madrid barcelona valencia sevilla bilbao malaga zaragoza milano roma torino napoli firenze bologna amsterdam rotterdam",
    "utrecht antwerpen gent brussel lisboa porto warszawa krakow stockholm goteborg malmo berlin hamburg munchen koln wien",
    "paris lyon marseille",
  ].flatMap((line) => line.split(" ")),
);

/** Particles inside names that are often omitted: "seguro de coche", "seguro del coche", "seguro coche". */
const PARTICLES = new Set(
  [
    "de del la el los las al y en con por para un una mi tu su",
    "di della dei delle degli dell il lo gli all nell e per da a l d un nel nella",
    "van het een voor met der den op aan te",
    "do dos das o os no na em ao",
    "za w z i od och av till pa for du des le les et pour und das die fur im am",
  ].flatMap((line) => line.split(" ")),
);

/** Words without particles; undefined if there are none to remove. */
export function withoutParticles(words: readonly string[]): string[] | undefined {
  if (words.length < 3) return undefined;
  const remaining = words.filter((word, n) => n === 0 || n === words.length - 1 || !PARTICLES.has(word));
  return remaining.length < words.length ? remaining : undefined;
}

/** Whether a word indicates no category: a filler word, a number, or a reference such as "rt4421". */
export function isNoise(word: string): boolean {
  return NOISE.has(word) || word.length < 2 || /^\d+$/.test(word) || (word.length > 3 && /\d.*\d/.test(word));
}

/** The words of a name that carry meaning; all of them if none does. */
export function contentOf(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !isNoise(word));
  return content.length > 0 ? content : words;
}
