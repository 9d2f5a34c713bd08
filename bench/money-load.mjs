// Asks an address as often as it can from a thread of its own, so that the asking is not timed as answering.
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { url, method = "GET", headers = {}, bodies = [], connections, ms, pauseMs = 0 } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const durations = [];
let wrong = 0;
const statuses = {};
let isStopped = false;
const until = performance.now() + (ms ?? Number.POSITIVE_INFINITY);

function ask(body) {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode));
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

async function keepAsking(index) {
  while (!isStopped && performance.now() < until) {
    const startedAt = performance.now();
    const status = await ask(bodies[index % bodies.length]);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status !== 200) wrong += 1;
    durations.push(performance.now() - startedAt);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

parentPort.once("message", () => {
  isStopped = true;
});
const startedAt = performance.now();
await Promise.all(Array.from({ length: connections }, (_, index) => keepAsking(index)));
const seconds = (performance.now() - startedAt) / 1000;
agent.destroy();
durations.sort((one, other) => one - other);
const percentile = (share) => durations[Math.min(durations.length - 1, Math.floor(durations.length * share))] ?? 0;
parentPort.postMessage({
  count: durations.length,
  perSecond: durations.length / seconds,
  p50: percentile(0.5),
  p99: percentile(0.99),
  wrong,
  statuses,
});
parentPort.close();
