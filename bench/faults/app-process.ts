import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../money-app.ts";

type Options = {
  dataDir: string;
  databaseUrl?: string;
  /** More of the environment. */
  extraEnv?: Record<string, string>;
};

export type RunningApp = { app: ChildProcess; exit: Promise<unknown>; stop: () => Promise<void> };

/** The built application on a port of its own, as an operator starts it, and the doctor beside it. */
export async function prepareApp({ dataDir, databaseUrl = "", extraEnv = {} }: Options) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    ...{ NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), BASE_URL: base, LOG_LEVEL: "fatal" },
    ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DEMO_ACCOUNT: "off", TRUST_PROXY: "loopback" },
    ...(databaseUrl && { SESSION_SECRET: "a secret for faults alone, long enough to be one" }),
    ...extraEnv,
  };
  let latest: ChildProcess | undefined;
  // The server ends with this script.
  process.once("exit", () => latest?.kill("SIGKILL"));

  /** The flags are for Node itself. */
  async function start(flags: readonly string[] = []): Promise<RunningApp> {
    const args = [...flags, "dist/server/main.js"];
    const app = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "inherit"] });
    latest = app;
    const exit = once(app, "exit");
    while (!(await isReady())) {
      if (app.exitCode !== null) throw new Error("The server did not start.");
      await sleep(20);
    }
    const stop = async () => {
      app.kill("SIGTERM");
      await exit;
    };
    return { app, exit, stop };
  }

  const isReady = async () => (await fetch(`${base}/api/ready`).catch(() => undefined))?.ok === true;

  /** What the doctor has to say about the stopped application's data, if anything is wrong. */
  function runDoctor(): string | undefined {
    const doctor = spawnSync(process.execPath, ["dist/server/commands/doctor.js"], { env, encoding: "utf8" });
    return doctor.status === 0 ? undefined : `${doctor.stdout}${doctor.stderr}`;
  }

  return { base, start, isReady, runDoctor };
}
