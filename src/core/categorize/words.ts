// Who handles the card stands before a star, who is paid after it. Brands that do so too ("UBER *TRIP") are not among them.
const HANDLERS = /^\s*(?:paypal|pp|sq|tst|sp|sumup|zettle_?|iz|ady|bb|py|pos|dd|amz|apl pay|google pay)\s*\*/;

// PayPal on German statements: "PP.1234.PP . NETFLIX.COM, Ihr Einkauf bei NETFLIX.COM".
const PAYPAL = /^\s*pp\.\d+\.pp\b|\bihr einkauf bei\b|\bsagt danke\b/g;

/**
 * The words of a name, ready to compare: lower case, accents and apostrophes off, & and + spelled out, the rest split.
 * wordsOf("Trader Joe's #118") is ["trader", "joes", "118"]
 */
export function wordsOf(name: string): string[] {
  const bare = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(HANDLERS, "")
    .replace(PAYPAL, " ")
    .replace(/ß/g, "ss")
    .replace(/œ/g, "oe")
    .replace(/['’`´]/g, "")
    .replace(/&/g, " and ")
    .replace(/\+/g, " plus ");
  return bare.match(/[\p{L}\p{N}]+/gu) ?? [];
}

// What statements and people add to a name without saying what it is for.
const NOISE = new Set(
  [
    "com www co uk ltd limited inc llc plc gmbh mbh ag kg se sa sas sarl pty corp corporation company dac nv bv",
    "the of and a an for to at in on my our your from with via by",
    "der die das und fur im am von de la le les du des et pour",
    "payment payments pymt pymts pmt pmts paymt bill bills billing dd direct debit directdebit autopay auto pay paid recurring",
    "standing order so ach web webpay ppd id ref no nr number account acct invoice rechnung facture due",
    "monthly annual annually weekly fortnightly quarterly yearly month year week half jan feb mar apr may jun jul aug sep",
    "sept oct nov dec january february march april june july august september october november december",
    "online store stores us usa gb eu au nz ie ca fr europe international intl uks london group new old",
    "customer customers service services purchase pos card visa debit vis bgc fpo fpi tfr sto bacs ndds",
    "sepa prlv prelevement vir virement cb lastschrift uberweisung dauerauftrag abbuchung mandat echeance",
  ].flatMap((line) => line.split(" ")),
);

/** Whether a word says nothing of what is paid for: a filler, a number, a reference such as "rt4421". */
export function isNoise(word: string): boolean {
  return NOISE.has(word) || word.length < 2 || /^\d+$/.test(word) || (word.length > 3 && /\d.*\d/.test(word));
}

/** The words of a name that carry meaning; all of them if none does. */
export function contentOf(words: readonly string[]): readonly string[] {
  const content = words.filter((word) => !isNoise(word));
  return content.length > 0 ? content : words;
}
