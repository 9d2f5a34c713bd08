import type { Category } from "#core/categories.ts";

export type Guess = { category: Category; confidence: number };

/** The category that a scanned bill's name suggests. The one place where the scanner joins the category helper. */
export function categoryOf(name: string): Guess | undefined {
  const found = WORDS.find(([pattern]) => pattern.test(name));
  return found ? { category: found[1], confidence: 0.6 } : undefined;
}

const WORDS: readonly (readonly [RegExp, Category])[] = [
  [/insurance|versicherung|assurance/i, "insurance"],
  [/\b(energy|power|electric\w*|gas|water|broadband|telecom|mobile|stadtwerke|strom|eau|wasser)\b/i, "utilities"],
  [/council|rent|mortgage|miete|loyer|wohn/i, "housing"],
  [/school|college|university|schule|[ée]cole/i, "education"],
  [/stream|music|software/i, "subscriptions"],
  [/restaurant|restoran|caf[eé]|market|mart|bakery|supermarket/i, "food"],
  [/pharmacy|clinic|dental|apotheke|pharmacie/i, "healthcare"],
];
