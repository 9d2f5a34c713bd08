import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./free-port.ts";

export type RunningApp = Awaited<ReturnType<typeof startApp>>;

/** A data folder prepared once for the run by first-start. */
export const DATA_TEMPLATE = resolve(".cache/e2e-data");

/** A separate data folder that is ready to be opened. */
export function preparedData(): string {
  const folder = mkdtempSync(join(tmpdir(), "weekwise-e2e-"));
  cpSync(DATA_TEMPLATE, folder, { recursive: true });
  return folder;
}

type Options = {
  env?: Record<string, string>;
  command?: string[];
  port?: number;
  dataDir?: string;
  /** Whether hundreds of tests use it; otherwise optimising the database's WebAssembly costs more than it saves. */
  isShared?: boolean;
};

/** The built application in a process with its own data. */
export async function startApp({
  env = {},
  command = ["dist/server/main.js"],
  isShared = false,
  ...given
}: Options = {}) {
  const port = given.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const dataDir = given.dataDir ?? preparedData();
  let output = "";
  const child = spawn(process.execPath, [...(isShared ? [] : ["--liftoff-only"]), ...command], {
    env: {
      ...process.env,
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dataDir,
      TRUST_PROXY: "loopback",
      LOG_LEVEL: "debug",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => {
      output += chunk;
    });
  }
  await untilReady(url, child, () => output).catch((error) => {
    // A late start would write into a folder that now belongs to another test.
    child.kill("SIGKILL");
    throw error;
  });
  return {
    url,
    port,
    dataDir,
    output: () => output,
    pid: child.pid ?? 0,
    ended,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Stops it, expects a clean exit, and deletes its data. */
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      if (given.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (let tries = 0; tries < 1800; tries++) {
    if (child.exitCode !== null) throw new Error(`Weekwise ended with ${child.exitCode}:\n${output()}`);
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`Weekwise did not become ready:\n${output()}`);
}
