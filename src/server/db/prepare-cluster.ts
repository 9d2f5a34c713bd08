import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/pglite";
import { createCluster } from "./create-cluster.ts";
import { startCluster } from "./embedded-cluster.ts";
import { migrate } from "./migrate.ts";
import * as schema from "./schema/index.ts";

/**
 * Creates the empty database that first starts copy. It is world-readable: it contains nothing, and an image runs as an
 * unprivileged user.
 */
export async function prepareCluster(folder: string): Promise<void> {
  await createCluster(folder, undefined);
  const { pg, stop } = await startCluster({ folder, onStopped: () => {} });
  await migrate(drizzle({ client: pg, schema }), folder);
  await stop();
  makeReadable(folder);
}

function makeReadable(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else chmodSync(path, 0o644);
  }
}
