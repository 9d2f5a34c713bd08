import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { syncPath } from "./durable-fs.ts";
import { startCluster } from "./embedded-cluster.ts";

/** Creates a database in a temporary folder and renames it: an interrupted start leaves all of it or nothing. */
export async function createCluster(folder: string, prepared: string | undefined): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (prepared === undefined) {
    await initCluster(draft);
  } else {
    cpSync(prepared, draft, { recursive: true });
  }
  await syncTree(draft);
  renameSync(draft, folder);
  syncPath(dirname(folder));
}

/**
 * The build's empty database, which makes a first start much faster: next to the running bundle, or above it, since
 * commands are in a subfolder. There is none when running from source.
 */
export function findPrepared(): string | undefined {
  return ["./empty-database", "../empty-database"]
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(path));
}

async function initCluster(folder: string): Promise<void> {
  mkdirSync(folder, { mode: 0o700 });
  const { stop } = await startCluster({ folder, onStopped: () => {} });
  await stop();
}

/** Makes the tree private and syncs it to disk; several files at once, because each waits for the disk. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    path: join(entry.parentPath, entry.name),
    mode: entry.isFile() ? 0o600 : 0o700,
  }));
  const remaining = [{ path: folder, mode: 0o700 }, ...paths].values();
  const syncNext = async () => {
    for (const { path, mode } of remaining) {
      const file = await open(path, "r");
      try {
        await file.chmod(mode);
        await file.sync();
      } finally {
        await file.close();
      }
    }
  };
  await Promise.all([syncNext(), syncNext(), syncNext(), syncNext()]);
}
