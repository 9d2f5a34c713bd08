import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { syncPath } from "./durable-fs.ts";
import { startCluster } from "./embedded-cluster.ts";

/** Makes a new database beside its place and moves it there whole: a start that is cut short leaves none or all of it. */
export async function createCluster(folder: string, prepared: string | undefined): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (prepared === undefined) {
    await makeCluster(draft);
  } else {
    cpSync(prepared, draft, { recursive: true });
  }
  await settle(draft);
  renameSync(draft, folder);
  syncPath(dirname(folder));
}

/**
 * The build's empty database, which saves a first start most of its time: beside the bundle that runs, or above it, since
 * commands have a folder of their own. From source there is none.
 */
export function findPrepared(): string | undefined {
  return ["./empty-database", "../empty-database"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
}

async function makeCluster(folder: string): Promise<void> {
  mkdirSync(folder, { mode: 0o700 });
  const { stop } = await startCluster({ folder, onStopped: () => {} });
  await stop();
}

/** Closes the tree to other users and puts it on the disk; several files at once, because each waits for the disk. */
async function settle(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name),
    mode: entry.isFile() ? 0o600 : 0o700,
  }));
  const left = [{ path: folder, mode: 0o700 }, ...paths].values();
  const settleNext = async () => {
    for (const { path, mode } of left) {
      const file = await open(path, "r");
      try {
        await file.chmod(mode);
        await file.sync();
      } finally {
        await file.close();
      }
    }
  };
  await Promise.all([settleNext(), settleNext(), settleNext(), settleNext()]);
}
