import { isBuilt } from "./ensure-built.mjs";

/** Vitest calls it once per run. Where the build is one of exactly these sources, tests start programs from it: that is quicker. */
export async function setup() {
  if (await isBuilt()) process.env.TEST_BUILT = "yes";
}
