import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startApp } from "./running-app.ts";

/** One server for all component tests; each of them is a person of its own. */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "weekwise-web-"));
  const app = await startApp({ dataDir, isShared: true, env: { DEMO_ACCOUNT: "off" } });
  project.provide("server", app.url);
  return async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
