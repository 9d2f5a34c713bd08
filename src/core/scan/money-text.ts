import { type Cents, cents } from "#core/money.ts";

/** An amount in a text: its position, and whether it has a currency mark. */
export type FoundMoney = { amount: Cents; at: number; length: number; isMarked: boolean; hasDecimals: boolean };

const MARK =
  "(?:[€£$₹¥]|RM\\.?|MYR|EUR|GBP|USD|AUD|NZD|CAD|CHF|INR|SGD|ZAR|PLN|SEK|NOK|DKK|US\\$|AU\\$|A\\$|NZ\\$|S\\$|R\\$|Rs\\.?|R(?= ?\\d[\\d ,]*[.,]\\d{2})|zł|kr\\b|euros?)";
// First whole amounts written as '41,–' or '120.—', and Swedish '4 857:00', which needs three digits, since '18:30' is a time.
// The fourth is Indian grouping: 1,04,025.00.
const DIGITS =
  "\\d{1,3}(?:[.'’ ]?\\d{3})*(?:,[-–—]{1,2}|\\.(?:[–—]|--))|(?:\\d{1,3}(?:[. ]\\d{3})+|\\d{3,}):\\d{2}|\\d{1,3}(?:[.,'’ ]\\d{3})+(?:[.,]\\d{2})?|\\d{1,2}(?:,\\d{2})+,\\d{3}(?:\\.\\d{2})?|\\d+(?:[.,] ?\\d{2})?";
const UNITS = "(?!\\d|[.,:/-]\\d|\\s?(?:%|kwh|kw\\b|kg\\b|km\\b|m3|m³|gb\\b|mb\\b|ltr|pcs|x\\b|tage|days))";
const PATTERN = new RegExp(
  `(?<![\\d.,:/#-]|[A-Za-z](?<!RM|Rs|EUR|USD|GBP|MYR|CHF|SGD|ZAR)(?!(?:RM|EUR|USD|GBP|MYR|CHF|SGD|ZAR)\\s?\\d[\\d,.]*[.,]\\d{2})|\\d[.,/-] ?)(\\(|[-−–]\\s?)?(${MARK})?\\s?([-−–]\\s?)?(${DIGITS})${UNITS}(?:\\s?(${MARK})(?!\\d))?(\\)|-(?!\\d)|\\s?CR\\b)?`,
  "giu",
);

/** Every amount in a text. A figure without decimals only counts with a currency mark: "$45", "RM 50" */
export function moneyIn(written: string): FoundMoney[] {
  if (!/\d/.test(written)) return [];
  const found: FoundMoney[] = [];
  // Text recognition confuses the dollar sign with an S.
  const text = written
    .replace(/(?<![\p{L}\d])S(?=\d[\d,]*[.,]\d{2}(?!\d))/gu, "$")
    // It doesn't know the pound sign.
    .replace(/(?<![\p{L}\d])[EfF](?=\d[\d,]*\.\d{2}(?!\d))/gu, "£");
  for (const match of text.matchAll(PATTERN)) {
    const [whole, open, before, dash, digits = "", after, close] = match;
    const isMarked = before !== undefined || after !== undefined;
    const isWhole = /[-–—]$/.test(digits);
    const hasDecimals = isWhole || /(?:[.,] ?|:)\d{2}$/.test(digits);
    if (!hasDecimals && !isMarked) continue;
    const plain = digits.replace(/[^\d]/g, "");
    if (plain.length > 10) continue;
    const size = hasDecimals && !isWhole ? Number(plain) : Number(plain) * 100;
    if (size > 9_999_999_999) continue;
    const isNegative =
      dash !== undefined ||
      close?.trim() === "-" ||
      (open !== undefined && open !== "(") ||
      (open === "(" && close === ")");
    found.push({
      amount: cents(isNegative ? -size : size),
      at: match.index,
      length: whole.length,
      isMarked,
      hasDecimals,
    });
  }
  return found;
}
