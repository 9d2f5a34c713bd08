export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252" | "mixed";

// The windows-1252 characters in place of Latin-1 control characters.
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
const CHUNK = 8_192;

/**
 * Decodes a file. Each byte that isn't valid UTF-8 is read as windows-1252, so that a file of both (two exports pasted
 * together) keeps all its letters. Never fails.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const order = wideOrder(bytes);
  if (order) return { text: decodeWide(bytes, order), encoding: order };
  let at = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const parts: string[] = [];
  let units: number[] = [];
  let [multiByte, odd] = [0, 0];
  while (at < bytes.length) {
    const byte = bytes[at] ?? 0;
    const length = byte < 0x80 ? 1 : sequenceAt(bytes, at);
    if (length === 1) units.push(byte);
    else if (length === 0) units.push(byte < 0xa0 ? WINDOWS.charCodeAt(byte - 0x80) : byte);
    else pushPoint(units, pointAt(bytes, at, length));
    if (length > 1) multiByte += 1;
    if (length === 0) odd += 1;
    at += Math.max(1, length);
    if (units.length >= CHUNK) {
      parts.push(String.fromCharCode(...units));
      units = [];
    }
  }
  parts.push(String.fromCharCode(...units));
  const encoding = odd === 0 ? "utf-8" : multiByte === 0 ? "windows-1252" : "mixed";
  return { text: parts.join(""), encoding };
}

/** The length of a well-formed UTF-8 sequence at a position; 0 if there is none. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const [first = 0, second = 0] = [bytes[at], bytes[at + 1]];
  const length =
    first >= 0xc2 && first < 0xe0 ? 2 : first >= 0xe0 && first < 0xf0 ? 3 : first >= 0xf0 && first < 0xf5 ? 4 : 0;
  for (let i = 1; i < length; i += 1) if (((bytes[at + i] ?? 0) & 0xc0) !== 0x80) return 0;
  const isOverlong = (first === 0xe0 && second < 0xa0) || (first === 0xf0 && second < 0x90);
  const isOutside = (first === 0xed && second > 0x9f) || (first === 0xf4 && second > 0x8f);
  return isOverlong || isOutside ? 0 : length;
}

function pointAt(bytes: Uint8Array, at: number, length: number): number {
  let point = (bytes[at] ?? 0) & (0xff >> (length + 1));
  for (let i = 1; i < length; i += 1) point = (point << 6) | ((bytes[at + i] ?? 0) & 0x3f);
  return point;
}

function pushPoint(units: number[], point: number): void {
  if (point < 0x10000) units.push(point);
  else units.push(0xd800 + ((point - 0x10000) >> 10), 0xdc00 + ((point - 0x10000) & 0x3ff));
}

/** Detects UTF-16 by its byte order mark, or by every other byte at the start being zero. */
function wideOrder(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 64);
  if (head.length < 8) return undefined;
  const zeros = (from: number) => head.filter((byte, at) => at % 2 === from && byte === 0).length;
  const [even, odd] = [zeros(0), zeros(1)];
  if (odd > head.length / 3 && even === 0) return "utf-16le";
  return even > head.length / 3 && odd === 0 ? "utf-16be" : undefined;
}

function decodeWide(bytes: Uint8Array, order: "utf-16le" | "utf-16be"): string {
  const [low, high] = order === "utf-16le" ? [0, 1] : [1, 0];
  const parts: string[] = [];
  for (let from = 0; from < bytes.length; from += 2 * CHUNK) {
    const units: number[] = [];
    const end = Math.min(bytes.length - 1, from + 2 * CHUNK);
    for (let at = from; at < end; at += 2) units.push((bytes[at + low] ?? 0) | ((bytes[at + high] ?? 0) << 8));
    parts.push(String.fromCharCode(...units));
  }
  return parts.join("").replace(/^\uFEFF/, "");
}
