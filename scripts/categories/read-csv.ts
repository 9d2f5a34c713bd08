import { readFileSync } from "node:fs";
import { CATEGORIES, type Category } from "#core/categories.ts";

/** Names and their categories from a file of two columns, name and category, under a heading. */
export function readCsv(path: string): { name: string; category: Category }[] {
  const [, ...lines] = readFileSync(path, "utf8").trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const cut = line.lastIndexOf(",");
    const name = line.slice(0, cut).replace(/^"(.*)"$/, "$1").replaceAll('""', '"');
    const category = CATEGORIES.find((each) => each === line.slice(cut + 1).trim());
    if (category === undefined) throw new Error(`no category in: ${line}`);
    return { name, category };
  });
}
