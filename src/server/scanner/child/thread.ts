import { once } from "node:events";
import { availableParallelism } from "node:os";
import { MessageChannel, type MessagePort, Worker } from "node:worker_threads";
import type { Refused } from "#server/scanner/scanner.ts";
import type { DrawnPage, PagesToDraw, PageToDraw } from "./draw-pages.ts";
import type { Raster } from "./ocr/raster.ts";
import type { Shared, SharedLines } from "./ocr/read-shared.ts";
import { isRefused } from "./refused.ts";

/** Requests to the second thread, and its responses. */
type Tasks = {
  greeting: [task: object, answer: undefined];
  recogniser: [task: object, answer: undefined];
  lines: [task: { shared: Shared }, answer: SharedLines];
  pages: [task: PagesToDraw, answer: DrawnPage[]];
  raster: [task: PageToDraw, answer: Raster & { pages: number }];
};
type TaskName = keyof Tasks;

/** A request, and the port for its response. */
export type ThreadRequest = { [A in TaskName]: { kind: A; port: MessagePort } & Tasks[A][0] }[TaskName];
export type ThreadResponse = Tasks[TaskName][1] | Refused;

let worker: Worker | undefined;

/** A second thread, where the machine has a CPU for it. If it fails, the process ends. */
export function startThread(): boolean {
  if (worker === undefined && availableParallelism() >= 2) {
    worker = start();
    worker.once("error", () => process.exit(1));
    worker.unref();
  }
  return worker !== undefined;
}

/** After the thread has started: no file should pay for it. */
export async function threadStarted(): Promise<void> {
  if (startThread()) await runInThread("greeting", {});
}

function start(): Worker {
  if (!import.meta.url.endsWith(".ts")) return new Worker(new URL("./second-thread.js", import.meta.url));
  // Threads don't inherit the loader for running from source.
  const file = JSON.stringify(new URL("./second-thread.ts", import.meta.url));
  return new Worker(`import("tsx/esm/api").then(({ register }) => { register(); return import(${file}); });`, {
    eval: true,
  });
}

/** Sends a request to the second thread, and rethrows its refusals. Requests are handled one by one. */
export async function runInThread<A extends TaskName>(kind: A, task: Tasks[A][0]): Promise<Tasks[A][1]> {
  const { port1, port2 } = new MessageChannel();
  worker?.postMessage({ ...task, kind, port: port2 }, [port2]);
  const [answer] = await once(port1, "message");
  port1.close();
  if (isRefused(answer)) throw answer;
  return answer;
}
