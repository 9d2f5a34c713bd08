import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import type { LedgerWatch } from "#server/features/ledger/watch.ts";
import type { Messenger } from "#server/features/notifications/messenger.ts";
import type { Changes } from "#server/live/changes.ts";
import type { Log } from "#server/log.ts";
import { recordHeartbeat, TICK } from "./heartbeat.ts";
import { type Finished, runJobs } from "./jobs.ts";

type Options = {
  db: Db;
  clock: Clock;
  log: Log;
  dataDir: string;
  batch: number;
  /** The number of simultaneous credit batches. */
  lanes?: number;
  ledger: LedgerWatch;
  messenger?: Messenger;
  /** Notifies open screens of changes. */
  changes?: Changes | undefined;
  /** Milliseconds between two ticks; tests don't wait a minute. */
  every?: number;
};

const TICKS_BETWEEN_CHECKS = 60;

/**
 * One loop per process: works, records a heartbeat, waits. Returns how to stop it, which waits for the current batch.
 */
export function startScheduler(options: Options): () => Promise<void> {
  const { db, clock, log, every = TICK } = options;
  const instance = `${hostname()}:${process.pid}:${randomUUID()}`;
  let isStopping = false;
  let lastRunAt: Date | null = null;
  let lastError: string | null = null;
  const jobs: Finished = {};
  let wake: () => void = () => {};

  const writeHeartbeat = async () => {
    const now = clock.now();
    const nextRunAt = isStopping ? null : new Date(now.getTime() + every);
    await recordHeartbeat(db, { instance, heartbeatAt: now, lastRunAt, nextRunAt, lastError, jobs });
  };
  async function runTick(): Promise<void> {
    // A long run must not look like a dead process.
    let pending: Promise<void> | undefined;
    const heartbeatTimer = setInterval(() => {
      pending ??= writeHeartbeat()
        .catch(() => {})
        .finally(() => {
          pending = undefined;
        });
    }, every / 2);
    try {
      await writeHeartbeat();
      await runJobs({ ...options, isStopping: () => isStopping }, jobs);
      lastRunAt = clock.now();
      lastError = null;
    } catch (error) {
      lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
      log.error({ err: error }, "scheduled work failed; retrying at the next tick");
    } finally {
      clearInterval(heartbeatTimer);
      // Arriving after the last one, it would report a stopped process as active.
      await pending;
    }
    await writeHeartbeat().catch(() => {});
  }
  const loop = (async () => {
    for (let ticks = 0; !isStopping; ticks++) {
      if (ticks % TICKS_BETWEEN_CHECKS === 0) await options.ledger.check();
      await runTick();
      if (isStopping) break;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, every).unref();
      });
    }
  })();
  return async () => {
    isStopping = true;
    wake();
    await loop;
    // Otherwise the scheduler would be reported active for two more minutes.
    await writeHeartbeat().catch(() => {});
  };
}
