/** Divisible by three: the concatenated base64 of the chunks is that of the whole. */
export const CHUNK_BYTES = 255 * 1024;

/** A stream in chunks of equal size, except the last. */
export async function* inChunks(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let pending: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of source) {
    pending.push(bytes);
    length += bytes.length;
    while (length >= CHUNK_BYTES) {
      const buffered = Buffer.concat(pending);
      yield buffered.subarray(0, CHUNK_BYTES);
      pending = [buffered.subarray(CHUNK_BYTES)];
      length -= CHUNK_BYTES;
    }
  }
  if (length > 0) yield Buffer.concat(pending);
}
