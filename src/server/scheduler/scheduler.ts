import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/open.ts";
import { purgeStale } from "#server/features/auth/store.ts";
import { resumeImports } from "#server/features/import/steps.ts";
import type { LedgerWatch } from "#server/features/ledger/watch.ts";
import type { Log } from "#server/log.ts";
import { sweepOutbox } from "#server/mail/outbox.ts";
import { eraseDue } from "./erase-due.ts";
import { beat, TICK } from "./heartbeat.ts";
import { runInTurn } from "./run-in-turn.ts";

type Options = {
  db: Db;
  clock: Clock;
  log: Log;
  dataDir: string;
  batch: number;
  ledger: LedgerWatch;
  /** Milliseconds between two ticks; tests don't wait a minute. */
  every?: number;
};

const LOOK_EVERY = 60;

/** The work of one tick, in order. */
export async function tick({ db, clock, log, dataDir, batch }: Options, isStopping: () => boolean): Promise<void> {
  const resumed = await resumeImports(db, clock.now(), isStopping);
  if (resumed > 0) log.info({ resumed }, "finished imports that were cut short");
  const report = await runInTurn(db, { today: clock.today(), now: clock.now(), log, batch, isStopping });
  if (Object.values(report).some((count) => count > 0)) log.info(report, "scheduled work done");
  const erased = await eraseDue(db, clock, isStopping);
  if (erased > 0) log.info({ erased }, "deleted what people asked to have deleted");
  const stale = await purgeStale(db, clock.now());
  if (stale > 0) log.info({ stale }, "swept stale sessions, links, counters and answers");
  await sweepOutbox(dataDir, clock.now());
}

/** One loop per process: works, leaves a sign of life, waits. The answer stops it and waits for the batch under way. */
export function startScheduler(options: Options): () => Promise<void> {
  const { db, clock, log, every = TICK } = options;
  const instance = `${hostname()}:${process.pid}:${randomUUID()}`;
  let isStopping = false;
  let lastRunAt: Date | null = null;
  let lastError: string | null = null;
  let wake: () => void = () => {};

  const sign = async () => {
    const now = clock.now();
    await beat(db, { instance, beatAt: now, lastRunAt, nextRunAt: new Date(now.getTime() + every), lastError });
  };
  async function once(): Promise<void> {
    // A long run must not look like a dead one.
    const alive = setInterval(() => void sign().catch(() => {}), every / 2);
    try {
      await sign();
      await tick(options, () => isStopping);
      lastRunAt = clock.now();
      lastError = null;
    } catch (error) {
      lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
      log.error({ err: error }, "scheduled work failed; it is tried again at the next tick");
    } finally {
      clearInterval(alive);
    }
    await sign().catch(() => {});
  }
  const loop = (async () => {
    for (let ticks = 0; !isStopping; ticks++) {
      if (ticks % LOOK_EVERY === 0) await options.ledger.look();
      await once();
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
  };
}
