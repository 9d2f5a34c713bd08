// Requests made from the contract, right, nearly right and hostile: npm run bench:bad-requests [-- how many] [postgres]
import { Agent, request } from "node:http";
import { allCalls } from "#contract/all.ts";
import type { Call } from "#contract/call.ts";
import { examine } from "#server/doctor/examine.ts";
import { dumpByHousehold } from "#server/invariants/dump.ts";
import { onEmbedded, onPostgres, serve } from "../money-app.ts";
import { type KnownIds, type MadeRequest, makeRequest, pick, seededRandom, type Validity } from "./made-requests.ts";

const requestCount = Number(process.argv.find((word) => /^\d+$/.test(word)) ?? 200_000);
const seed = Number(process.env.SEED ?? 1);
const AT_ONCE = 24;
const PER_SENDER = 2_000;
const VALIDITIES: readonly Validity[] = ["valid", "valid", "valid", "nearly", "nearly", "hostile"];

// Files have bombs of their own, and a stream of events does not end; signing in is slow on purpose, and who leaves, or goes to
// another household, ends the sender's run.
const SIGNING_IN = ["register", "login", "googleSignIn", "googleCallback", "openidSignIn", "openidCallback"];
const EXCLUDED_CALLS = new Set([...SIGNING_IN, "logout", "deleteMyAccount", "createHousehold"]);
const calls = allCalls.filter(
  ({ name, upload, output }) => !EXCLUDED_CALLS.has(name) && upload === undefined && output !== "events",
);
// What changes something has more ways to go wrong.
const weightedCalls = calls.flatMap((call) => (call.input === undefined ? [call] : [call, call, call]));

const random = seededRandom(seed);
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const stage = process.argv.includes("postgres") ? await onPostgres() : await onEmbedded();
const app = await serve(stage);
let visitors = 0;

type Answer = { status: number; text: string };

function send({ method, path, body, headers }: MadeRequest, cookie: string): Promise<Answer> {
  visitors += 1;
  const from = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const options = {
    method,
    agent,
    headers: { ...headers, cookie, "sec-fetch-site": "same-origin", "x-forwarded-for": from },
  };
  return new Promise((resolve, reject) => {
    const sent = request(`${app.base}${path}`, options, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const json = (path: string, body: object): MadeRequest => ({
  method: "POST",
  path,
  body: JSON.stringify(body),
  headers: { "content-type": "application/json" },
});

/** A person with one of everything, and what they own. */
async function createUser(name: string): Promise<{ cookie: string; own: KnownIds["own"] }> {
  const who = { email: `${name}@example.com`, password: "correct horse" };
  await send(json("/api/auth/register", who), "");
  const answer = await fetch(`${app.base}/api/auth/login-direct`, {
    method: "POST",
    body: JSON.stringify(who),
    headers: {
      "content-type": "application/json",
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": `11.0.0.${visitors % 250}`,
    },
  });
  const cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const make = async (path: string, body: object) => JSON.parse((await send(json(path, body), cookie)).text);
  const account = await make("/api/accounts", { name: `Purse of ${name}`, balance: "5000.00" });
  const bill = { amount: "10.00", frequency: "monthly", category: "utilities", accountId: account.id };
  const first = await make("/api/bills", { ...bill, name: "Gas", isDirectDebit: true, paymentDay: 20 });
  const second = await make("/api/bills", { ...bill, name: "Water" });
  const income = await make("/api/incomes", {
    name: "Salary",
    amount: "900",
    frequency: "weekly",
    accountId: account.id,
  });
  const paid = await make("/api/bills/pay", { billId: second.id });
  return {
    cookie,
    own: { account: [account.id], bill: [first.id, second.id], income: [income.id], payment: [paid.payment.id] },
  };
}

/** Remembers what was created. */
function rememberCreatedId(own: KnownIds["own"], call: Call, { status, text }: Answer): void {
  if (status !== 201) return;
  const kind = call.path.split("/")[2]?.replace(/s$/, "") ?? "";
  const made: { id?: number } = JSON.parse(text);
  if (made.id !== undefined) own[kind]?.push(made.id);
}

const counts = new Map<number, number>();
const byValidity = new Map<Validity, { sent: number; past: number }>(
  VALIDITIES.map((validity) => [validity, { sent: 0, past: 0 }]),
);
const broken: string[] = [];
// Past validation: done, or refused by what the person has rather than by the request's shape.
const isPastValidation = ({ status }: Answer) => status < 400 || status === 404 || status === 409 || status === 422;

const otherUser = await createUser("neighbour");
const rowsOf = async (cookie: string) => {
  const user: { id: string } = JSON.parse(
    (await send({ method: "GET", path: "/api/auth/user", body: undefined, headers: {} }, cookie)).text,
  );
  return (await dumpByHousehold(stage.db))[user.id]?.join("\n") ?? "";
};
const before = await rowsOf(otherUser.cookie);
const startedAt = performance.now();
let sent = 0;

while (sent < requestCount) {
  const person = await createUser(`sender${sent}`);
  const ids: KnownIds = { own: person.own, others: otherUser.own };
  const worker = async () => {
    for (let n = 0; n < PER_SENDER / AT_ONCE; n++) {
      const call = pick(random, weightedCalls);
      const validity = pick(random, VALIDITIES);
      const made = makeRequest(random, call, ids, validity);
      const answer = await send(made, person.cookie);
      sent += 1;
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
      const tally = byValidity.get(validity);
      if (tally) {
        tally.sent += 1;
        if (isPastValidation(answer)) tally.past += 1;
      }
      if (answer.status >= 500) broken.push(`${answer.status} ${made.method} ${made.path} ${made.body?.slice(0, 300)}`);
      rememberCreatedId(ids.own, call, answer);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

const seconds = (performance.now() - startedAt) / 1000;
const isUntouched = (await rowsOf(otherUser.cookie)) === before;
const findings = (await examine(stage.db)).filter((finding) => finding.wrong > 0);
const pastValidation = [...byValidity.values()].reduce((sum, tally) => sum + tally.past, 0);
console.log(`${sent} requests of ${calls.length} calls in ${seconds.toFixed(0)} s on ${stage.kind}, seed ${seed}`);
console.log(
  [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${status}: ${count}`)
    .join("  "),
);
for (const [validity, tally] of byValidity)
  console.log(`${validity}: ${tally.sent} sent, ${((100 * tally.past) / tally.sent).toFixed(0)}% past validation`);
console.log(`Past validation: ${((100 * pastValidation) / sent).toFixed(1)}% (at least 30)`);
console.log(`Answers of 500 and above: ${broken.length} (none allowed)`);
for (const one of broken.slice(0, 20)) console.log(`  ${one}`);
console.log(
  `The neighbour's rows are ${isUntouched ? "as before" : "CHANGED"}; the doctor finds ${findings.length} things wrong`,
);
if (broken.length > 0 || !isUntouched || findings.length > 0 || pastValidation / sent < 0.3) process.exitCode = 1;
agent.destroy();
await app.close();
await stage.stop();
