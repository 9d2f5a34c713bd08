import { statfs } from "node:fs/promises";
import type { PGlite } from "@electric-sql/pglite";

const MEGABYTE = 1024 * 1024;
const EVERY = 1_000;
/** PostgreSQL's log grows by 16 MB at once, and when that fails the engine stops. */
const LEAST = 64 * MEGABYTE;
const ENOUGH = 80 * MEGABYTE;

type Options = {
  pg: PGlite;
  folder: string;
  log: (message: string) => void;
  /** Tests put a full disk here. */
  free?: (folder: string) => Promise<number>;
};

export type SpaceWatch = { look: () => Promise<void>; isShort: () => boolean; stop: () => void };

/**
 * Refuses writes before the disk is full, and takes them again when there is room. The embedded engine can't go on once
 * its log finds no place; asked to write nothing it goes on reading, and no start is needed afterwards.
 */
export function watchSpace({ pg, folder, log, free = freeBytes }: Options): SpaceWatch {
  let isShort = false;
  async function look(): Promise<void> {
    const left = await free(folder);
    if (isShort ? left < ENOUGH : left >= LEAST) return;
    await pg.exec(`set default_transaction_read_only = ${isShort ? "off" : "on"}`);
    isShort = !isShort;
    const room = `The disk of ${folder} has ${Math.floor(left / MEGABYTE)} MB left`;
    log(isShort ? `${room}: nothing is saved until there is more.` : `${room}: everything is saved again.`);
  }
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => log(`The room on the disk of ${folder} is not known: ${String(error)}`))
      .finally(() => {
        isLooking = false;
      });
  }, EVERY);
  timer.unref();
  return { look, isShort: () => isShort, stop: () => clearInterval(timer) };
}

async function freeBytes(folder: string): Promise<number> {
  const { blocks, bavail, bsize } = await statfs(folder);
  // Some network file systems have no idea of their size.
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}
