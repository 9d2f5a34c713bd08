import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { buildApp } from "#server/app.ts";
import { openBackground } from "#server/background.ts";
import { openClock } from "#server/clock.ts";
import type { Database } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { startPostgres } from "#server/db/testing/start-postgres.ts";
import { createTestDatabase, TEST_POSTGRES_URL } from "#server/db/testing/test-database.ts";
import { readSettings } from "#server/env.ts";
import { householdOf } from "#server/features/households/testing.ts";
import { openMessenger } from "#server/features/notifications/messenger.ts";
import { openLog } from "#server/log.ts";
import { openMailer } from "#server/mail/mailer.ts";
import { openScanner } from "#server/scanner/open-scanner.ts";

export const clock = openClock("UTC");
export const log = openLog("error");
export const SECRET = "a secret for timings alone, long enough to be one";

export type Stage = Database & { url: string | undefined; folder: string; stop: () => Promise<void> };

/** A migrated, empty database on a PostgreSQL of its own. */
export async function onPostgres(): Promise<Stage> {
  const server = await startPostgres();
  process.env[TEST_POSTGRES_URL] = server.url;
  const { url } = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), "weekwise-bench-"));
  const database = await openDatabase({ databaseUrl: url, dataDir: folder });
  const stop = async () => {
    await database.close();
    // A pool has ended before its last connections have said goodbye; a server that ends before would be an error of theirs.
    await sleep(500);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, url, folder, stop };
}

/** The embedded database in a separate folder, with full durability. */
export async function onEmbedded(): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), "weekwise-bench-"));
  const database = await openDatabase({ dataDir: folder });
  const stop = async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...database, url: undefined, folder, stop };
}

/** The whole application on a port, without pages, and a signed-in person. */
export async function serve(stage: Stage) {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const settings = readSettings({
    DATA_DIR: stage.folder,
    DEMO_ACCOUNT: "off",
    PORT: String(port),
    BASE_URL: base,
    TRUST_PROXY: "loopback",
  });
  const mailer = openMailer({ ...settings, from: settings.mailFrom, clock });
  const background = openBackground(log);
  const { db, isReady } = stage;
  const scanner = openScanner({ log });
  const messenger = openMessenger({ db, mailer, secret: SECRET, settings });
  const services = { mailer, messenger, background, scanner, log, version: "bench", webRoot: stage.folder };
  const app = await buildApp({ db, isReady, clock, settings, secret: SECRET, ...services });
  await app.listen({ host: "127.0.0.1", port });
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin" };
  const send = async (path: string, body?: unknown, more: Record<string, string> = {}) => {
    const init = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(`${base}${path}`, { ...init, headers: { ...headers, ...more } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  const credentials = { email: "bench@example.com", password: "correct horse" };
  await send("/api/auth/register", credentials);
  const signedIn = await send("/api/auth/login-direct", credentials);
  const cookie = (signedIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const { id: user }: { id: string } = await signedIn.json();
  const household = await householdOf(db, user);
  const close = async () => {
    await app.close();
    mailer.close();
    await background.drain();
  };
  return {
    base,
    user,
    household,
    headers: { ...headers, cookie },
    send: (path: string, body?: unknown) => send(path, body, { cookie }),
    close,
  };
}

export type Load = {
  count: number;
  perSecond: number;
  p50: number;
  p99: number;
  wrong: number;
  statuses: Record<string, number>;
};
type LoadOptions = {
  url: string;
  method?: string;
  headers: Record<string, string>;
  bodies?: string[];
  connections: number;
  ms?: number;
  pauseMs?: number;
};

/** Requests from another thread, for a time or until told to stop. */
export function load(options: LoadOptions): { done: Promise<Load>; stop: () => void } {
  const worker = new Worker(new URL("./money-load.mjs", import.meta.url), { workerData: options, execArgv: [] });
  const done = new Promise<Load>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
  });
  return { done, stop: () => worker.postMessage("stop") };
}

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
