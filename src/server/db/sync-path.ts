import { closeSync, fsyncSync, openSync } from "node:fs";

/** Waits until what was written to a file, or the names in a folder, is on the disk. */
export function syncPath(path: string): void {
  const file = openSync(path, "r");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
