import { Readable } from "node:stream";
import { createInflate, inflateSync } from "node:zlib";
import { refuse } from "./refused.ts";

const MEGABYTE = 1024 * 1024;
/** A page scanned in colour at 600 dpi has 100 MB; nothing in a bill has more. */
const MAX_STREAM = 150 * MEGABYTE;
/** In total, so that this check itself does not become the burden. */
const MAX_TOTAL = 600 * MEGABYTE;
/** A sheet of A3 at 600 dpi has 70 million. */
const MAX_PIXELS = 75_000_000;
/** The maximum of 330 bills is 321. */
const MAX_OBJECTS = 50_000;
/** Vertices of shaded triangles, a few bytes each, any of which may cover the page. None of 330 bills has one. */
const MAX_MESH = 100_000;

/** A stream's dictionary, and its content. */
type PdfStream = { dictionary: string; content: Buffer };

/**
 * Rejects a PDF with more content than a bill can have. The readers would take seconds and gigabytes before a limit
 * stops them; this only counts. What it can't see (nested compression, indirect sizes) is left to those limits.
 */
export async function checkSize(bytes: Uint8Array): Promise<void> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let objects = countOf(file, " obj", MAX_OBJECTS);
  let [sum, mesh] = [0, 0];
  for (const { dictionary, content } of streamsOf(file)) {
    objects += /\/Type\s*\/ObjStm\b/.test(dictionary) ? numberOf(dictionary, "N") : 0;
    if (/\/Type\s*\/XRef\b/.test(dictionary) && numberOf(dictionary, "Size") > MAX_OBJECTS) throw refuse("complex");
    if (numberOf(dictionary, "Width") * numberOf(dictionary, "Height") > MAX_PIXELS) throw refuse("complex");
    const size = isDeflated(content) ? await unpackedSize(content) : content.length;
    sum += size;
    mesh += /\/ShadingType\s*[4-7]\b/.test(dictionary) ? size : 0;
    if (size > MAX_STREAM || sum > MAX_TOTAL) throw refuse("unreadable");
    if (mesh > MAX_MESH) throw refuse("complex");
  }
  if (objects > MAX_OBJECTS) throw refuse("complex");
}

function countOf(file: Buffer, keyword: string, max: number): number {
  let count = 0;
  for (let at = file.indexOf(keyword); at !== -1 && count <= max; at = file.indexOf(keyword, at + 1)) count++;
  return count;
}

/** A direct number, the largest if repeated; an indirect one is ignored. */
function numberOf(dictionary: string, name: "N" | "Size" | "Width" | "Height"): number {
  const found = [...dictionary.matchAll(/\/(N|Size|Width|Height)\s+(\d+)(?!\s+\d+\s+R)\b/g)];
  return Math.max(0, ...found.filter(([, key]) => key === name).map(([, , number]) => Number(number)));
}

const START = "stream";
const END = "endstream";
/** A stream's dictionary comes right before it. */
const MAX_DICTIONARY = 10_000;

function* streamsOf(file: Buffer): Generator<PdfStream> {
  let after = 0;
  for (let at = file.indexOf(START); at !== -1; ) {
    const from = at + START.length;
    const begin = file[from] === 13 ? from + 2 : from + 1;
    const end = file.indexOf(END, begin);
    const before = file.subarray(Math.max(after, at - MAX_DICTIONARY), at).toString("latin1");
    const dictionary = before.slice(before.lastIndexOf(" obj") + 1);
    yield { dictionary, content: file.subarray(begin, end === -1 ? file.length : end) };
    after = end === -1 ? file.length : end + END.length;
    at = end === -1 ? -1 : file.indexOf(START, after);
  }
}

/** The two bytes every such stream starts with. */
const isDeflated = ([first = 0, second = 0]: Buffer) => (first & 15) === 8 && (first * 256 + second) % 31 === 0;

/** This little unpacks to at most 16 MB, usually faster than another thread starts. */
const SMALL = 16 * 1024;

async function unpackedSize(packed: Buffer): Promise<number> {
  if (packed.length <= SMALL) {
    try {
      return inflateSync(packed, { chunkSize: 4 * SMALL }).length;
    } catch {
      // What was unpacked before the error is counted below.
    }
  }
  let size = 0;
  const unpacked = Readable.from([packed]).pipe(createInflate({ chunkSize: MEGABYTE }));
  try {
    for await (const chunk of unpacked) {
      size += chunk.length;
      if (size > MAX_STREAM) break;
    }
  } catch {
    // Truncated or something else; the reader will report it.
  }
  return size;
}
