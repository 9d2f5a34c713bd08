import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { createCluster } from "#server/db/create-cluster.ts";
import { openDatabase } from "#server/db/open.ts";
import { packageRoot } from "#server/package-root.ts";

/** A data folder with an empty database: a copy of the build's if there is one, since creating it takes seconds. */
export async function emptyData(dataDir: string): Promise<void> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const prepared = process.env.TEST_BUILT && join(packageRoot(), "dist/server/empty-database");
  if (prepared) await createCluster(join(dataDir, "db"), prepared);
  else await (await openDatabase({ dataDir })).close();
}

const programOf = (command: string) =>
  process.env.TEST_BUILT
    ? [`dist/server/commands/${command}.js`]
    : ["--import", "tsx", `src/server/commands/${command}.ts`];

/** Runs a command in its own process on a data folder, and returns its exit code and output. */
export function runCommand(
  command: string,
  { args = [], ...env }: { args?: string[]; DATA_DIR: string; INIT_CWD?: string },
): Promise<{ code: number | null; output: string }> {
  // It runs for a few seconds only: optimising the database's code would take longer than running it unoptimised.
  const child = spawn(process.execPath, ["--liftoff-only", ...programOf(command), ...args], {
    cwd: packageRoot(),
    env: { PATH: process.env.PATH, DATABASE_URL: "", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      output += text;
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
