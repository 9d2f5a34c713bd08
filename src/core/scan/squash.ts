/** A fast path: most of the thousands of words have no accents. */
const isAscii = (text: string) => !/[\u0080-\uffff]/.test(text);

/** Lower case without accents. plain("Fällig") is "fallig" */
export function plain(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

/** Squashed words with a space around each. spaced("Total  Due:") is " total due " */
export const spaced = (text: string) =>
  ` ${text
    .split(/\s+/)
    .map(squash)
    .filter((word) => word !== "")
    .join(" ")} `;

/** Only letters and digits, as text recognition drops spaces and adds dots. squash("Total  Due:") is "totaldue" */
export function squash(text: string): string {
  const plainText = plain(text);
  return isAscii(plainText) ? plainText.replace(/[^a-z0-9%]+/g, "") : plainText.replace(/[^\p{L}\p{N}%]+/gu, "");
}
