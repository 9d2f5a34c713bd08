// Sends requests at a steady rate from a thread of its own, whether or not the earlier ones were answered. What counts is
// the time since a request was due, so that a stalled server is charged for every request that arrived meanwhile.
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { base, people, perSecond, ms, writeShare, seed } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 512 });
const durations = { reads: [], writes: [] };
const wrong = {};
const intervalMs = 1000 / perSecond;
let state = seed;
let sent = 0;
let waiting = 0;
let mostWaiting = 0;

function roll() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 2 ** 32;
}
const pick = (list) => list[Math.floor(roll() * list.length)];

function read(person) {
  const paths = [
    "/api/bills",
    "/api/bills",
    "/api/accounts",
    "/api/payments?limit=50",
    "/api/incomes",
    "/api/auth/user",
    "/api/scheduler/status",
    `/api/accounts/${person.accountId}/entries`,
    "/",
  ];
  return { method: "GET", path: pick(paths) };
}

function write(person) {
  const billId = pick(person.billIds);
  const kind = roll();
  if (kind < 0.5) return { method: "POST", path: "/api/bills/pay", body: { billId }, key: `load-${sent}` };
  const amount = `${(1 + roll() * 50).toFixed(2)}`;
  if (kind < 0.8) return { method: "PATCH", path: `/api/bills/${billId}`, body: { amount } };
  return { method: "PATCH", path: `/api/accounts/${person.accountId}`, body: { name: `Everyday ${sent}` } };
}

function ask(cookie, { method, path, body, key }) {
  const headers = { cookie, "sec-fetch-site": "same-origin", "x-forwarded-for": "192.0.2.7" };
  if (body) headers["content-type"] = "application/json";
  if (key) headers["idempotency-key"] = key;
  return new Promise((resolve) => {
    const outgoing = request(`${base}${path}`, { method, headers, agent, timeout: 60_000 }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(String(answer.statusCode)));
      answer.once("error", (error) => resolve(error.code ?? error.message));
    });
    outgoing.once("timeout", () => outgoing.destroy(new Error("no answer within 60 s")));
    outgoing.once("error", (error) => resolve(error.code ?? error.message));
    outgoing.end(body && JSON.stringify(body));
  });
}

async function arrive(due) {
  const person = pick(people);
  const isWrite = roll() < writeShare;
  const call = isWrite ? write(person) : read(person);
  waiting += 1;
  mostWaiting = Math.max(mostWaiting, waiting);
  const status = await ask(person.cookie, call);
  waiting -= 1;
  durations[isWrite ? "writes" : "reads"].push(performance.now() - due);
  if (status === "200") return;
  const name = `${status} ${call.method} ${call.path.replace(/\d+/g, "n")}`;
  wrong[name] = (wrong[name] ?? 0) + 1;
}

const startedAt = performance.now();
const all = new Set();
while (sent * intervalMs < ms) {
  const due = startedAt + sent * intervalMs;
  const waitMs = due - performance.now();
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  sent += 1;
  const one = arrive(due).finally(() => all.delete(one));
  all.add(one);
}
await Promise.all(all);
agent.destroy();

function summary(list) {
  list.sort((one, other) => one - other);
  const percentile = (share) => list[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;
  return {
    count: list.length,
    p50: percentile(0.5),
    p99: percentile(0.99),
    p999: percentile(0.999),
    most: list.at(-1) ?? 0,
  };
}
parentPort.postMessage({ reads: summary(durations.reads), writes: summary(durations.writes), wrong, mostWaiting });
parentPort.close();
