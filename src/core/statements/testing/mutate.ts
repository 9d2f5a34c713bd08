import { CSV_SAMPLES } from "./csv-samples.ts";
import * as samples from "./samples.ts";

/** Numbers that look random and come again with the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const SEEDS: Record<string, readonly string[]> = {
  csv: CSV_SAMPLES.map(({ text }) => text),
  ofx: [samples.OFX_SGML, samples.OFX_XML],
  qif: [samples.QIF_AMERICAN, samples.QIF_EUROPEAN],
  camt: [samples.CAMT_02, samples.CAMT_08, samples.ENTITY_BOMB],
  mt940: [samples.MT940_GERMAN, samples.MT940_DUTCH],
};

// What parsers stumble over: signs of each format, numbers at the edges, letters of several bytes, halves of them.
const TOKENS = [
  '"',
  ";",
  ",",
  "\t",
  "\r",
  "\n",
  "\0",
  "<",
  ">",
  "</",
  "/>",
  "<!",
  "<!--",
  "-->",
  "<![CDATA[",
  "]]>",
  "&#0;",
  "&#xD800;",
  "&a;",
  ":61:",
  ":86:",
  ":62F:",
  "?32",
  "^",
  "!Type:Bank",
  "D",
  "T-",
  "{4:",
  "-}",
  "99999999999999999999",
  "-99999999.99",
  "0,001",
  "1e9",
  "31.02.2026",
  "2026-02-31",
  "0000-00-00",
  "١٢",
  "é",
  "\ud800",
  "\ufeff",
  "=1+1",
  "(",
  ")",
  "-",
  "+",
  "'",
  "NaN",
  "   ",
  "<STMTTRN>",
  "</OFX>",
  "<Ntry>",
  "</Ntry>",
  "<Amt>",
];

/** A sample with a few things in it changed: bytes, tokens, pieces taken out, doubled or moved, an end cut off. */
export function mutate(sample: string, random: () => number): Uint8Array {
  const pick = (below: number) => Math.floor(random() * below);
  let text = sample;
  for (let step = 1 + pick(6); step > 0; step -= 1) {
    const at = pick(text.length);
    const to = at + pick(text.length - at);
    const way = pick(6);
    if (way === 0) text = text.slice(0, at) + (TOKENS[pick(TOKENS.length)] ?? "") + text.slice(at);
    else if (way === 1) text = text.slice(0, at) + text.slice(to);
    else if (way === 2 && text.length < 20_000) text = text.slice(0, to) + text.slice(at, to) + text.slice(to);
    else if (way === 3) text = text.slice(0, at + 1);
    else if (way === 4)
      text = text.slice(0, at) + (TOKENS[pick(TOKENS.length)] ?? "").repeat(pick(20)) + text.slice(to);
    else text = text.slice(to) + text.slice(0, to);
  }
  const bytes = Uint8Array.from(text, (sign) => sign.charCodeAt(0) & 0xff);
  for (let step = pick(4); step > 0 && bytes.length > 0; step -= 1) bytes[pick(bytes.length)] = pick(256);
  return bytes;
}
