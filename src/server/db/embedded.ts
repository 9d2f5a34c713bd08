import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { isStartError, startError } from "#server/start-error.ts";
import { createCluster, findPrepared } from "./create-cluster.ts";
import { folderError, lockDataFolder } from "./data-folder.ts";
import type { Database } from "./database.ts";
import { EMBEDDED_MAJOR, startCluster } from "./embedded-cluster.ts";
import { maintainAll, type SpaceWatch, startMaintenance, watchSpace } from "./embedded-upkeep.ts";
import { isMigrated, migrate } from "./migrate.ts";
import * as schema from "./schema/index.ts";

export type EmbeddedDatabase = Database & { syncs: () => number };

type Log = (message: string) => void;
type Options = { dataDir: string; log: Log; onStopped?: Log | undefined };

/** Opens the database of the data folder, created on first use, exclusively for this process. */
export async function openEmbedded({ dataDir, log, onStopped = log }: Options): Promise<EmbeddedDatabase> {
  const unlock = lockDataFolder(dataDir);
  try {
    return await openLocked({ dataDir: resolve(dataDir), log, onStopped, unlock });
  } catch (error) {
    unlock();
    throw error;
  }
}

type Locked = { dataDir: string; log: Log; onStopped: Log; unlock: () => void };

async function openLocked({ dataDir, log, onStopped, unlock }: Locked): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, "db");
  const cluster = await withReadableErrors(dataDir, async () => {
    if (!existsSync(folder)) await createCluster(folder, findPrepared());
    refuseOtherMajor(folder);
    return startCluster({ folder, onStopped });
  });
  const { pg, stop } = cluster;
  const db = drizzle({ client: pg, schema });
  try {
    await migrate(db, `the data folder ${dataDir}`);
  } catch (error) {
    await stop();
    throw error;
  }
  const space = watchSpace({ pg, folder, log });
  await maintainAtStart(pg, space, log);
  const stopMaintenance = startMaintenance(pg, log, space.isShort);
  let closing: Promise<void> | undefined;
  return {
    db,
    kind: "embedded",
    syncs: cluster.syncs,
    isReady: () => isMigrated(db),
    close: () => {
      closing ??= (async () => {
        stopMaintenance();
        space.stop();
        await stop().finally(unlock);
      })();
      return closing;
    },
  };
}

async function maintainAtStart(pg: PGlite, space: SpaceWatch, log: Log): Promise<void> {
  try {
    await space.check();
    if (!space.isShort()) await maintainAll(pg);
  } catch (error) {
    log(`Maintenance of the embedded database failed: ${String(error)}`);
  }
}

function refuseOtherMajor(folder: string): void {
  const found = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (found === EMBEDDED_MAJOR) return;
  throw startError(
    `The database in ${folder} was created by PostgreSQL ${found}, and this Weekwise includes PostgreSQL ${EMBEDDED_MAJOR}. ` +
      "Use the Weekwise version that created it, or set DATA_DIR to another folder.",
  );
}

/** Turns every failure to open the folder into a readable message. */
async function withReadableErrors<T>(dataDir: string, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (isStartError(error)) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw (
      folderError(dataDir, error) ??
      startError(`The database in ${dataDir} can't be opened: ${reason}. You may need to restore a backup.`, error)
    );
  }
}
