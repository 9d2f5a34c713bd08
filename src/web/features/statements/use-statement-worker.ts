import { useEffect, useRef } from "react";
import type { WorkerRequest, WorkerResponse, WorkerResults } from "./worker-messages.ts";

type PendingRequest = { resolve: (answer: WorkerResults[keyof WorkerResults]) => void; reject: (error: Error) => void };
export type AskWorker = <K extends WorkerRequest["kind"]>(
  request: Extract<WorkerRequest, { kind: K }>,
) => Promise<WorkerResults[K]>;

const CANCELLED = "cancelled";
/** Whether the request was cancelled rather than failed. */
export const isCancelled = (error: unknown) => error instanceof Error && error.message === CANCELLED;

/** Owns a worker while the screen is mounted, and sends it requests. */
export function useStatementWorker(): { askWorker: AskWorker; stop: () => void } {
  const worker = useRef<Worker>(undefined);
  const pending = useRef(new Map<number, PendingRequest>());
  const last = useRef(0);
  const stop = (reason = CANCELLED) => {
    worker.current?.terminate();
    worker.current = undefined;
    for (const { reject } of pending.current.values()) reject(new Error(reason));
    pending.current.clear();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the screen goes.
  useEffect(() => () => stop(), []);

  const start = () => {
    const newWorker = new Worker(new URL("./statement-worker.ts", import.meta.url), { type: "module" });
    newWorker.addEventListener("message", ({ data }: MessageEvent<WorkerResponse>) => {
      const one = pending.current.get(data.id);
      pending.current.delete(data.id);
      if ("failed" in data) one?.reject(new Error(data.failed));
      else one?.resolve(data.answer);
    });
    newWorker.addEventListener("error", () => stop("failed"));
    worker.current = newWorker;
    return newWorker;
  };

  const askWorker: AskWorker = (request) =>
    new Promise((resolve, reject) => {
      last.current += 1;
      const id = last.current;
      // Each kind of request gets the same kind of response.
      pending.current.set(id, { resolve: resolve as PendingRequest["resolve"], reject });
      (worker.current ?? start()).postMessage({ id, request });
    });
  return { askWorker, stop };
}
