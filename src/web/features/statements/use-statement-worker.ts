import { useEffect, useRef } from "react";
import type { Answered, Answers, Asked } from "./worker-messages.ts";

type Waiting = { resolve: (answer: Answers[keyof Answers]) => void; reject: (error: Error) => void };
export type AskWorker = <K extends Asked["kind"]>(asked: Extract<Asked, { kind: K }>) => Promise<Answers[K]>;

const CANCELLED = "cancelled";
/** Whether the request was cancelled rather than failed. */
export const isCancelled = (error: unknown) => error instanceof Error && error.message === CANCELLED;

/** Owns a worker while the screen is mounted, and sends it requests. */
export function useStatementWorker(): { askWorker: AskWorker; stop: () => void } {
  const worker = useRef<Worker>(undefined);
  const waiting = useRef(new Map<number, Waiting>());
  const last = useRef(0);
  const stop = (why = CANCELLED) => {
    worker.current?.terminate();
    worker.current = undefined;
    for (const { reject } of waiting.current.values()) reject(new Error(why));
    waiting.current.clear();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the screen goes.
  useEffect(() => () => stop(), []);

  const start = () => {
    const made = new Worker(new URL("./statement-worker.ts", import.meta.url), { type: "module" });
    made.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
      const one = waiting.current.get(data.id);
      waiting.current.delete(data.id);
      if ("failed" in data) one?.reject(new Error(data.failed));
      else one?.resolve(data.answer);
    });
    made.addEventListener("error", () => stop("failed"));
    worker.current = made;
    return made;
  };

  const askWorker: AskWorker = (asked) =>
    new Promise((resolve, reject) => {
      last.current += 1;
      const id = last.current;
      // Each kind of request gets the same kind of response.
      waiting.current.set(id, { resolve: resolve as Waiting["resolve"], reject });
      (worker.current ?? start()).postMessage({ id, asked });
    });
  return { askWorker, stop };
}
