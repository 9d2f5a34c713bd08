import { type Category, categoryLabel } from "#core/categories.ts";

type Searched = {
  name: string;
  category: Category;
  notes: string | null;
  website: string | null;
  customerNumber: string | null;
};

/** As people compare words: without accents and capitals. "Müller" is "muller" */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** A number is found however it is grouped: "K 17-44" by "1744". */
const joined = (text: string) => text.replace(/[\s./-]/g, "");

/** Whether a bill has every word that is searched for in its name, category, notes, web address or customer number. */
export function billMatcher(query: string): (bill: Searched) => boolean {
  const words = plain(query).match(/\S+/g);
  if (words === null) return () => true;
  return ({ name, category, notes, website, customerNumber }) => {
    const number = plain(customerNumber ?? "");
    const text = [name, categoryLabel(category), notes, website].map((part) => plain(part ?? "")).join("\n");
    return words.every(
      (word) =>
        text.includes(word) || number.includes(word) || (joined(word) !== "" && joined(number).includes(joined(word))),
    );
  };
}
