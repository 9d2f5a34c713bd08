import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem } from "node:os";
import { join } from "node:path";

const MEMORY = "/dev/shm";
const MIN_FREE_BYTES = 2 * 1024 ** 3;

function hasRoom() {
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > MIN_FREE_BYTES && freemem() > 2 * MIN_FREE_BYTES;
}

/**
 * Puts temporary files of this process and its children into memory if there is room: an embedded database waits for the disk
 * after every write, and the tests' data is discarded anyway.
 */
export function moveTempFilesToMemory() {
  try {
    if (!hasRoom()) return;
    const folder = mkdtempSync(join(MEMORY, "weekwise-test-"));
    process.env.TMPDIR = folder;
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  } catch {
    // No such folder here, or not writable: the default is fine.
  }
}
