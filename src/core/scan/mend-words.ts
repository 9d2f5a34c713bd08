import { FORM } from "./company-words.ts";
import { PROVIDERS } from "./providers.ts";
import { squash } from "./squash.ts";

/** Chains whose receipts are many; who sends bills is among the providers. */
const CHAINS = ["99 Speed Mart", "Popular Book Co. (M)", "Gardenia Bakeries (KL)", "Gerbang Alaf Restaurants"];
const capitalised = (name: string) => name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
const KNOWN = [...PROVIDERS.map(capitalised), ...CHAINS]
  .map((name) => ({ name, small: squash(name) }))
  .filter(({ small }) => small.length > 7);

/** A known name of which one letter was misread, as it is spelled. mendName("9 SPEED MART S/B") is "99 Speed Mart S/B" */
export function mendName(name: string): string {
  const form = FORM.exec(name)?.[0] ?? "";
  const small = squash(name.slice(0, name.length - form.length));
  const meant = KNOWN.some((known) => known.small === small)
    ? undefined
    : KNOWN.find((known) => isOneOff(small, known.small));
  return meant === undefined ? name : `${meant.name}${form}`;
}

/** Long words many businesses carry in their names; nothing is spelled nearly like them but themselves misread. */
const WORDS = [
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
  "supermarket",
  "versicherung",
  "versorgung",
];

/** Malaysia's form of company, of which one letter was misread or added; the other half tells what it is. */
const FORM_MISREAD = /(?<!\p{L})(?:(s[^\Wd]n|s\wdn|sd\wn)(\.? ?)(bhd)|(sdn)(\.? ?)(b[^\Wh]d|bh[^\Wd]))(?!\p{L})/iu;

/** Its short form, whose stroke was taken for a letter or a digit. */
const SHORT_FORM_MISREAD = /(?<= )S[17Il|]B$/;

/** A name in which such words are as they are spelled. mendWords("EAGLE ENTERFRISE") is "EAGLE ENTERPRISE" */
export function mendWords(name: string): string {
  const formed = name.replace(FORM_MISREAD, (found, _one, gap, _two, _three, space) =>
    found === found.toUpperCase() ? `SDN${gap ?? space}BHD` : `Sdn${gap ?? space}Bhd`,
  );
  return formed.replace(SHORT_FORM_MISREAD, "S/B").replace(/\p{L}{7,}/gu, (found) => {
    const lower = found.toLowerCase();
    const meant = WORDS.find((word) => isOneOff(lower, word));
    if (meant === undefined) return found;
    if (found === found.toUpperCase()) return meant.toUpperCase();
    return (found[0] ?? "") === found[0]?.toUpperCase() ? `${meant[0]?.toUpperCase()}${meant.slice(1)}` : meant;
  });
}

/** Whether one letter was changed, added or lost, and not the last: an ending makes another word. */
function isOneOff(found: string, word: string): boolean {
  if (found === word || Math.abs(found.length - word.length) > 1) return false;
  let start = 0;
  while (start < word.length && found[start] === word[start]) start++;
  let end = 0;
  while (end < word.length - start && found.at(-1 - end) === word.at(-1 - end)) end++;
  const most = Math.max(found.length, word.length);
  return end > 0 && start + end >= most - 1;
}
