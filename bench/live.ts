// A normal user beside 500 live connections, of which a third hear each of their changes: npm run bench:live [-- how many] [postgres://…]
import { mkdtempSync, rmSync } from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { placeApp } from "./faults/app-process.ts";
import { load } from "./money-app.ts";
import { inMegabytes, memoryOf } from "./process-memory.ts";

const MOST_MS = 500;
const MOST_KB_EACH = 100;
const HEARD_WITHIN_MS = 2_000;
const NORMAL_MS = 15_000;
const FOR_A_PERSON = 12;
const wanted = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 500);
const databaseUrl = process.argv.find((word) => word.startsWith("postgres"));

const folder = mkdtempSync(join(tmpdir(), "weekwise-live-"));
const app = await placeApp({ dataDir: join(folder, "data"), ...(databaseUrl && { databaseUrl }) });
const running = await app.start();
const port = Number(new URL(app.base).port);

type Person = { cookie: string; post: (path: string, body: object) => Promise<Response> };

/** Registers a person from a separate network address and signs them in. */
async function come(number: number, invitation?: string): Promise<Person> {
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

const IN_A_HOUSEHOLD = 14;
const people: Person[] = [];
for (let number = 0; number < Math.ceil(wanted / FOR_A_PERSON); number++) {
  const leader = people[number - (number % IN_A_HOUSEHOLD)];
  const made = leader && (await (await leader.post("/api/household/invitations", { role: "member" })).json());
  people.push(await come(number, made?.link.split("#")[1]));
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
let heard = 0;
const watch = ({ cookie }: Person) =>
  new Promise<void>((resolve, reject) => {
    const asked = request(
      { port, host: "127.0.0.1", path: "/api/live", headers: { cookie } },
      (answer: IncomingMessage) => {
        if (answer.statusCode !== 200) return reject(new Error(`a live connection was answered ${answer.statusCode}`));
        open += 1;
        answer.on("data", (part: Buffer) => {
          if (part.includes("event: ready")) resolve();
          if (part.includes("event: changed")) heard += 1;
        });
        answer.on("close", () => {
          open -= 1;
        });
        answer.on("error", () => {});
      },
    );
    asked.on("error", reject);
    asked.end();
  });

const pid = running.app.pid ?? 0;
const alone = await normalUser();
await sleep(2_000);
const before = memoryOf(pid).own;
for (const [index, person] of people.entries()) {
  const count = Math.min(FOR_A_PERSON, wanted - index * FOR_A_PERSON);
  await Promise.all(Array.from({ length: count }, () => watch(person)));
}
await sleep(2_000);
const after = memoryOf(pid).own;
const opened = open;
const beside = await normalUser();
await sleep(1_000);

// Every member of the household gets one change.
const listeners = Math.min(wanted, IN_A_HOUSEHOLD * FOR_A_PERSON);
const heardBefore = heard;
const changed = performance.now();
await ann.post("/api/accounts", { name: "Car" });
while (heard - heardBefore < listeners && performance.now() - changed < 10_000) await sleep(5);
const took = performance.now() - changed;

const kilobytes = (after - before) / 1024 / opened;
console.log(
  `${opened} live connections of ${people.length} people: ${inMegabytes(before)} before, ${inMegabytes(after)} with them`,
);
console.log(`${kilobytes.toFixed(1)} kB each (at most ${MOST_KB_EACH})`);
console.log(
  `One change was heard by ${heard - heardBefore} of ${listeners} after ${took.toFixed(0)} ms (at most ${HEARD_WITHIN_MS})`,
);
let isBad = kilobytes > MOST_KB_EACH || opened < wanted || heard - heardBefore < listeners || took > HEARD_WITHIN_MS;
for (const [when, { reads, writes }] of Object.entries({ alone, beside })) {
  for (const [what, { count, p50, p99, wrong }] of Object.entries({ reads, writes })) {
    console.log(`${when}, ${what}: ${count}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${wrong} wrong`);
    if (when === "beside" && (p99 > MOST_MS || wrong > 0)) isBad = true;
  }
}
const stopping = performance.now();
await running.stop();
console.log(`Stopping ended them all after ${(performance.now() - stopping).toFixed(0)} ms; still open: ${open}`);
rmSync(folder, { recursive: true, force: true });
process.exit(isBad || open > 0 ? 1 : 0);
