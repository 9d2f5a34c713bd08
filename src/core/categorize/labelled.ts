import { CATEGORIES, type Category } from "#core/categories.ts";

/** Names with their right categories, from the text of a CSV file with a heading: name, category and, if it has one, source. */
export function parseLabelled(text: string): { name: string; category: Category; source: string }[] {
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [name = "", label, source = ""] = fieldsOf(line);
    const category = CATEGORIES.find((each) => each === label);
    if (category === undefined) throw new Error(`no category in: ${line}`);
    return { name, category, source };
  });
}

/** The fields of one line; one with a comma or a quotation mark stands in quotation marks. */
function fieldsOf(line: string): string[] {
  const fields = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return Array.from(fields, ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain.trim());
}
