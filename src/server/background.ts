import type { Log } from "./log.ts";

/** Work that continues after the response was sent, and that a shutdown waits for. */
export type Background = {
  /** Starts the work at once, or after a delay in milliseconds. */
  run(what: string, work: () => Promise<void>, options?: { after?: number; request?: string }): void;
  /** Waits for all work; delayed work starts now. */
  drain(): Promise<void>;
};

/** The same for one request: failures are logged with its id. */
export function backgroundOf(background: Background, request: string): Background {
  return { ...background, run: (what, work, options) => background.run(what, work, { ...options, request }) };
}

export function openBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  const delayed = new Set<() => void>();

  function delay(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const startNow = () => {
        clearTimeout(timer);
        delayed.delete(startNow);
        resolve();
      };
      const timer = setTimeout(startNow, milliseconds);
      delayed.add(startNow);
    });
  }

  return {
    run(what, work, { after = 0, request } = {}) {
      const task = (after > 0 ? delay(after).then(work) : work())
        .catch((error: unknown) => log.error({ err: error, request }, `${what} failed`))
        .finally(() => running.delete(task));
      running.add(task);
    },
    async drain() {
      while (running.size > 0) {
        for (const startNow of delayed) startNow();
        await Promise.all(running);
      }
    },
  };
}
