import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import { freePort } from "./free-port.ts";
import { DATA_TEMPLATE, startApp } from "./running-app.ts";

const SEEN = resolve(".cache/e2e-first-start.json");

type FirstStart = Awaited<ReturnType<typeof watchFirstStart>>;

/**
 * Starts on an empty folder as `npm start` does, and stops again. Creating the demo household takes longer than any test, so
 * every test server starts from a copy of this folder; process.spec.ts reads the recorded output.
 */
export async function makeFirstStart(): Promise<void> {
  rmSync(DATA_TEMPLATE, { recursive: true, force: true });
  const seen = await watchFirstStart();
  if (seen.code !== 0) throw new Error(`Weekwise did not stop cleanly:\n${seen.output}`);
  writeFileSync(SEEN, JSON.stringify(seen));
}

export const readFirstStart = (): FirstStart => JSON.parse(readFileSync(SEEN, "utf8"));

async function watchFirstStart() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const starting = startApp({ command: ["scripts/start.mjs"], dataDir: DATA_TEMPLATE, port });
  const statusOf = async (path: string) => (await fetch(url + path).catch(() => undefined))?.status;
  // A failed start is reported by `starting`.
  const pages = (async () => {
    while ((await statusOf("/")) === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
  })();
  await Promise.race([pages, starting]);
  const early = { page: await statusOf("/"), ready: await statusOf("/api/ready") };
  const signedIn = await fetch(`${url}/api/auth/login-direct`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: DEMO_EMAIL, password: DEMO_PASSWORD }),
  });
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(";")[0]);
  const bills = await fetch(`${url}/api/bills`, { headers: { cookie: cookie.join("; ") } });
  const later = { signIn: signedIn.status, bills: (await bills.json()).length, ready: await statusOf("/api/ready") };
  const app = await starting;
  app.kill("SIGINT");
  return { url, early, later, code: await app.ended, output: app.output() };
}
