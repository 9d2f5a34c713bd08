import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { purgeStale } from "#server/features/auth/store.ts";
import { sweepDocuments } from "#server/features/documents/delete-document.ts";
import { resumeImports } from "#server/features/import/steps.ts";
import { deliver, sweepHistory } from "#server/features/notifications/deliver.ts";
import type { Messenger } from "#server/features/notifications/messenger.ts";
import { planReminders } from "#server/features/notifications/plan-reminders.ts";
import type { Changes } from "#server/live/changes.ts";
import type { Log } from "#server/log.ts";
import { sweepOutbox } from "#server/mail/outbox.ts";
import { eraseDue } from "./erase-due.ts";
import { groupByDay } from "./group-by-day.ts";
import type { Part } from "./run.ts";
import { runInTurn } from "./run-in-turn.ts";

export type JobContext = {
  db: Db;
  clock: Clock;
  log: Log;
  dataDir: string;
  batch: number;
  lanes?: number;
  changes?: Changes | undefined;
  isStopping: () => boolean;
  /** Sends notifications; without it, none are sent. */
  messenger?: Messenger | undefined;
};

type Job = { name: string; run: (context: JobContext, finished: Finished) => Promise<void> };

async function finishImports({ db, clock, log, isStopping }: JobContext): Promise<void> {
  const resumed = await resumeImports(db, clock.now(), isStopping);
  if (resumed > 0) log.info({ resumed }, "finished interrupted imports");
}

/**
 * Credits, retries and pays, in this order for each day: a payment must find what its day credited. Also notes when each of
 * the three was completed.
 */
async function creditAndPay(
  { db, clock, log, batch, lanes = 1, changes, isStopping }: JobContext,
  finished: Finished,
): Promise<void> {
  const onTouched = (household: string) => changes?.publish({ household });
  const groups = await groupByDay(db, clock);
  for (const [index, group] of groups.entries()) {
    if (isStopping()) break;
    const onDone = (part: Part) => {
      if (index === groups.length - 1 && !isStopping()) finished[part] = clock.now().toISOString();
    };
    const report = await runInTurn(db, {
      ...group,
      now: clock.now(),
      log,
      batch,
      lanes,
      isStopping,
      onTouched,
      onDone,
    });
    if (Object.values(report).some((count) => count > 0)) {
      log.info({ today: group.today, ...report }, "scheduled work done");
    }
  }
}

/** After the day's payments: a due date that was just paid needs no reminder. */
async function planDueReminders({ db, clock, log, batch, isStopping, messenger }: JobContext): Promise<void> {
  if (messenger === undefined) return;
  for (const group of await groupByDay(db, clock)) {
    const planned = await planReminders(db, { ...group, now: clock.now(), ...messenger, log, batch, isStopping });
    if (planned > 0) log.info({ today: group.today, planned }, "planned reminders");
  }
}

async function sendMessages({ db, clock, log, isStopping, messenger }: JobContext): Promise<void> {
  if (messenger === undefined) return;
  for (const group of await groupByDay(db, clock)) {
    const delivered = await deliver(db, { ...group, clock, log, messenger, isStopping });
    if (delivered.sent + delivered.failed > 0) log.info(delivered, "sent notifications");
  }
}

async function erase({ db, clock, log, changes, isStopping }: JobContext): Promise<void> {
  const erased = await eraseDue(db, clock, isStopping, (household) => changes?.publish({ household }));
  if (erased > 0) log.info({ erased }, "deleted data on request");
}

async function cleanUp({ db, clock, log, dataDir, isStopping }: JobContext): Promise<void> {
  const stale = await purgeStale(db, clock.now());
  if (stale > 0) log.info({ stale }, "deleted expired sessions, links, counters and answers");
  await sweepOutbox(dataDir, clock.now());
  await sweepHistory(db, clock.now());
  const documents = await sweepDocuments(db, clock.now(), isStopping);
  if (documents > 0) log.info({ documents }, "removed documents of deleted bills and unfinished uploads");
}

/** The work of one tick, in order. */
export const JOBS: readonly Job[] = [
  { name: "imports", run: finishImports },
  { name: "credit-and-pay", run: creditAndPay },
  { name: "reminders", run: planDueReminders },
  { name: "messages", run: sendMessages },
  { name: "erase", run: erase },
  { name: "sweep", run: cleanUp },
];

/** When each job, and each part of credit-and-pay, last completed in this process. */
export type Finished = Record<string, string>;

/** Runs every job; a failure does not stop the next one. Throws the first failure at the end. */
export async function runJobs(context: JobContext, finished: Finished = {}, jobs = JOBS): Promise<void> {
  const failures: unknown[] = [];
  for (const { name, run } of jobs) {
    if (context.isStopping()) break;
    try {
      await run(context, finished);
      finished[name] = context.clock.now().toISOString();
    } catch (error) {
      context.log.error({ err: error, job: name }, "a scheduled job failed; retrying at the next tick");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
