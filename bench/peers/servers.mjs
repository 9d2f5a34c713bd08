import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../scripts/app-process.mjs";
import { ROOT, runCommand } from "../../scripts/run-command.mjs";

export const ACTUAL = "@actual-app/sync-server@26.9.0";
// Actual needs 22 or newer. Both run on this one, so that Node itself makes no difference.
export const NODE = "24.21.0";
const NODE_PACKAGE = `node-${process.platform}-${process.arch}`;
const TOOLS = join(ROOT, ".cache/peers");
const packages = (...path) => join(TOOLS, "node_modules", ...path);
const node = packages(NODE_PACKAGE, "bin/node");

/** Fetches Actual and the Node that both run on. Its SQLite is compiled where no ready one can be had. */
export async function fetchPeer() {
  if (existsSync(packages("better-sqlite3/build/Release/better_sqlite3.node"))) return;
  console.log(`Fetching ${ACTUAL} and Node ${NODE} …`);
  const flags = ["--prefix", TOOLS, "--no-save", "--no-audit", "--engine-strict=false"];
  await runCommand("npm", ["install", ...flags, "--ignore-scripts", ACTUAL, `${NODE_PACKAGE}@${NODE}`]);
  const env = { ...process.env, PATH: `${packages(NODE_PACKAGE, "bin")}${delimiter}${process.env.PATH}` };
  const native = ["rebuild", "better-sqlite3", "--ignore-scripts=false", `--nodedir=${packages(NODE_PACKAGE)}`];
  await runCommand("npm", [...native, ...flags], { env });
}

const weekwise = {
  name: "Weekwise",
  cwd: ROOT,
  script: join(ROOT, "dist/server/main.js"),
  env: (port, data) => ({
    ...{ HOST: "127.0.0.1", PORT: String(port), BASE_URL: `http://localhost:${port}`, LOG_LEVEL: "error" },
    ...{ DATA_DIR: data, DATABASE_URL: "" },
  }),
};

const actual = {
  name: "Actual",
  cwd: TOOLS,
  script: packages("@actual-app/sync-server/build/bin/actual-server.js"),
  env: (port, data) => ({ ACTUAL_HOSTNAME: "127.0.0.1", ACTUAL_PORT: String(port), ACTUAL_DATA_DIR: data }),
};

export const PEERS = [weekwise, actual];

/** A data folder for one of them, and how to be rid of it. */
export async function dataFolder() {
  const folder = await mkdtemp(join(tmpdir(), "bench-peers-"));
  return { folder, drop: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

/** Starts one of them and waits for the first 200 of its first page. Answers how long that took, in milliseconds. */
export async function startPeer({ name, script, cwd, env }, folder) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const startedAt = performance.now();
  const child = spawn(node, [script], {
    cwd,
    env: { ...process.env, NODE_ENV: "production", ...env(port, folder) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => {
    child.once("exit", resolve);
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  while (performance.now() - startedAt < 600_000) {
    if (child.exitCode !== null) throw new Error(`${name} did not start.`);
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.status === 200) return { url, port, pid: child.pid, took: performance.now() - startedAt, stop };
    await pause(10);
  }
  await stop();
  throw new Error(`${name} did not answer within ten minutes.`);
}
