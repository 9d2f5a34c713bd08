import { spawn } from "node:child_process";
import { packageRoot } from "#server/package-root.ts";

const programOf = (command: string) =>
  process.env.TEST_BUILT
    ? [`dist/server/commands/${command}.js`]
    : ["--import", "tsx", `src/server/commands/${command}.ts`];

/** Runs a command in a process of its own on a data folder, and answers how it ended and everything it said. */
export function runCommand(
  command: string,
  { args = [], ...env }: { args?: string[]; DATA_DIR: string; INIT_CWD?: string },
): Promise<{ code: number | null; said: string }> {
  // It lives for a few seconds: optimising the database's program would take it longer than running it as it is.
  const child = spawn(process.execPath, ["--liftoff-only", ...programOf(command), ...args], {
    cwd: packageRoot(),
    env: { PATH: process.env.PATH, DATABASE_URL: "", ...env },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (text) => {
      said += text;
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, said })));
}
