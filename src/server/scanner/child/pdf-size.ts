import { Readable } from "node:stream";
import { createInflate } from "node:zlib";

const MEGABYTE = 1024 * 1024;
/** A page scanned in colour at 600 dots an inch has 100 MB; nothing in a bill has more. */
const LARGEST = 150 * MEGABYTE;
/** All of it together, so that many large ones don't make this look itself the burden. */
const MOST = 600 * MEGABYTE;

/**
 * Whether something in a PDF unpacks to more than a bill can hold. The readers would unpack it whole and take seconds and
 * gigabytes before a limit ends them; this one forgets what it has counted. What is packed twice is left to those limits.
 */
export async function isBomb(bytes: Uint8Array): Promise<boolean> {
  let sum = 0;
  for (const packed of packedParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))) {
    const size = await unpackedSize(packed);
    sum += size;
    if (size > LARGEST || sum > MOST) return true;
  }
  return false;
}

const START = "stream";
const END = "endstream";

function* packedParts(file: Buffer): Generator<Buffer> {
  for (let at = file.indexOf(START); at !== -1; ) {
    const from = at + START.length;
    const begin = file[from] === 13 ? from + 2 : from + 1;
    const end = file.indexOf(END, begin);
    const part = file.subarray(begin, end === -1 ? file.length : end);
    if (isDeflated(part)) yield part;
    at = end === -1 ? -1 : file.indexOf(START, end + END.length);
  }
}

/** The two bytes that every such stream begins with. */
const isDeflated = ([first = 0, second = 0]: Buffer) => (first & 15) === 8 && (first * 256 + second) % 31 === 0;

async function unpackedSize(packed: Buffer): Promise<number> {
  let size = 0;
  const unpacked = Readable.from([packed]).pipe(createInflate({ chunkSize: MEGABYTE }));
  try {
    for await (const chunk of unpacked) {
      size += chunk.length;
      if (size > LARGEST) break;
    }
  } catch {
    // It breaks off, or is something else; the reader will say so.
  }
  return size;
}
