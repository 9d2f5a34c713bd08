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

/** A name in which such words are as they are spelled. mendWords("EAGLE ENTERFRISE") is "EAGLE ENTERPRISE" */
export function mendWords(name: string): string {
  return name.replace(/\p{L}{7,}/gu, (found) => {
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
