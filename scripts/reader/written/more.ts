import { type Written, written } from "./written.ts";

/** Papers on which the amount, the day or the way of paying is easily mistaken, in other languages. */
export const deMore: readonly Written[] = [
  written(
    "transportation monthly debit",
    "de|at|ch",
    "Verkehrsbetriebe,Verkehrsverbund,Linien,Bahn",
    "A=~25..70",
    `
{brand}
Abo-Bestätigung Jahreskarte
{person}   Abonummer {n8}   {I}
Gültig {from+} bis auf Weiteres
[Jahrespreis|Gesamtpreis 12 Monate] || {A*12}
[Zahlung in 12 monatlichen Raten zu|Monatliche Abbuchung] || {A}
[Erste Abbuchung|Nächster Einzug] am {D}, danach jeweils zum {Do}. [Ihr Mandat: {ref}|]`,
  ),
  written(
    "food weekly debit",
    "de|at|ch",
    "Biohof,Gemüsekiste,Hofladen,Milchhof",
    "A=15..60",
    `
# {brand}
Moin {first},
deine Kiste kommt am {D+2}: [Karotten, Lauch, Äpfel|Salat, Tomaten, Brot].
Kiste M (Ersparnis {s=1..9}, Lieferung frei) kostet diese Woche {A}.
Wir buchen den Betrag am {D~} von deinem Konto ab. [Pause? Bis {D-3} Bescheid geben.|]
[Pfand {p=1..5} ist schon drin.|]
Lieferschein {n6} vom {I}, wöchentlich`,
  ),
  written(
    "housing monthly pay",
    "de|at|ch",
    "Wohnbaugenossenschaft,Hausverwaltung,Immobilien",
    "o=~500..1400 z=5..40 A=o+z",
    `
{brand}
{I}
Sehr geehrte/r {person},
[wegen der Indexanpassung|aufgrund gestiegener Kosten] ändert sich Ihre Miete [ab|per] {D}.
Bisher || {o}
Anpassung || {z}
[Neu monatlich|Neuer Mietzins brutto] || {A}
[Bitte überweisen Sie den neuen Betrag erstmals am {D}.|Zahlbar im Voraus, erstmals {D}.] [Bitte ändern Sie Ihren Dauerauftrag.|]
Kaution {k=~900..3000}`,
  ),
  written(
    "other annually pay",
    "de|at|ch",
    "Förderverein,Naturschutzbund,Sportverein,Museumsverein",
    "A=~20..120",
    `
{brand}
Liebes Mitglied {first},
[der Jahresbeitrag für {Y} beträgt|bitte zahlen Sie Ihren Mitgliedsbeitrag von] {A}[, zahlbar bis {D}| bis zum {D}].
[Mindestbeitrag {m=~10..20}|Familienbeitrag {f=~60..150}]
[Spenden sind willkommen.|Mit einem Lastschriftmandat helfen Sie unserer Kassiererin.]
{I}`,
  ),
  written(
    "healthcare once pay",
    "de|ch|at",
    "Abrechnungszentrum,Ärztekasse,Medizin,Krankenhaus",
    "A=30..400",
    `
{brand}, im Auftrag von Praxis {person2}
Rechnung {n8}     {I}
Leistungen {I-60} – {I-20} || {l=50..600}
[Kasse übernimmt|Abzüglich Kassenanteil] || {-k=20..300}
[Ihr Anteil|Restbetrag|Eigenanteil] || {A}
Zahlungsziel {D} [· Ratenzahlung möglich ab {r=~20..50} im Monat|]`,
  ),
];
export const nlMore: readonly Written[] = [
  written(
    "healthcare once pay",
    "nl|be",
    "Zorg,Zorgverzekeraar,Ziekenfonds,Tandarts",
    "A=20..385",
    `
{brand}
Nota eigen risico {Y}
{person}, relatienummer {n8}, {I}
Zorgkosten ziekenhuis {I-50} || {k=100..900}
[Vergoed|Wij betaalden] || {-v=50..500}
[Te betalen|Door u te betalen] || {A}
Betaal vóór {D}. [Betalingsregeling: in 3 keer {r=10..130}.|]
Uw eigen risico is {e=~385..885} per jaar`,
  ),
  written(
    "transportation monthly debit",
    "nl|be",
    "Parkeren,OV,Vervoer,Leasefiets",
    "A=~15..120",
    `
{brand}
Abonnement {n7}      {I}
[Jaarkaart, betaling per maand|Maandabonnement] || {A}
[Jaarprijs {A*12}|Borg {b=~10..50} reeds betaald]
Wij schrijven {A} af op {D~} en daarna elke maand.`,
  ),
  written(
    "housing annually pay",
    "nl|be",
    "Vereniging van Eigenaars,Gemeente,Vlaamse Belastingdienst",
    "A=60..900",
    `
{brand}
[Aanslag onroerende voorheffing|Jaarbijdrage] {Y}
{person}    {I}
[Te betalen|Verschuldigd bedrag] || {A}
Uiterste betaaldatum {D}
[Spreiding mogelijk in maanddelen van {m=5..80}.|]`,
  ),
];
export const frMore: readonly Written[] = [
  written(
    "debt monthly debit",
    "fr|be",
    "Crédit,Finance,Banque",
    "s=300..1500 A=~30..150",
    `
{brand}
Relevé de crédit renouvelable     {I}
Solde précédent || {p=300..1500}
Utilisations || {u=20..300}
[Solde au {I}|Capital restant dû] || {s}
[Mensualité minimale|Mensualité] || {A}
[prélevée le {D}|Elle sera prélevée le {D} sur votre compte.]
Montant disponible {d=500..3000}   Taux débiteur 18,2 %`,
  ),
  written(
    "utilities monthly debit",
    "fr|be|ca|ch",
    "Énergies,Hydro,Gaz",
    "A=~40..160 r=50..400",
    `
{brand}
Votre plan de paiement mensuel     {I}
Consommation réelle, à titre d'information || {r}
[Versement du mois|Votre mensualité] || {A}
[Retrait préautorisé le|Prélèvement le] {D}
[Écart cumulé {e=10..150}|Bilan annuel en {month+7}]`,
  ),
  written(
    "education once pay",
    "fr|be|ca",
    "École de musique,Centre de loisirs,Cantine,Auto-école",
    "g=60..300 q=5..60 A=g-q",
    `
{brand}
Facture {n6} du {I}
Prestations {from} – {to} || {g}
[Réduction quotient familial|Avoir du mois précédent] || {-q}
[Reste à payer|Net à régler] || {A}
Date limite {D}. [Chèque ou espèces en mairie.|Passé ce délai, transmission au Trésor public.]`,
  ),
  written(
    "transportation monthly debit",
    "fr|be",
    "Péage,Télépéage,Transports,Autoroutes",
    "A=8..90",
    `
{brand}
Relevé badge {n9}    {I}
Trajets du {from} au {to} (14) || {t=6..80}
Abonnement || {b=1..5}
[Total TTC|Montant] || {A}
[Sera prélevé le|Prélèvement SEPA :] {D}
[Badge valable jusqu'au {I+400}|]`,
  ),
  written(
    "subscriptions annually debit",
    "fr|be|ca|ch",
    "Logiciel,Presse,Hébergement",
    "A=~20..180",
    `
{brand}
[Renouvellement de votre abonnement|Avis de reconduction]
Bonjour {first}, votre formule annuelle [sera reconduite|se renouvelle] le {D} pour {A}.
[Carte enregistrée •••• {n4}|Nous débiterons votre moyen de paiement habituel.]
[Tarif découverte la première année {o=~10..60}.|Soit {m=2..15} par mois.]
{I}`,
  ),
];
export const esMore: readonly Written[] = [
  written(
    "other quarterly debit",
    "es",
    "Fundación,ONG,Asociación,Cruz",
    "A=~10..60",
    `
# {brand}
Hola {first}:
[Como cada trimestre|Te recordamos que] tu cuota de {A} se cargará en tu cuenta el {D}.
[Al año son {A*4}.|Con 120 € al año escolarizamos a un niño.]
Socio {n6}     {I}`,
  ),
  written(
    "housing monthly pay",
    "es|it|pt",
    "Alquileres,Propietario,Fincas",
    "r=~400..1200 s=~10..90 A=r+s",
    `
RECIBO DE ALQUILER
Arrendador: {brand}
Arrendatario: {person}
Mes: {month+1} {Y}      Fecha: {I}
Renta || {r}
Agua y comunidad || {s}
Total || {A}
[A pagar por transferencia antes del {D}|Vence el {D}]
[Fianza depositada {f=~400..1200}|]`,
  ),
  written(
    "housing annually pay",
    "es",
    "Ayuntamiento,Agencia Tributaria,Servicio de Recaudación",
    "A=60..900",
    `
[IMPUESTO SOBRE BIENES INMUEBLES|TASA DE RESIDUOS] {Y}
{brand}
Recibo {n9}    emisión {I}
Inmueble {addr}
Cuota íntegra || {c=80..950}
Bonificación || {-b=5..60}
[IMPORTE|Total] || {A}
[Fin del periodo voluntario|Último día de pago]: {D}`,
  ),
];
export const itMore: readonly Written[] = [
  written(
    "insurance quarterly debit",
    "it|ch",
    "Assicurazioni,Mutua Sanitaria",
    "A=30..250",
    `
{brand}
Comunicazione di scadenza rata trimestrale     {I}
Polizza {ref}     {person}
Rata || {A}
[L'importo sarà prelevato il|Addebito sul conto il] {D}
Premio annuo {A*4}, massimale {m=~50000..500000}`,
  ),
  written(
    "transportation once pay",
    "it|ch",
    "Officina,Autocarrozzeria,Comune Polizia Locale",
    "A=30..500",
    `
{brand}
[Verbale|Fattura] n. {n6} del {I}
Targa {ref}
[Importo entro 5 giorni (riduzione 30%)|Sconto per pagamento immediato] || {r=20..400}
[Importo da pagare|Totale documento] || {A}
[entro il|scadenza] {D}
[Oltre tale data {l=60..900}|]`,
  ),
];
export const ptMore: readonly Written[] = [
  written(
    "insurance annually pay",
    "pt",
    "Seguros,Mútua",
    "A=80..500",
    `
{brand}
Aviso de renovação – seguro [automóvel|casa]    {I}
{person}    Apólice {ref}
Prémio anual || {A}
[Fracionamento mensal: {m=8..45}|Prémio do ano anterior {o=80..500}]
[Pague até|Data limite] {D} para manter a cobertura`,
  ),
  written(
    "transportation monthly debit",
    "pt",
    "Via Verde,Portagens,Passe,Estacionamento",
    "A=8..90",
    `
{brand}
Extrato {n8}    {I}
Passagens de {from} a {to} || {A}
[Total debitado|Valor a debitar] || {A}
[Na sua conta em|Débito em] {D}`,
  ),
];
