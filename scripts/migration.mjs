// npm run migration -- --name notes: writes SQL for changes of the schema to migrations/. Fetches drizzle-kit on first use.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fetchTools } from "./fetch-tools.mjs";
import { ROOT } from "./run-command.mjs";

const script = join(await fetchTools("migration-tools", ["drizzle-kit@0.31.11"]), "drizzle-kit/bin.cjs");
// It may ask whether a column was renamed.
const { status } = spawnSync(process.execPath, [script, "generate", ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
