import { FORM } from "./company-words.ts";
import { PROVIDERS } from "./providers.ts";
import { squash } from "./squash.ts";

/** Chains with many receipts; those that send bills are among the providers. */
const CHAINS = ["99 Speed Mart", "Popular Book Co. (M)", "Gardenia Bakeries (KL)", "Gerbang Alaf Restaurants"];
const capitalised = (name: string) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
const KNOWN = [...PROVIDERS.map(capitalised), ...CHAINS]
  .map((name) => ({ name, small: squash(name) }))
  .filter(({ small }) => small.length > 7);

/** Corrects a known name with one misread letter. repairName("9 SPEED MART S/B") is "99 Speed Mart S/B" */
export function repairName(name: string): string {
  const form = FORM.exec(name)?.[0] ?? "";
  const small = squash(name.slice(0, name.length - form.length));
  const correct = KNOWN.some((known) => known.small === small)
    ? undefined
    : KNOWN.find((known) => isMisread(small, known.small));
  return correct === undefined ? name : `${correct.name} ${form.replace(/^[\s.,)&]+/, "")}`.trim();
}

/** Groups of letters and digits that are confused in poor print. */
const ALIKE = "0123456789 0cdgoq 1filtj 2z 4a 5gs 6b 8b 9gq bdr bhk ce ef fp hmnr uvy".split(" ");

/** Whether names differ by one confusable letter, or by a narrow or doubled letter lost or added. */
function isMisread(found: string, name: string): boolean {
  const { start, isOne } = difference(found, name);
  if (!isOne) return false;
  if (found.length === name.length) {
    const [read = "", meant = ""] = [found[start], name[start]];
    return ALIKE.some((letters) => letters.includes(read) && letters.includes(meant));
  }
  const longer = found.length > name.length ? found : name;
  const one = longer[start] ?? "";
  return "1ilt".includes(one) || one === longer[start - 1] || one === longer[start + 1];
}

/** Long words common in business names, with no similar words other than misreadings. */
const WORDS = [
  "distribution",
  "distributor",
  "enterprise",
  "hardware",
  "hypermarket",
  "industries",
  "insurance",
  "international",
  "marketing",
  "resources",
  "restaurant",
  "restoran",
  "stadtwerke",
  "stationery",
  "supermarket",
  "versicherung",
  "versorgung",
];

/** French words that are a letter away from one of them. */
const OTHER_WORDS = new Set(["industriels", "ressources"]);

/** The last two words of a name, if short. */
const LAST_TWO = /(?<![\p{L}\d])([\p{L}\d]{2,4})(\. ?| )([\p{L}\d]{2,4})(?=\W*$)/u;

/** Whether two words are a misread "Sdn Bhd": one of them is right, or each is off by one letter. */
function isSdnBhd(one: string, two: string): boolean {
  const [first, second] = [edits(one.toLowerCase(), "sdn"), edits(two.toLowerCase(), "bhd")];
  if (first === 0) return second > 0 && second <= 2;
  if (second === 0) return first === 1 || /^s(?:c[il]|ol)n$/i.test(one);
  return first === 1 && second === 1 && /^\wh\w$/i.test(two);
}

/** "Sdn Bhd" set so wide that it's split. */
const FORM_APART = /(?<!\p{L})(?!sdn\.? ?bhd)(s) ?(d) ?(n\.?) ?(b) ?(h) ?(d)(?!\p{L})/iu;

/** A stroke after it is the page edge. */
const EDGE = /(?<=(?<!\p{L})sdn\.? ?bhd\.?) ?[il|]$/iu;

/** The short form "S/B" with its slash or B misread. */
const SHORT_FORM_MISREAD = /(?<= )(?:S[Il]B|[S5][17|][BD]|[S5]\/[BDR8])$/;

/** A 1 among capitals or initials is an I: "D.1.Y." */
const ONE = /(?<=\p{Lu})1(?=\p{Lu})|(?<=(?<!\p{L})\p{Lu}\.)1(?=\.\p{Lu})/gu;

/** Zeros among or after letters are O's. */
const ZEROS = /(?<=\p{L})0+(?=[\p{L}.]|$)/gu;

/** Corrects misread business words in a name. repairWords("EAGLE ENTERFRISE") is "EAGLE ENTERPRISE" */
export function repairWords(name: string): string {
  const whole = name
    .replace(FORM_APART, "$1$2$3 $4$5$6")
    .replace(EDGE, "")
    .replace(LAST_TWO, (found, one, gap, two) => {
      if (!isSdnBhd(one, two)) return found;
      return found === found.toUpperCase() ? `SDN${gap}BHD` : `Sdn${gap}Bhd`;
    })
    .replace(SHORT_FORM_MISREAD, "S/B")
    .replace(ONE, "I")
    .replace(ZEROS, (found, at, text) => (/\p{Ll}/u.test(text[at - 1]) ? "o" : "O").repeat(found.length));
  return whole.replace(/\p{L}{7,}/gu, (found) => {
    const lower = found.toLowerCase();
    const correct = WORDS.find((word) => isOneLetterOff(lower, word));
    if (correct === undefined || OTHER_WORDS.has(lower)) return found;
    if (found === found.toUpperCase()) return correct.toUpperCase();
    return (found[0] ?? "") === found[0]?.toUpperCase() ? `${correct[0]?.toUpperCase()}${correct.slice(1)}` : correct;
  });
}

/** Whether one letter other than the last was changed, added or lost; a different ending is another word. */
function isOneLetterOff(found: string, word: string): boolean {
  const { end, isOne } = difference(found, word);
  return isOne && end > 0;
}

/** The lengths of the common prefix and suffix of two words, and whether they differ by one letter. */
function difference(one: string, other: string): { start: number; end: number; isOne: boolean } {
  const [least, most] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  let start = 0;
  while (start < least && one[start] === other[start]) start++;
  let end = 0;
  while (end < least - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return { start, end, isOne: one !== other && start + end === most - 1 };
}

/** The edit distance between two words. */
function edits(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of [...one].entries()) {
    const line = [row + 1];
    for (const [at, expected] of [...other].entries())
      line.push(
        Math.min((above[at] ?? 0) + Number(letter !== expected), (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1),
      );
    above = line;
  }
  return above[other.length] ?? 0;
}
