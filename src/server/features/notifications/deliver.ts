import { and, eq, lt, sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import { nextAttempt } from "#core/notifications/outbox.ts";
import { HISTORY_DAYS } from "#core/notifications/reminders.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
import { isTransient } from "#server/db/database-errors.ts";
import { notificationChannels, outbox } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { inParts } from "#server/in-parts.ts";
import type { Log } from "#server/log.ts";
import type { OnDay } from "#server/scheduler/run.ts";
import type { DeliveryResult } from "./channels/letter.ts";
import { type Claimed, claimMessages, type DueMessage, findDueMessages } from "./claim.ts";
import type { Destination, Messenger } from "./messenger.ts";

type Options = {
  clock: Clock;
  /** The recipients' day; everyone's, unless `on` is given. */
  today: Day;
  on?: OnDay | undefined;
  log: Log;
  messenger: Messenger;
  batch?: number;
  isStopping?: () => boolean;
};
export type Delivered = { sent: number; failed: number };

const BATCH_SIZE = 50;
const AT_ONCE = 10;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Sends the messages that are due, a group at a time. Any number of processes may do so at once. A household whose messages
 * fail or are held by another process doesn't stop the others; the first failure is thrown at the end.
 */
export async function deliver(db: Db, options: Options): Promise<Delivered> {
  const { clock, on, log, messenger, batch = BATCH_SIZE, isStopping = () => false } = options;
  const { hasMail } = messenger;
  if (!hasMail) await dropMail(db, clock.now());
  const progress: Progress = { sent: 0, failed: 0, checked: 0, errors: [] };
  const leftOut = new Set<string>();
  for (;;) {
    const found = await findDueMessages(db, { now: clock.now(), on, hasMail, except: [...leftOut] });
    const checkedBefore = progress.checked;
    for (const group of inParts(found, batch)) {
      if (isStopping()) break;
      try {
        await deliverGroup(db, group, options, progress);
      } catch (error) {
        if (isTransient(error)) throw error;
        log.warn({ err: error, messages: group.length }, "a group of messages failed; retrying one by one");
        for (const message of group)
          await deliverGroup(db, [message], options, progress).catch((failure: unknown) => {
            if (isTransient(failure)) throw failure;
            leftOut.add(message.household);
            progress.errors.push(failure);
          });
      }
    }
    if (found.length === 0 || isStopping()) break;
    if (progress.checked === checkedBefore) for (const { household } of found) leftOut.add(household);
  }
  if (progress.errors.length > 0) throw progress.errors[0];
  return { sent: progress.sent, failed: progress.failed };
}

type Progress = Delivered & { checked: number; errors: unknown[] };

async function deliverGroup(db: Db, group: readonly DueMessage[], options: Options, progress: Progress) {
  const { clock, today, messenger } = options;
  const when = { today, now: clock.now(), timeZone: messenger.timeZone };
  const { claimed, checked, until } = await inTransaction(db, (tx) => claimMessages(tx, group, when));
  progress.checked += checked;
  for (const part of inParts(claimed, AT_ONCE)) {
    // After a long pause of this process, others may be sending the rest.
    if (clock.now() >= until) return;
    for (const result of await Promise.allSettled(part.map((each) => deliverOne(db, each, options)))) {
      if (result.status === "rejected") progress.errors.push(result.reason);
      else if (result.value.isSent) progress.sent += 1;
      else progress.failed += 1;
    }
    const lost = progress.errors.find(isTransient);
    if (lost !== undefined) throw lost;
  }
}

async function deliverOne(
  db: Db,
  { row, recipient }: Claimed,
  { clock, messenger, log }: Options,
): Promise<DeliveryResult> {
  const { household, id, userId: user, told: notification } = row;
  const to = row.channel === "mail" ? mailTo(recipient.email) : await findDestination(db, user, row.channelId);
  const now = clock.now();
  const letter = messenger.letterOf({
    household,
    id,
    user,
    notification,
    currency: recipient.currency,
    // An attempt without an answer, or with an error, may have arrived all the same.
    mayRepeat: row.tries > 1,
    now,
  });
  const result: DeliveryResult = to
    ? await messenger.send(letter, to)
    : { isSent: false, isGone: true, text: "This channel was removed" };
  await recordResult(db, row, result, clock.now());
  if (!result.isSent) {
    const { channel, tries } = row;
    log.warn({ channel, message: id, tries, err: result.error }, "a message could not be sent");
  }
  return result;
}

async function recordResult(db: Db, row: Claimed["row"], result: DeliveryResult, now: Date): Promise<void> {
  const { household, id, tries } = row;
  const isRow = and(eq(outbox.household, household), eq(outbox.id, id));
  if (result.isSent) {
    await db.update(outbox).set({ state: "sent", isClaimed: false, endedAt: now, told: row.told }).where(isRow);
    return;
  }
  // A response may contain zero bytes, which PostgreSQL does not store.
  const lastError = result.text.replaceAll("\0", "").slice(0, 500);
  const next = result.isGone ? null : nextAttempt(tries, now);
  const change =
    next === null ? { state: "given-up" as const, endedAt: now } : { state: "waiting" as const, sendAfter: next };
  await db
    .update(outbox)
    .set({ ...change, isClaimed: false, lastError })
    // Not if its lease has ended: another process may have sent it since.
    .where(and(isRow, eq(outbox.state, "waiting"), eq(outbox.isClaimed, true), eq(outbox.tries, tries)));
  if (result.isGone && row.channel === "push") {
    const isChannel = and(eq(notificationChannels.userId, row.userId), eq(notificationChannels.id, row.channelId));
    await db.delete(notificationChannels).where(isChannel);
  }
}

export const mailTo = (email: string): Destination => ({ kind: "mail", target: email, keys: {} });

export async function findDestination(db: Db, user: string, id: number): Promise<Destination | undefined> {
  const [row] = await db
    .select()
    .from(notificationChannels)
    .where(and(eq(notificationChannels.userId, user), eq(notificationChannels.id, id)));
  return row;
}

/** Without an email server messages are dropped after an hour, which leaves time for a process that has one. */
async function dropMail(db: Db, now: Date): Promise<void> {
  const isOld = lt(outbox.sendAfter, new Date(now.getTime() - HOUR));
  await db.delete(outbox).where(and(eq(outbox.state, "waiting"), eq(outbox.channel, "mail"), isOld));
}

const DELETED_AT_ONCE = 5_000;

/** Deletes old messages, in batches. */
export async function sweepHistory(db: Db, now: Date): Promise<number> {
  const cutoff = new Date(now.getTime() - HISTORY_DAYS * DAY).toISOString();
  const deleted = await db.execute(sql`
    delete from outbox using (select household_id, id from outbox where created_at < ${cutoff}::timestamptz limit ${DELETED_AT_ONCE}) old
    where outbox.household_id = old.household_id and outbox.id = old.id returning 1`);
  return (deleted as unknown as { rows: unknown[] }).rows.length;
}
