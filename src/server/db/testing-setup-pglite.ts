import { readSnapshot } from "#server/db/testing/snapshot.ts";

/** Vitest calls it once before the workers start, so that they don't all make the snapshot. */
export async function setup(): Promise<void> {
  await readSnapshot();
}
