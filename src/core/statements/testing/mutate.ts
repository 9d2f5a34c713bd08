import { CSV_SAMPLES } from "./csv-samples.ts";
import * as samples from "./samples.ts";

/** Reproducible pseudo-random numbers from a seed. */
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

// Input that trips up parsers: syntax of each format, extreme numbers, multi-byte letters and halves of them.
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

/** Text as UTF-8, with a lone surrogate as the three bytes that UTF-8 doesn't allow. */
function encode(text: string): Uint8Array {
  const next = (point: number, shift: number) => 0x80 | ((point >> shift) & 0x3f);
  return Uint8Array.from(
    Array.from(text, (sign) => sign.codePointAt(0) ?? 0).flatMap((point) => {
      if (point < 0x80) return [point];
      if (point < 0x800) return [0xc0 | (point >> 6), next(point, 0)];
      if (point < 0x10000) return [0xe0 | (point >> 12), next(point, 6), next(point, 0)];
      return [0xf0 | (point >> 18), next(point, 12), next(point, 6), next(point, 0)];
    }),
  );
}

const TOKEN_BYTES = TOKENS.map(encode);
/** The longest a damaged file can get. */
const LARGEST = 24_000;

/** Creates damaged files from samples, reusing one buffer: each result is valid until the next call. */
export function makeMutator(samples: readonly string[]): (turn: number, random: () => number) => Uint8Array {
  const seeds = samples.map(encode);
  const buffer = new Uint8Array(LARGEST);
  let length = 0;

  /** Replaces the bytes from `at` to `to`; anything beyond the buffer is dropped. */
  const replace = (at: number, to: number, bytes: Uint8Array) => {
    const put = bytes.subarray(0, LARGEST - at);
    buffer.copyWithin(at + put.length, to, length);
    buffer.set(put, at);
    length = Math.min(LARGEST, length - (to - at) + bytes.length);
  };

  return (turn, random) => {
    const pick = (below: number) => Math.floor(random() * below);
    const token = () => TOKEN_BYTES[pick(TOKEN_BYTES.length)] ?? NOTHING;
    length = 0;
    replace(0, 0, seeds[turn % seeds.length] ?? NOTHING);
    // Half get one small change, because a file that is refused at once tests little of the parser.
    const isLight = random() < 0.5;
    for (let step = isLight ? 1 : 1 + pick(5); step > 0; step -= 1) {
      const at = pick(length);
      const to = at + pick(isLight ? Math.min(24, length - at) : length - at);
      const mutation = pick(12);
      if (mutation === 0) replace(at, at, token());
      else if (mutation === 1) replace(at, to, NOTHING);
      else if (mutation === 2) replace(to, to, buffer.slice(at, to));
      else if (mutation === 3) length = Math.min(length, at + 1);
      else if (mutation === 4) {
        const [one, times] = [token(), pick(20)];
        const many = new Uint8Array(one.length * times);
        for (let n = 0; n < times; n += 1) many.set(one, n * one.length);
        replace(at, to, many);
      } else if (mutation === 5) {
        const head = buffer.slice(0, to);
        replace(0, to, NOTHING);
        replace(length, length, head);
      } else if (mutation === 6) replace(at, to, token());
      else if (length > 0) buffer[at] = (buffer[at] ?? 0) ^ (1 << pick(8));
    }
    for (let step = isLight ? 0 : pick(4); step > 0 && length > 0; step -= 1) buffer[pick(length)] = pick(256);
    return buffer.subarray(0, length);
  };
}

const NOTHING = new Uint8Array();
