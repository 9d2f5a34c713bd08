/** Lower case, accents off. plain("Fällig") is "fallig" */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

/** Squashed words with a space around each. spaced("Total  Due:") is " total due " */
export const spaced = (text: string) =>
  ` ${text
    .split(/\s+/)
    .map(squash)
    .filter((word) => word !== "")
    .join(" ")} `;

/** Letters and digits alone: recognisers drop spaces and invent dots. squash("Total  Due:") is "totaldue" */
export function squash(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}%]+/gu, "");
}
