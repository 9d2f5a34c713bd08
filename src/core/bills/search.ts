import { type Category, categoryLabel } from "#core/categories.ts";

type SearchedBill = {
  name: string;
  category: Category;
  notes: string | null;
  website: string | null;
  customerNumber: string | null;
};

/** Lower case without accents. "Müller" is "muller" */
const normalized = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Removes grouping, so that "1744" finds "K 17-44". */
const withoutSeparators = (text: string) => text.replace(/[\s./-]/g, "");

/** Matches bills that have every search word in their name, category, notes, web address or customer number. */
export function billMatcher(query: string): (bill: SearchedBill) => boolean {
  const words = normalized(query).match(/\S+/g);
  if (words === null) return () => true;
  return ({ name, category, notes, website, customerNumber }) => {
    const number = normalized(customerNumber ?? "");
    const text = [name, categoryLabel(category), notes, website].map((part) => normalized(part ?? "")).join("\n");
    return words.every(
      (word) =>
        text.includes(word) ||
        number.includes(word) ||
        (withoutSeparators(word) !== "" && withoutSeparators(number).includes(withoutSeparators(word))),
    );
  };
}
