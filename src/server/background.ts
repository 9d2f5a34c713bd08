import type { Log } from "./log.ts";

/** Work that goes on after the answer was sent, and that a stop waits for. */
export type Background = { run(what: string, work: () => Promise<void>): void; drain(): Promise<void> };

export function openBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, work) {
      const task = work()
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async drain() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
