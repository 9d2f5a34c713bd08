import { isBuilt } from "./ensure-built.mjs";

/** Called by Vitest once per run. If the build matches the sources, tests start programs from it, which is faster. */
export async function setup() {
  if (await isBuilt()) process.env.TEST_BUILT = "yes";
}
