import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ROOT } from "./run-command.mjs";

/** A port that was free a moment ago. */
export function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The built application with the demo household, in a data folder that is deleted when it stops. */
export async function startDemoApp() {
  const folder = await mkdtemp(join(tmpdir(), "weekwise-demo-"));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ["dist/server/main.js"], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...{ NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), BASE_URL: url, LOG_LEVEL: "error" },
      ...{ DATA_DIR: join(folder, "data"), DATABASE_URL: "", DEMO_ACCOUNT: "on" },
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => {
    server.once("exit", resolve);
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (answer?.ok) return { url, stop };
    await pause(200);
  }
  await stop();
  throw new Error("The server did not answer within two minutes.");
}

// As in src/contract/demo.ts, which a plain script cannot import.
const DEMO = { email: "demo@weekwise.example", password: "weekwise-demo" };

/** Signs a browser context in through the real call; `person` registers first unless it is the demo household. */
export async function signInContext(context, url, person = DEMO) {
  if (person !== DEMO) await context.request.post(`${url}/api/auth/register`, { data: person });
  const { email, password } = person;
  const answer = await context.request.post(`${url}/api/auth/login-direct`, { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in answered ${answer.status()}: ${await answer.text()}`);
  const user = await answer.text();
  await context.addInitScript((json) => {
    // Once: a page that signs out must stay signed out.
    if (sessionStorage.getItem("signed-in-by-script")) return;
    sessionStorage.setItem("signed-in-by-script", "1");
    localStorage.setItem("auth-state", "authenticated");
    localStorage.setItem("user-data", json);
  }, user);
  return user;
}
