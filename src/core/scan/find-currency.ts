const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€|\bEUR(O|OS)?\b/gi, "EUR"],
  [/£|\bGBP\b/g, "GBP"],
  [/\bRM ?\d|\bRM\b|\bMYR\b|\(RM\)/g, "MYR"],
  [/₹|\bRs\.? ?\d|\bINR\b/g, "INR"],
  [/\bCHF\b/g, "CHF"],
  [/\bAUD\b|A\$/g, "AUD"],
  [/\bNZD\b|NZ\$/g, "NZD"],
  [/\bCAD\b|C\$/g, "CAD"],
  [/\bSGD\b|S\$/g, "SGD"],
  [/\bUSD\b|US\$/g, "USD"],
  [/¥|\bJPY\b/g, "JPY"],
];
const DOLLARS: readonly (readonly [RegExp, string])[] = [
  [/\bABN\b|\bPty\b|Australia|\b(NSW|VIC|QLD|WA|TAS|ACT) \d{4}\b/, "AUD"],
  [/New Zealand|\bNZBN\b|Auckland|Wellington/, "NZD"],
  [/Canada|\bHST\b|\b(ON|BC|QC|AB) [A-Z]\d[A-Z]/, "CAD"],
  [/Sdn|Bhd|Malaysia|Kuala Lumpur|Selangor/i, "MYR"],
  [/Singapore/i, "SGD"],
];

/** ISO 4217, by the sign that stands there most often; a bare dollar by the country around it. */
export function findCurrency(texts: readonly string[]): string | undefined {
  const whole = texts.join("\n");
  const counted = SIGNS.map(([sign, code]) => ({ code, count: [...whole.matchAll(sign)].length }));
  const best = counted.sort((a, b) => b.count - a.count)[0];
  const dollars = [...whole.matchAll(/(?<![A-Z])\$/g)].length;
  if (best && best.count > 0 && best.count >= dollars) return best.code;
  if (best && best.count > 0 && /USD|AUD|NZD|CAD|SGD/.test(best.code)) return best.code;
  if (dollars === 0) return undefined;
  return DOLLARS.find(([country]) => country.test(whole))?.[1] ?? "USD";
}
