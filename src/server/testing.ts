import { createHmac, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { Role } from "#contract/access.ts";
import { todayOf } from "#core/day.ts";
import { buildApp } from "./app.ts";
import { openBackground } from "./background.ts";
import { calendarOf, SERVER_CALENDAR } from "./clock.ts";
import type { Db } from "./db/database.ts";
import { members, session } from "./db/schema/index.ts";
import { type TestDatabase, testDatabase } from "./db/testing/test-database.ts";
import type { Deps } from "./deps.ts";
import { readSettings, type Settings } from "./env.ts";
import { hashPassword } from "./features/auth/passwords.ts";
import { insertUser } from "./features/auth/store.ts";
import { householdOf } from "./features/households/testing.ts";
import { type Messenger, openMessenger } from "./features/notifications/messenger.ts";
import { openLog } from "./log.ts";
import { openMailer } from "./mail/mailer.ts";
import { openScanner } from "./scanner/open-scanner.ts";
import { type FirstAccount, PASSWORD, writePerson } from "./testing-people.ts";

export const TEST_SECRET = "a secret that only this test knows, long enough";

/** A clock that only moves when told to, for a household in UTC until it is moved. */
export function movableClock(start = "2026-03-02T09:00:00Z") {
  let now = new Date(start);
  let zone = "UTC";
  return {
    now: () => new Date(now),
    today: (calendar = SERVER_CALENDAR) => todayOf(calendarOf(calendar, zone), now),
    moveTo: (timeZone: string) => {
      zone = timeZone;
    },
    set: (instant: string) => {
      now = new Date(instant);
    },
    forward: (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
  };
}

/** A log that can be read. */
export function recordLog(level: Parameters<typeof openLog>[0]) {
  let output = "";
  const log = openLog(
    level,
    new Writable({
      write(chunk, _, done) {
        output += chunk;
        done();
      },
    }),
  );
  const forget = () => {
    output = "";
  };
  return { log, output: () => output, forget };
}

export type TestApp = {
  app: FastifyInstance;
  db: Db;
  clock: ReturnType<typeof movableClock>;
  settings: Settings;
  messenger: Messenger;
  /** Everything logged so far. */
  logged: () => string;
  /** Waits for work that continues after responses. */
  settle: () => Promise<void>;
  reset: () => Promise<void>;
  /** Saves every row; the returned function restores them. */
  keep: () => Promise<() => Promise<void>>;
  close: () => Promise<void>;
};

/**
 * The real application on a real database, with the test's own clock. Settings as in the environment. A given database
 * is closed with it, like its own.
 */
export async function testApp(
  env: Record<string, string> = {},
  given?: TestDatabase,
  more: Partial<Deps> = {},
): Promise<TestApp> {
  const database = given ?? (await testDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), "weekwise-test-"));
  const settings = readSettings({ DATA_DIR: dataDir, DEMO_ACCOUNT: "off", APP_TIMEZONE: "UTC", ...env });
  const clock = movableClock();
  const { log, output } = recordLog("trace");
  const mailer = openMailer({ ...settings, from: settings.mailFrom, clock });
  const secret = TEST_SECRET;
  const messenger = openMessenger({ db: database.db, mailer, secret, settings });
  const background = openBackground(log);
  const scanner = openScanner({ log });
  const app = await buildApp({
    db: database.db,
    isReady: async () => true,
    pool: database.pool,
    clock,
    settings,
    secret: TEST_SECRET,
    mailer,
    messenger,
    background,
    scanner,
    log,
    version: "test",
    webRoot: join(dataDir, "web"),
    checkAnswers: true,
    ...more,
  });
  return {
    app,
    db: database.db,
    clock,
    settings,
    messenger,
    logged: output,
    settle: () => background.drain(),
    reset: () => database.reset(),
    keep: () => database.keep(),
    async close() {
      await app.close();
      scanner.close();
      mailer.close();
      await background.drain();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A simple browser: keeps its cookies, and posts from its own site. */
export function visitor(app: FastifyInstance, address = "192.0.2.1") {
  const jar = new Map<string, string>();
  async function send(
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    url: string,
    body?: unknown,
    extra: InjectOptions = {},
  ) {
    const answer: LightMyRequestResponse = await app.inject({
      method,
      url,
      remoteAddress: address,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      ...extra,
      headers: {
        ...(body !== undefined && { "content-type": "application/json" }),
        "sec-fetch-site": "same-origin",
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...extra.headers,
      },
    });
    for (const { name, value } of answer.cookies) {
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  }
  return {
    jar,
    get: (url: string, extra?: InjectOptions) => send("GET", url, undefined, extra),
    post: (url: string, body?: unknown, extra?: InjectOptions) => send("POST", url, body, extra),
    send,
  };
}

/** A registered and signed-in user, with an account if requested; inserted directly on a default server. */
export async function newcomer(test: TestApp, email: string, first?: FirstAccount) {
  const { baseUrl, smtpUrl } = test.settings;
  if (baseUrl.protocol === "https:" || smtpUrl !== undefined) return registered(test, email, first);
  const written = await writePerson({ ...test, secret: TEST_SECRET }, email, first);
  if (written === undefined) return registered(test, email, first);
  const { cookies, ...who } = written;
  const browser = visitor(test.app);
  for (const [name, value] of Object.entries(cookies)) browser.jar.set(name, value);
  return { ...who, browser };
}

/** The same, through the calls. */
export async function registered(test: TestApp, email: string, first?: FirstAccount) {
  const browser = visitor(test.app);
  const credentials = { email, password: PASSWORD };
  await browser.post("/api/auth/register", credentials);
  const { id } = (await browser.post("/api/auth/login-direct", credentials)).json();
  const account: { id: number } | undefined = first && (await browser.post("/api/accounts", first)).json();
  return { id: String(id), household: await householdOf(test.db, id), accountId: account?.id ?? 0, browser };
}

/** A signed-in user with an account. */
export async function household(test: TestApp, email = "ann@example.com", balance = "1000.00") {
  const { browser, accountId, ...who } = await newcomer(test, email, { name: "Bills", balance });
  const bill = { name: "Power", amount: "129.90", frequency: "monthly", category: "utilities", accountId };
  return {
    ...browser,
    ...who,
    accountId,
    bill,
    addBill: async (over: object = {}) => (await browser.post("/api/bills", { ...bill, ...over })).json(),
    bills: async () => (await browser.get("/api/bills")).json(),
    balance: async (id = accountId) =>
      (await browser.get("/api/accounts")).json().find((each: { id: number }) => each.id === id)?.balance,
  };
}

let joined = 0;

/** A new signed-in member of a household. Faster than through an invitation. */
export async function newMember(test: TestApp, household: string, role: Role, firstName: string = role) {
  const id = randomUUID();
  const now = test.clock.now();
  const password = await hashPassword(PASSWORD);
  const person = { id, email: `${id}@example.com`, firstName, password, createdAt: now, updatedAt: now };
  await insertUser(test.db, person, async () => undefined);
  // In sequence, although the clock stands still.
  joined += 1;
  await test.db.insert(members).values({ household, userId: id, role, createdAt: new Date(now.getTime() + joined) });
  return { ...(await signedIn(test, id, household)), ...person };
}

/** A browser signed in as an existing user. */
export async function signedIn(test: TestApp, userId: string, household: string) {
  const now = test.clock.now();
  const browser = visitor(test.app);
  const token = randomBytes(32).toString("base64url");
  const sid = createHmac("sha256", TEST_SECRET).update(`session:${token}`).digest("base64url");
  const expire = new Date(now.getTime() + 86_400_000);
  await test.db
    .insert(session)
    .values({ sid, userId, household, sess: { createdAt: now.toISOString() }, expire, confirmedAt: now });
  browser.jar.set("weekwise", token);
  return browser;
}

/** The number of pots that don't match their entries. */
export async function unexplainedPots(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`select * from unexplained_pots`)) as { rows: unknown[] };
  return rows.length;
}
