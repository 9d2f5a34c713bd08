import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { type Day, daysBetween } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import type { NotificationEvent, SecurityNotice } from "#core/notifications/events.ts";
import { LATE_DAYS } from "#core/notifications/reminders.ts";
import type { Payment } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { inParts } from "#server/in-parts.ts";
import { listRecipients, type Message, messagesTo } from "./recipients.ts";

type Options = {
  now: Date;
  /** The user who caused the event and needs no notification. */
  except?: string | null | undefined;
};

/** Notifies all members of an event, in the event's transaction. A repeated event is sent once. */
export const notifyAll = (
  tx: Db,
  household: string,
  notification: NotificationEvent,
  options: Options,
): Promise<void> => notifyAllOf(tx, household, [notification], options);

/** The same for many events, at the cost of a row each. */
async function notifyAllOf(
  tx: Db,
  household: string,
  notifications: readonly NotificationEvent[],
  { now, except }: Options,
): Promise<void> {
  if (notifications.length === 0) return;
  const people = (await listRecipients(tx, [household], now)).get(household) ?? [];
  const others = people.filter(({ user }) => user !== except);
  const messages = notifications.flatMap((each) => others.flatMap((who) => messagesTo(who, each)));
  await writeMessages(tx, messages, now);
}

/** Notifies one user, for example of a change to their account, in their first household. */
export async function notifyUser(
  tx: Db,
  user: string,
  notification: NotificationEvent,
  { now }: Options,
): Promise<void> {
  const found = await tx.execute(
    sql`select household_id as household from members where user_id = ${user} order by created_at, household_id limit 1`,
  );
  const [first] = (found as unknown as { rows: { household: string }[] }).rows;
  if (first === undefined) return;
  const people = (await listRecipients(tx, [first.household], now)).get(first.household) ?? [];
  const messages = people.filter((who) => who.user === user).flatMap((who) => messagesTo(who, notification));
  await writeMessages(tx, messages, now);
}

/** A PostgreSQL array. JSON contains no raw control characters, so quoting it as JSON again is sufficient. */
const jsonArray = (values: readonly unknown[]) =>
  `{${values.map((value) => JSON.stringify(JSON.stringify(value))).join(",")}}`;

/**
 * Adds messages to the outbox, each once; a cancelled one is restored, and one with amounts that still waits tells those of
 * now. Returns how many were written.
 */
export async function writeMessages(tx: Db, messages: readonly Message[], now: Date): Promise<number> {
  let written = 0;
  for (const part of inParts(messages, 1_000)) {
    const columnOf = <T>(select: (message: Message) => T) => sql.param(part.map(select));
    const inserted = await tx.execute(sql`
      insert into outbox (household_id, user_id, channel, channel_id, key, event, told, send_after, created_at)
      select household, user_id, channel, channel_id, key, event, told, send_after, ${now.toISOString()}::timestamptz
      from unnest(
        ${columnOf(({ household }) => household)}::uuid[], ${columnOf(({ user }) => user)}::text[],
        ${columnOf(({ channel }) => channel)}::text[], ${columnOf(({ channelId }) => channelId)}::bigint[],
        ${columnOf(({ key }) => key)}::text[], ${columnOf(({ notification }) => notification.event)}::text[],
        ${jsonArray(part.map(({ notification }) => notification))}::text::json[],
        ${columnOf(({ sendAfter }) => (sendAfter ?? now).toISOString())}::timestamptz[]
      ) as made(household, user_id, channel, channel_id, key, event, told, send_after)
      on conflict (household_id, user_id, channel_id, key) do update
        set state = 'waiting', told = excluded.told, send_after = excluded.send_after, tries = 0, last_error = null, ended_at = null
        where outbox.state = 'taken-back' or (outbox.state = 'waiting' and not outbox.is_claimed and outbox.tries = 0
          and outbox.event in ('payday', 'weekly-report') and outbox.told::text <> excluded.told::text)
      returning 1`);
    written += (inserted as unknown as { rows: unknown[] }).rows.length;
  }
  return written;
}

type When = { day: Day; today: Day; now: Date; isRetry?: boolean };

/** Notifies a household of an automatic payment that was made or failed. Years being caught up are skipped. */
export async function notifyOfPayment(
  tx: Db,
  payment: Payment,
  { day, today, now, isRetry = false }: When,
): Promise<void> {
  const { household, id: paymentId, billId, billName, amount, status, failureReason, nextTryDate } = payment;
  if (billId === null || daysBetween(day, today) > LATE_DAYS) return;
  const facts = { paymentId, billId, billName, amount, day };
  if (status === "completed") return notifyAll(tx, household, { event: "payment-made", ...facts }, { now });
  if (status !== "failed" || failureReason === null) return;
  const event = isRetry ? "payment-tried-again" : "payment-failed";
  await notifyAll(tx, household, { event, ...facts, reason: failureReason, nextTry: nextTryDate }, { now });
}

type BillRef = { household: string; id: number; name: string };
type Change = { from: Cents; to: Cents; day: Day };
type RiseOptions = { now: Date; except: string | null | undefined };

/** A bill whose amount may have gone up. */
export type Rise = Change & { bill: BillRef };

/** Notifies the other members that a bill went up. The user who changed or paid it has seen that. */
export const notifyOfRise = (tx: Db, bill: BillRef, change: Change, options: RiseOptions): Promise<void> =>
  notifyOfRises(tx, bill.household, [{ bill, ...change }], options);

/** The same for several bills of a household at once. */
export async function notifyOfRises(
  tx: Db,
  household: string,
  rises: readonly Rise[],
  options: RiseOptions,
): Promise<void> {
  const notifications = rises
    .filter(({ from, to }) => to > from)
    .map(({ bill, from, to, day }) => ({
      ...{ event: "bill-rose" as const, billId: bill.id, billName: bill.name, from, to, day },
    }));
  await notifyAllOf(tx, household, notifications, options);
}

/** Notifies a user of a change to their account, in its transaction, in case it was not them. */
export function notifySecurity(tx: Db, user: string, notice: SecurityNotice, now: Date, detail = ""): Promise<void> {
  return notifyUser(tx, user, { event: "security", notice, id: randomUUID(), detail }, { now });
}
