import { and, eq, lt, sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import { nextAttempt } from "#core/notifications/outbox.ts";
import { HISTORY_DAYS } from "#core/notifications/reminders.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/database.ts";
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

/** Sends the messages that are due, a group at a time. Any number of processes may do so at once. */
export async function deliver(db: Db, options: Options): Promise<Delivered> {
  const { clock, on, messenger, batch = BATCH_SIZE, isStopping = () => false } = options;
  const { hasMail } = messenger;
  const done: Delivered = { sent: 0, failed: 0 };
  if (!hasMail) await dropMail(db, clock.now());
  for (let isLeft = true; isLeft; ) {
    isLeft = false;
    const found = await findDueMessages(db, { now: clock.now(), on, hasMail });
    for (const group of inParts(found, batch)) {
      if (isStopping()) return done;
      const { checked, sent, failed } = await deliverGroup(db, group, options);
      if (checked > 0) isLeft = true;
      done.sent += sent;
      done.failed += failed;
    }
  }
  return done;
}

async function deliverGroup(db: Db, group: readonly DueMessage[], options: Options) {
  const { clock, today, messenger } = options;
  const when = { today, now: clock.now(), timeZone: messenger.timeZone };
  const { claimed, checked } = await inTransaction(db, (tx) => claimMessages(tx, group, when));
  let sent = 0;
  for (const part of inParts(claimed, AT_ONCE)) {
    const results = await Promise.all(part.map((each) => deliverOne(db, each, options)));
    sent += results.filter(({ isSent }) => isSent).length;
  }
  return { checked, sent, failed: claimed.length - sent };
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
    mayRepeat: row.isClaimed,
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
  const lastError = result.text.slice(0, 500);
  const next = result.isGone ? null : nextAttempt(tries, now);
  const change =
    next === null ? { state: "given-up" as const, endedAt: now } : { state: "waiting" as const, sendAfter: next };
  await db
    .update(outbox)
    .set({ ...change, isClaimed: false, lastError })
    .where(isRow);
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
