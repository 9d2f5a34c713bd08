import { CATEGORIES, type Category } from "#core/categories.ts";

/** Names with their right categories, from the text of a CSV file with a heading: name, category. */
export function parseLabelled(text: string): { name: string; category: Category }[] {
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const cut = line.lastIndexOf(",");
    const name = line.slice(0, cut).replace(/^"(.*)"$/, "$1");
    const category = CATEGORIES.find((each) => each === line.slice(cut + 1).trim());
    if (category === undefined) throw new Error(`no category in: ${line}`);
    return { name: name.replaceAll('""', '"'), category };
  });
}
