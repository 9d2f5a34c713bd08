/** Legal forms of companies: "GmbH", "Ltd", "Sdn Bhd". */
export const FORM =
  /(?:^|[\s.,)&])(gmbh(?: ?& ?co\.? ?(?:kg|kgaa)?\.?)?|mbh|ag|kgaa|kg|ohg|gbr|ug|e\.? ?v\.?|e\.? ?k\.?|eg|a\.? ?g\.?|se|ltd\.?|limited|plc|llp|llc|inc\.?|incorporated|corp\.?|corporation|co\.?|company|pty\.?(?: ltd\.?)?|sdn\.? ?bhd\.?|s[/17il|]b|bhd\.?|b\.? ?v\.?|n\.? ?v\.?|s\.? ?a\.? ?r\.? ?l\.?|sarl|s\.?a\.?s\.?u?|s\.a\.|sa|s\.?r\.?l\.?|s\.?p\.?a\.?|oy|ab|aps|pte\.?(?: ltd\.?)?|pvt\.?(?: ltd\.?)?)[\s.,)]*$/i;

/** The same when text recognition lost the spaces. */
export const FUSED_FORM =
  /(gmbh|ltd|limited|sdn\.?bhd\.?|s\/b|llc|incorporated|corporation|pty|sarl|enterprise|trading|holdings?)[.)]*$/i;

/** Words that business names contain. */
export const TRADE =
  /cash ?& ?carry|enterprise|trading|restaurant|restoran|kedai|perniagaan|syarikat|pasaraya|hypermarket|supermarket|market|mart\b|store|stationer|hardware|bookshop|book|cafe|kopitiam|bistro|kitchen|baker(y|ies)|pharmacy|farmasi|clinic|klinik|dental|hotel|petrol|station|motor|electric|energy|power|water|gas\b|utilit|council|mairie|commune|ville de|city of|town of|county|borough|district|department|telecom|mobile|broadband|wireless|communications|insurance|assurance|versicherung|stadtwerke|werke\b|energie|strom|wasser|gemeinde|stadt |bank|sparkasse|school|academy|college|university|schule|ecole|property|properties|lettings|estates?|immobilien|wohnungs|residence|apartments|media|software|systems|solutions|services|group|holdings?|international|industries|distribut|marketing|centre|center|studio|gallery|fitness|gym|streaming|tv\b|music|verein|verlag|praxis|apotheke|stores|shop|supplies|supermart|house of|eau\b|electricite|mutuelle|fashion|boutique|food|gift|deco\b|grocer|confectioner|noodle|\bpub\b|pizza|snack|advertis|print|engineering|furniture|tyre|optical|salon|travel|transport|parking|laundry|nursery|florist|jewel|textil|cleaning|garage|lodge|landscap|consult|design|veterinar|childcare|kindergarten|theatre|cinema/i;

/** Lines about the document or place rather than the sender. */
export const NOT_A_NAME =
  /^\W*(tax ?)?(invoice|receipt|bill|statement|rechnung|facture|quittung|beleg|cash (bill|sale|receipt)|credit note|gutschrift|original|copy|duplicate|page|seite|welcome|thank|date|datum|time|tel|phone|fax|email|e-mail|www|http|gst|vat|reg|co\.? ?reg|company reg|invoice (no|num|date|to)|bill to|ship to|sold to|customer|kunde|client|account|konto|iban|bic|swift|table|cashier|member|order|item|qty|description|beschreibung|bezeichnung|amount|total|subtotal|price|no\.|nr\.|number|your |ihre? |votre |dear|sehr|bonjour|madame|hello\b|hi\b|hallo|guten tag|payment|zahlung|ref|due|period|balance|summary|usage|charges|attn|c\/o|lot\b|jalan|jln|block|blk|floor|level|unit|taman|sales? person|document|counter|slip|pos\b|terminal|please|for |simplified|self|dine|take ?away|check|guest|doc|trans|lieferschein|angebot|mahnung|auftrag|customer (service|care)|help ?line|hotline|contact|service ?hotline|steuer|ust|handelsregister|amtsgericht|geschaftsfuhrer|geschäftsführer|registered (in|office)|siret|siren|rcs|capital|factuur|cash$|posted|\(? ?roc\b|company no|tq |kwitansi|resit|seller|buyer|verk(ä|a)ufer$|lieferant:?$|name:?$|summary|zusammenfassung|menge|betrag|gesch(ä|a)ftsprozess|inhalt|betreff|w(ä|a)hrung|art$|artikel|position|umsatzsteuer|belegsummen|steuer|vat\b|to:?$|from:?$|the following|goods|closed|open\b|manager|served|staff|waiter|pax|kassierer|bedient|machine|section|seksyen|batu \d|mall\b|lounge|returnable|exchangeable|fresh$|pm$|am$|cert|bank name|bank:|discount|.{0,30} (details|information)$|own(ed)? by:?$|operated by|managed by)/i;

/** Parts of an address, or a phone number. */
export const ADDRESS =
  /\b(jalan|jln|taman|street|st\.|road|rd\.?|avenue|ave\.?|lane|drive|suite|floor|blvd|boulevard|highway|lorong|persiaran|lebuh|kampung|bandar|seksyen|selangor|kuala lumpur|johor|petaling|shah alam|p\.?o\.? box|rue|platz|allee|weg|gasse|chemin|quai)\b|(stra(ss|ß)e|str\.|platz|weg|allee|gasse|ring|damm|ufer) ?\d|\b\d{5}\b|\b[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}\b|\btel\b|\bfax\b|@|www\.|https?:|^no\.? ?\d|^\d+[,/-]|^\d+[a-z]? .*\b(parkway|court|crescent|terrace|esplanade|parade|close|plaza|place|square|way|row|green|walk|circle|trail|cours|impasse)\b/i;

/** Headings of the recipient. */
export const RECIPIENT =
  /^\W*(bill(ed|ing)?( ?to| address)|invoiced? ?to|sold ?to|ship(ped|ping)?( ?to| address)|deliver(y|ed)? ?(to|address)|customer( name| details)?|client|kunde|k(ä|a)ufer.*|rechnungsempf\S*|leistungsempf\S*|rechnung an|rechnungsadresse|rechnungsanschrift|lieferadresse|lieferanschrift|empf(ä|a)nger|destinataire|adress(é|e) (à|a)|factur(é|e) (à|a)|attention|attn|account holder|tenants?|mieter|locataire|policy ?holder|versicherungsnehmer|to|buyer|acheteur|prepared for|guest( name)?|(billing|technical) contact|name of customer|licensed to|bill for|firma)(\s*:|\W*$)/i;

/** Headings of the biller. */
export const BILLER =
  /^\W*(sold by|seller|supplier|vendor|issued by|from|billed by|trading as|verk(ä|a)ufer|lieferant|vendeur|fournisseur|(please )?(make )?(all )?(cheques?|checks?|payments?)? ?(to be made )?(payable to|in favou?r of)|kontoinhaber|kontoname|zahlungsempf(ä|a)nger|beneficiary|b(é|e)n(é|e)ficiaire|account name|landlord|vermieter|bailleur|payee|insurer|versicherer|rechnungssteller|rechnungsersteller|merchant|company)(\s*:|\W*$)/i;

/** Words that don't start a business name. */
export const NEVER_FIRST =
  /^[^\p{L}&]*(&|(?:enterprise|trading|sdn|bhd|gmbh|ltd|limited|company|holdings?|co|and|und|et|stationery|international|services)\b)/iu;

/** Words that aren't distinctive; what remains without them identifies a name. */
export const COMMON =
  /\b(sdn|bhd|ltd|limited|gmbh|co|company|enterprise|trading|stationery|stationers?|tionery|hardware|restaurant|restoran|bakery|coffee|supply|supplies|marketing|distributors?|services?|the|and|m|kl|holdings?|corporation|group|cafe|bistro|mart|store|s\/b)\b/gi;

/** A person's title before a name, as in an address; "Dr" may be the sender. */
export const TITLE =
  /^(?:(?:to|an|a|for|für|exmo|exma|ill\.?mo|ill\.?ma|egr|gent|spett)\.? (?:a )?)?(?:mr|mrs|ms|miss|herrn?|frau|familie|m(?=\.| et )|mme|mlle|monsieur|madame|mademoiselle|sig|sig\.?ra|signora?|sr|sra|srta|señora?|senhora?|doña|dhr|de heer|mevr|mevrouw|pan|pani)(?:\.? (?:and|und|et|en|y|e|&|\/) [\p{L}.]+)?[. ]\s*\p{L}/iu;
export const TITLE_ALONE = /^(?:an )?(?:herrn?|frau|familie|mr|mrs|ms|miss|mme|monsieur|madame)\.?$/i;

/** The greeting of a letter, up to the name: "Dear Mr" */
export const GREETING =
  /^(?:dear|hello|hi|sehr geehrte[rs]?|liebe[rs]?|guten tag|hallo|chère?|bonjour|gentile|egregi[oa]|car[oa]|estimad[oa]|hola|olá|prezad[oa]|geachte|beste)(?: (?:mr|mrs|ms|miss|herr|frau|monsieur|madame|signora?|sig|sr|sra|señora?|senhora?|heer|mevrouw)\.?)?(?= )/iu;

/** Lines about the document: "Your electricity bill" */
export const HEADING =
  /^\W*(?:your |ihre? |votre |uw |la (?:sua|tua) |su |tu )?(?:tax |final |annual |monthly )?(?:invoice|receipt|bill|statement|notice|rechnung|abrechnung|facture|avis|factuur|nota|fattura|bolletta|factura|recibo|fatura|faktura)(?:\W|$)|(?: bill| invoice| statement)$/i;

/** A street with its number: "14 Quarry Lane", "Lindenweg 8", "Calle Mayor 15, 2º B" */
export const STREET = /(?:^|, )\d+[a-z]?,? \p{L}{2}|\p{L}{3}\.?,? (?:no?\.? ?)?\d{1,4} ?[a-z]?(?:, .{1,9})?$/iu;

/** A line of bank details, which names the bank. */
export const BANK = /\biban\b|\bbic\b|\bswift\b|sort code|\bblz\b/i;

/** Words of authorities, associations and practices, which people's names don't have. */
export const INSTITUTION =
  /dienst|\bamt\b|kasse\b|kammer|agenc|agenzia|financ|minist|office|authorit|hacienda|administra|treasur|tesorer|court|verein|verband|club|societ|association|associa[cz]|trust|union|foundation|stiftung|fundaci|consor|condomin|comunidad|genossenschaft|kanzlei|notar|management|partners|brothers|& ?sons/i;
