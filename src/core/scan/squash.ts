/** Lower case, accents off. plain("Fällig") is "fallig" */
export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss");
}

/** Letters and digits alone: recognisers drop spaces and invent dots. squash("Total  Due:") is "totaldue" */
export function squash(text: string): string {
  return plain(text).replace(/[^\p{L}\p{N}%]+/gu, "");
}
