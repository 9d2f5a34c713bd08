import { createReadStream } from "node:fs";
import { createGunzip } from "node:zlib";
import { codeOf, startError } from "#server/start-error.ts";

// A row is a few hundred bytes; a file without line breaks is not a backup and must not fill the memory.
const MAX_LINE_BYTES = 8 * 1024 * 1024;

export const notABackup = (path: string) => startError(`${path} is not a Weekwise backup.`);
export const incompleteBackup = (path: string) =>
  startError(`The backup ${path} is incomplete: its end is missing. Use another one.`);
export const damaged = (path: string, where: string) =>
  startError(`The backup ${path} is damaged (${where}). Use another one.`);

/** The lines of a compressed file with their line breaks, in chunks. */
export async function* readLines(path: string): AsyncGenerator<Buffer[]> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip({ chunkSize: 256 * 1024 }));
  file.on("error", (error) => text.destroy(error));
  let rest: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of text) {
      if (!Buffer.isBuffer(chunk)) continue;
      const lines: Buffer[] = [];
      let from = 0;
      for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
        lines.push(Buffer.concat([...rest, chunk.subarray(from, end + 1)]));
        rest = [];
        from = end + 1;
      }
      rest.push(chunk.subarray(from));
      length = lines.length > 0 ? chunk.length - from : length + chunk.length;
      if (length > MAX_LINE_BYTES) throw notABackup(path);
      if (lines.length > 0) yield lines;
    }
  } catch (error) {
    throw readableError(path, error);
  } finally {
    file.destroy();
    text.destroy();
  }
  if (length > 0) throw incompleteBackup(path);
}

function readableError(path: string, error: unknown): unknown {
  switch (codeOf(error)) {
    case "ENOENT":
      return startError(`${path} does not exist.`);
    case "EISDIR":
      return startError(`${path} is a folder. Specify the file in it.`);
    case "EACCES":
      return startError(`This user does not have permission to read ${path}.`);
    case "Z_BUF_ERROR":
      return incompleteBackup(path);
    case "Z_DATA_ERROR":
      return error instanceof Error && error.message.includes("header")
        ? notABackup(path)
        : damaged(path, "corrupt compressed data");
    default:
      return error;
  }
}
