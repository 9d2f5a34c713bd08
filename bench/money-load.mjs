// Asks an address as often as it can from a thread of its own, so that the asking is not timed as answering.
import { Agent, request } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

const { url, method = "GET", headers = {}, bodies = [], connections, ms, pauseMs = 0 } = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const took = [];
let wrong = 0;
const statuses = {};
let isOver = false;
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
  while (!isOver && performance.now() < until) {
    const began = performance.now();
    const status = await ask(bodies[index % bodies.length]);
    statuses[status] = (statuses[status] ?? 0) + 1;
    if (status !== 200) wrong += 1;
    took.push(performance.now() - began);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

parentPort.once("message", () => {
  isOver = true;
});
const began = performance.now();
await Promise.all(Array.from({ length: connections }, (_, index) => keepAsking(index)));
const seconds = (performance.now() - began) / 1000;
agent.destroy();
took.sort((one, other) => one - other);
const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0;
parentPort.postMessage({
  count: took.length,
  perSecond: took.length / seconds,
  p50: at(0.5),
  p99: at(0.99),
  wrong,
  statuses,
});
parentPort.close();
