// A normal user beside 500 live connections, of which a third hear each of their changes: npm run bench:live [-- how many] [postgres://…]
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { prepareApp } from "./faults/app-process.ts";
import { load } from "./money-app.ts";
import { inMegabytes, memoryOf } from "./process-memory.ts";

const MAX_MS = 500;
const MAX_KB_PER_CONNECTION = 100;
const MAX_DELIVERY_MS = 2_000;
const NORMAL_MS = 15_000;
const CONNECTIONS_PER_PERSON = 12;
const connectionCount = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 500);
const databaseUrl = process.argv.find((word) => word.startsWith("postgres"));

const folder = mkdtempSync(join(tmpdir(), "weekwise-live-"));
const app = await prepareApp({ dataDir: join(folder, "data"), ...(databaseUrl && { databaseUrl }) });
const running = await app.start();
const port = Number(new URL(app.base).port);

type Person = { cookie: string; post: (path: string, body: object) => Promise<Response> };

/** Registers a person from a separate network address and signs them in. */
async function signUp(number: number, invitation?: string): Promise<Person> {
  const address = { "x-forwarded-for": `198.51.${number % 200}.${1 + (number % 250)}` };
  const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", ...address };
  const send = (path: string, body: object, more = {}) =>
    fetch(app.base + path, { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const credentials = { email: `live-${process.pid}-${number}@example.com`, password: "correct horse" };
  const registered = await send("/api/auth/register", { ...credentials, ...(invitation && { invitation }) });
  if (registered.status !== 201) throw new Error(`registering was refused: ${await registered.text()}`);
  const signedIn = await send("/api/auth/login-direct", credentials);
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  return { cookie, post: (path, body) => send(path, body, { cookie }) };
}

const MEMBERS_PER_HOUSEHOLD = 14;
const people: Person[] = [];
for (let number = 0; number < Math.ceil(connectionCount / CONNECTIONS_PER_PERSON); number++) {
  const inviter = people[number - (number % MEMBERS_PER_HOUSEHOLD)];
  const made = inviter && (await (await inviter.post("/api/household/invitations", { role: "member" })).json());
  people.push(await signUp(number, made?.link.split("#")[1]));
}
const [ann] = people;
if (ann === undefined) throw new Error("nobody came");
const { id: accountId } = await (await ann.post("/api/accounts", { name: "Bills", balance: "1000.00" })).json();
const bill = { name: "Power", amount: "1.00", frequency: "monthly", category: "utilities", accountId };
const { id: billId } = await (await ann.post("/api/bills", bill)).json();

const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie: ann.cookie };
async function normalUser() {
  const common = { headers, connections: 2, ms: NORMAL_MS, pauseMs: 50 };
  const reads = load({ ...common, url: `${app.base}/api/bills` });
  const bodies = [JSON.stringify({ name: "Power", amount: "1.00", frequency: "monthly", category: "utilities" })];
  const writes = load({ ...common, url: `${app.base}/api/bills/${billId}`, method: "PATCH", bodies, connections: 1 });
  return { reads: await reads.done, writes: await writes.done };
}

let open = 0;
let received = 0;
const openLiveConnection = ({ cookie }: Person) =>
  new Promise<void>((resolve, reject) => {
    const liveRequest = request(
      { port, host: "127.0.0.1", path: "/api/live", headers: { cookie } },
      (answer: IncomingMessage) => {
        if (answer.statusCode !== 200) return reject(new Error(`a live connection was answered ${answer.statusCode}`));
        open += 1;
        answer.on("data", (part: Buffer) => {
          if (part.includes("event: ready")) resolve();
          if (part.includes("event: changed")) received += 1;
        });
        answer.on("close", () => {
          open -= 1;
        });
        answer.on("error", () => {});
      },
    );
    liveRequest.on("error", reject);
    liveRequest.end();
  });

const pid = running.app.pid ?? 0;
const alone = await normalUser();
await sleep(2_000);
const before = memoryOf(pid).own;
for (const [index, person] of people.entries()) {
  const count = Math.min(CONNECTIONS_PER_PERSON, connectionCount - index * CONNECTIONS_PER_PERSON);
  await Promise.all(Array.from({ length: count }, () => openLiveConnection(person)));
}
await sleep(2_000);
const after = memoryOf(pid).own;
const opened = open;
const beside = await normalUser();
await sleep(1_000);

// Every member of the household gets one change.
const listeners = Math.min(connectionCount, MEMBERS_PER_HOUSEHOLD * CONNECTIONS_PER_PERSON);
const receivedBefore = received;
const changed = performance.now();
await ann.post("/api/accounts", { name: "Car" });
while (received - receivedBefore < listeners && performance.now() - changed < 10_000) await sleep(5);
const deliveryMs = performance.now() - changed;

const kilobytes = (after - before) / 1024 / opened;
console.log(
  `${opened} live connections of ${people.length} people: ${inMegabytes(before)} before, ${inMegabytes(after)} with them`,
);
console.log(`${kilobytes.toFixed(1)} kB each (at most ${MAX_KB_PER_CONNECTION})`);
console.log(
  `One change was heard by ${received - receivedBefore} of ${listeners} after ${deliveryMs.toFixed(0)} ms (at most ${MAX_DELIVERY_MS})`,
);
let hasFailed =
  kilobytes > MAX_KB_PER_CONNECTION ||
  opened < connectionCount ||
  received - receivedBefore < listeners ||
  deliveryMs > MAX_DELIVERY_MS;
for (const [when, { reads, writes }] of Object.entries({ alone, beside })) {
  for (const [what, { count, p50, p99, wrong }] of Object.entries({ reads, writes })) {
    console.log(`${when}, ${what}: ${count}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${wrong} wrong`);
    if (when === "beside" && (p99 > MAX_MS || wrong > 0)) hasFailed = true;
  }
}
const stopping = performance.now();
await running.stop();
console.log(`Stopping ended them all after ${(performance.now() - stopping).toFixed(0)} ms; still open: ${open}`);
rmSync(folder, { recursive: true, force: true });
process.exit(hasFailed || open > 0 ? 1 : 0);
