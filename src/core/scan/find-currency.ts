const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€|\bEUR(O|OS)?\b/gi, "EUR"],
  [/£|\bGBP\b/g, "GBP"],
  [/\bRM ?\d|\bRM\b|\bMYR\b|\(RM\)/g, "MYR"],
  [/₹|\bRs\.? ?-?\d|\bINR\b/g, "INR"],
  [/\bCHF\b/g, "CHF"],
  [/\bAUD\b|A\$/g, "AUD"],
  [/\bNZD\b|NZ\$/g, "NZD"],
  [/\bCAD\b|C\$/g, "CAD"],
  [/\bSGD\b|S\$/g, "SGD"],
  [/\bUSD\b|US\$/g, "USD"],
  [/¥|\bJPY\b/g, "JPY"],
  [/(?<!\p{L})zł|\bPLN\b/gu, "PLN"],
  [/(?<!\p{L})Kč|\bCZK\b/gu, "CZK"],
  [/\bSEK\b/g, "SEK"],
  [/\bNOK\b/g, "NOK"],
  [/\bDKK\b/g, "DKK"],
  [/R\$|\bBRL\b/g, "BRL"],
];
/** 'kr' after or before an amount is a krona or a krone, by country. */
const KRONE = /(?<=\d ?)kr(?!\p{L})|(?<!\p{L})kr\.? ?(?=\d)/iu;
const KRONER: readonly (readonly [RegExp, string])[] = [
  [/Sverige|Sweden|Bankgiro|Plusgiro|\bSE\d{2} ?\d|\.se\b/i, "SEK"],
  [/Norge|Noreg|Norway|\bMVA\b|\bKID\b|\bNO\d{2} ?\d|\.no\b/, "NOK"],
  [/Danmark|Denmark|\bCVR\b|Betalingsservice|\bDK\d{2} ?\d|\.dk\b/i, "DKK"],
];
const DOLLARS: readonly (readonly [RegExp, string])[] = [
  [/\bABN\b|\bPty\b|Australia|\b(NSW|VIC|QLD|WA|TAS|ACT) \d{4}\b/, "AUD"],
  [/New Zealand|\bNZBN\b|Auckland|Wellington/, "NZD"],
  [/Canada|\bHST\b|\b(ON|BC|QC|AB) [A-Z]\d[A-Z]/, "CAD"],
  [/Sdn|Bhd|Malaysia|Kuala Lumpur|Selangor/i, "MYR"],
  [/Singapore/i, "SGD"],
];
/** Fallbacks by country, as text recognition may not know £ and €. */
const COUNTRIES: readonly (readonly [RegExp, string])[] = [
  [/\.co\.uk\b|\.gov\.uk\b|\bsort ?code\b|\b[A-Z]{1,2}\d{1,2} ?\d[A-Z]{2}\b|\bVAT\b.{0,12}\bGB ?\d/, "GBP"],
  [/\bMwSt\b|\bUSt\b|IBAN:? ?DE|\bGmbH\b|\bTVA\b|\bSIRET\b|\bRCS\b|IBAN:? ?FR|\bTTC\b/, "EUR"],
];
/** How text recognition misreads £12.00. */
const MISREAD = /(?<![\p{L}\d])[EfF](?=\d[\d,]*\.\d{2}(?!\d))/u;

/** The ISO 4217 code of the most frequent currency symbol; a plain dollar sign is resolved by country. */
export function findCurrency(texts: readonly string[]): string | undefined {
  const whole = texts.join("\n");
  const counted = SIGNS.map(([sign, code]) => ({ code, count: [...whole.matchAll(sign)].length }));
  const best = counted.sort((a, b) => b.count - a.count)[0];
  const dollars = [...whole.matchAll(/(?<![A-Z])\$/g)].length;
  if (best && best.count > 0 && best.count >= dollars) return best.code;
  if (best && best.count > 0 && /USD|AUD|NZD|CAD|SGD/.test(best.code)) return best.code;
  if (dollars === 0) {
    const krone = KRONE.test(whole) ? KRONER.find(([country]) => country.test(whole)) : undefined;
    if (krone) return krone[1];
    const near = COUNTRIES.filter(([country]) => country.test(whole));
    return near.length === 1 || MISREAD.test(whole) ? near[0]?.[1] : undefined;
  }
  return DOLLARS.find(([country]) => country.test(whole))?.[1] ?? "USD";
}
