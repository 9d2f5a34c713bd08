import { rmSync } from "node:fs";
import { DATA_TEMPLATE, startApp } from "./running-app.ts";

/** Makes one data folder with the demo household; every server of a test begins with a copy of it, which takes no time. */
export default async function prepareData(): Promise<void> {
  rmSync(DATA_TEMPLATE, { recursive: true, force: true });
  const app = await startApp({ dataDir: DATA_TEMPLATE, env: { DEMO_ACCOUNT: "on" } });
  if ((await app.stop()) !== 0) throw new Error(`Weekwise did not stop cleanly:\n${app.output()}`);
}
