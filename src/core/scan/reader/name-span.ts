import { FORM } from "#core/scan/company-words.ts";
import { repairName, repairWords } from "#core/scan/repair-words.ts";
import { squash } from "#core/scan/squash.ts";
import type { Features } from "./features.ts";
import { type Answers, type Choice, shares } from "./shares.ts";

const [START, END, FIELDS] = [3, 4, 5] as const;
/** The most words of a name, and how many of the likeliest first words are considered. */
const LONGEST = 8;
const STARTS = 12;

/** "6 allée des Tilleuls", "12 Mill Lane" and "Dorfstrasse 13, 3600 Thun" */
const ADDRESS =
  /^\d+ ?[a-z]?,? (?:bis |ter )?(?:all[ée]e|avenue|boulevard|chemin|cours|impasse|place|quai|route|rue)(?!\p{L})|^\d+[a-z]?,? (?:\p{L}+ ){1,3}(?:avenue|close|drive|lane|road|street)$|\p{L}{3}\.? \d{1,4} ?[a-z]?, ?\d{4,5} \p{Lu}/iu;

/** The most likely biller name: a span of words in one cell, adding up all occurrences of the same words. */
export function bestName({ tokens }: Features, answers: Answers): Choice<string> | undefined {
  const part = (field: number) => {
    const scores = tokens.map((_, at) => answers.words[at * FIELDS + field] ?? 0);
    return shares([...scores, answers.none[field] ?? 0]);
  };
  const [starts, ends] = [part(START), part(END)];
  const likely = tokens
    .map((_, at) => at)
    .sort((a, b) => (starts[b] ?? 0) - (starts[a] ?? 0))
    .slice(0, STARTS);
  const sums = new Map<string, Choice<string> & { best: number }>();
  for (const first of likely)
    for (let last = first; last < first + LONGEST && tokens[last]?.cell === tokens[first]?.cell; last++) {
      const text = tidy(
        tokens
          .slice(first, last + 1)
          .map((token) => token.text)
          .join(" "),
      );
      // A legal form on its own isn't a name, and neither is an address.
      if (!/\p{L}/u.test(text) || text.replace(FORM, "") === "" || ADDRESS.test(text)) continue;
      const share = Math.sqrt((starts[first] ?? 0) * (ends[last] ?? 0));
      const key = squash(text);
      const known = sums.get(key);
      const isBetter = share > (known?.best ?? 0);
      sums.set(key, {
        value: isBetter || known === undefined ? text : known.value,
        share: Math.min(1, (known?.share ?? 0) + share),
        best: Math.max(share, known?.best ?? 0),
        at: isBetter || known === undefined ? { first, last } : known.at,
      });
    }
  const [best] = [...sums.values()].sort((a, b) => b.share - a.share);
  return best && { ...best, value: withoutForm(repairName(repairWords(best.value))) };
}

/** Removes 'Sold by', surrounding punctuation and registration numbers; a disc among letters becomes an O. */
const tidy = (text: string) =>
  text
    .replace(/(?<=\p{L})[●⬤○◯](?=\p{L})/gu, "O")
    .replace(/ ?(?:\((?:co\.? ?(?:no|reg)\.? ?)?\p{Lu}{0,2}\d[\d ]{3,}[-·.]?\p{L}?\)?$|\(\d+$)/iu, "")
    .replace(/^(?:sold|billed|issued) by\W+(?=\p{L})/iu, "")
    .replace(/^[^\p{L}\p{N}]+|[\s,;:·|–—-]+$/gu, "")
    .replace(/^([^(]*)\)$/u, "$1")
    .trim();

/** "Brightwell Energy Ltd" becomes Brightwell Energy. Keeps 'Company' and 'Sdn Bhd', which people may include. */
function withoutForm(text: string): string {
  const form = FORM.exec(text)?.[1];
  const rest = text.replace(FORM, "");
  return form === undefined || /^(?:co|sdn|bhd|s[/17il|]b)/i.test(form) || !/\p{L}{3}/u.test(rest) ? text : rest;
}
