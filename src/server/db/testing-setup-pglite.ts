import { readSnapshot } from "#server/db/testing/snapshot.ts";

/** Called by Vitest once before the workers start, so that they don't all create the snapshot. */
export async function setup(): Promise<void> {
  await readSnapshot();
}
