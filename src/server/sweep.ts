import type { Clock } from "./clock.ts";
import type { Db } from "./db/open.ts";
import { purgeStale } from "./features/auth/store.ts";
import type { Log } from "./log.ts";
import { sweepOutbox } from "./mail/outbox.ts";

const HOUR = 3_600_000;

type Options = { db: Db; clock: Clock; dataDir: string; log: Log };

/** Throws away what is past its time, at the start and every hour. The answer stops it and waits for a sweep under way. */
export function startSweeping({ db, clock, dataDir, log }: Options): () => Promise<void> {
  const sweep = async () => {
    try {
      const gone = await purgeStale(db, clock.now());
      await sweepOutbox(dataDir, clock.now());
      if (gone > 0) log.info({ gone }, "swept stale sessions, links and counters");
    } catch (error) {
      log.error({ err: error }, "sweeping failed");
    }
  };
  let running = sweep();
  const timer = setInterval(() => {
    running = running.then(sweep);
  }, HOUR);
  return async () => {
    clearInterval(timer);
    await running;
  };
}
