import { CATEGORIES, type Category } from "#core/categories.ts";

/** Parses labelled names from CSV with a header: name, category and an optional source. */
export function parseLabelled(text: string): { name: string; category: Category; source: string }[] {
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [name = "", label, source = ""] = fieldsOf(line);
    const category = CATEGORIES.find((each) => each === label);
    if (category === undefined) throw new Error(`no category in: ${line}`);
    return { name, category, source };
  });
}

/** The fields of one line. Fields with a comma or quote are quoted. */
function fieldsOf(line: string): string[] {
  const fields = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return Array.from(fields, ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain.trim());
}
