import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { cardStatement, creditBill, DUE, powerBill } from "./power-bill.ts";
import { startApp } from "./running-app.ts";

/** One server for all component tests; each test uses its own user. */
export async function setup(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), "weekwise-web-"));
  const app = await startApp({ dataDir, isShared: true, env: { DEMO_ACCOUNT: "off", SCHEDULER: "off" } });
  project.provide("server", app.url);
  const papers = {
    plain: powerBill(),
    debit: powerBill({ directDebit: true }),
    alike: powerBill({ company: "Lumen and Sons Power" }),
    dearer: powerBill({ amount: "91.00" }),
    card: cardStatement(),
    credit: creditBill(),
  };
  const written = Object.entries(papers).map(([name, paper]) => [name, paper.toString("base64")]);
  project.provide("powerBills", { due: DUE, ...Object.fromEntries(written) });
  return async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
