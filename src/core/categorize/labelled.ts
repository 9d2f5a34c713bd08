import { CATEGORIES, type Category } from "#core/categories.ts";

/** A name with its category, and others that would be as right. */
export type Labelled = { name: string; category: Category; also: Category[]; source: string };

/** Parses labelled names from CSV with a header: name, category ('education', or 'education|other') and an optional source. */
export function parseLabelled(text: string): Labelled[] {
  const [, ...lines] = text.trimEnd().split(/\r?\n/);
  return lines.map((line) => {
    const [name = "", label = "", source = ""] = fieldsOf(line);
    const [category, ...also] = label.split("|").map((word) => CATEGORIES.find((each) => each === word));
    if (category === undefined) throw new Error(`no category in: ${line}`);
    return { name, category, also: also.filter((each) => each !== undefined), source };
  });
}

/** The fields of one line. Fields with a comma or quote are quoted. */
function fieldsOf(line: string): string[] {
  const fields = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return Array.from(fields, ([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain.trim());
}
