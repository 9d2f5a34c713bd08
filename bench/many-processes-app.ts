import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { SECRET } from "./money-app.ts";

export type Process = { port: number; stop: () => Promise<number | null> };

type Options = { databaseUrl: string; folder: string; port: number; baseUrl: string };

/** The built application as a process of its own, as an operator starts it. */
export async function startProcess({ databaseUrl, folder, port, baseUrl }: Options): Promise<Process> {
  const child: ChildProcess = spawn(process.execPath, ["dist/server/main.js"], {
    env: {
      PATH: process.env.PATH,
      ...{ NODE_ENV: "production", HOST: "127.0.0.1", PORT: String(port), BASE_URL: baseUrl, LOG_LEVEL: "error" },
      ...{ DATA_DIR: folder, DATABASE_URL: databaseUrl, SESSION_SECRET: SECRET, TRUST_PROXY: "loopback" },
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error("A process did not start.");
    const answer = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => undefined);
    if (answer?.ok) break;
    await pause(100);
  }
  return {
    port,
    stop: () => {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A browser of sorts in front of the proxy. */
export function browserAt(base: string) {
  let cookie = "";
  const ask = async (path: string, body?: unknown, more: Record<string, string> = {}) => {
    const sent = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie, ...more };
    const answer = await fetch(`${base}${path}`, { ...sent, headers });
    cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    return { status: answer.status, by: answer.headers.get("x-served-by"), text: await answer.text() };
  };
  return { ask, cookie: () => cookie };
}
