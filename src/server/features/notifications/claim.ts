import { and, asc, eq, lte, ne, sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import { deduplicationKey, type NotificationEvent } from "#core/notifications/events.ts";
import { isDelayedByQuietHours, wants } from "#core/notifications/preferences.ts";
import { nextSendTime } from "#core/notifications/quiet-hours.ts";
import { isDueEvent, isStale } from "#core/notifications/reminders.ts";
import type { Moved } from "#core/plan/input.ts";
import type { Db } from "#server/db/database.ts";
import { isAmong } from "#server/db/is-among.ts";
import { incomes, outbox } from "#server/db/schema/index.ts";
import { readPlans } from "#server/features/plan/store.ts";
import { isInHouseholds, type OnDay } from "#server/scheduler/run.ts";
import { dueEvents } from "./household-events.ts";
import { listMoved } from "./message-store.ts";
import { listRecipients, type Recipient } from "./recipients.ts";

export type Row = typeof outbox.$inferSelect;
export type Claimed = { row: Row; recipient: Recipient };
type When = { today: Day; now: Date; timeZone: string };

/** The number of messages found at once; several batches, so that finding them costs little. */
const PAGE = 1_000;
/** How long a process may hold a message before another takes it over. */
const LEASE = 10 * 60_000;
export const INTERRUPTED = "The server stopped while sending, so it may have arrived twice.";

export type DueMessage = { household: string; id: number };

/** The messages to be sent now, the oldest first. Nothing is locked: whoever claims one checks it again. */
export function findDueMessages(
  db: Db,
  { now, on, hasMail, except }: { now: Date; on: OnDay | undefined; hasMail: boolean; except: readonly string[] },
): Promise<DueMessage[]> {
  return db
    .select({ household: outbox.household, id: outbox.id })
    .from(outbox)
    .where(
      and(
        isDue(now),
        hasMail ? undefined : ne(outbox.channel, "mail"),
        isInHouseholds(outbox.household, { on, except }),
      ),
    )
    .orderBy(asc(outbox.sendAfter))
    .limit(PAGE);
}

const isDue = (now: Date) => and(eq(outbox.state, "waiting"), lte(outbox.sendAfter, now));

/**
 * Claims those of some messages that are still due, skipping those of other processes. Obsolete ones are cancelled, and
 * those within quiet hours wait. Returns the messages to send, and how many were checked.
 */
export async function claimMessages(
  tx: Db,
  found: readonly DueMessage[],
  when: When,
): Promise<{ claimed: Claimed[]; checked: number; until: Date }> {
  const { now } = when;
  const locked = await tx
    .select()
    .from(outbox)
    .where(isAmong(outbox, found))
    .orderBy(asc(outbox.sendAfter))
    .for("update", { skipLocked: true });
  // Not a condition of the statement, for which the database may search all due messages by date (see record 125).
  const rows = locked.filter(({ state, sendAfter }) => state === "waiting" && sendAfter <= now);
  const until = new Date(now.getTime() + LEASE);
  if (rows.length === 0) return { claimed: [], checked: 0, until };
  const decisions = await decideOutcomes(tx, rows, when);
  const withOutcome = (decision: Decision["outcome"]) => decisions.filter(({ outcome }) => outcome === decision);
  await updateOutbox(
    tx,
    withOutcome("needless"),
    sql`state = 'taken-back', is_claimed = false, ended_at = ${now.toISOString()}::timestamptz`,
  );
  await updateOutbox(tx, withOutcome("early"), sql`send_after = later.until`);
  await updateOutbox(
    tx,
    withOutcome("due"),
    sql`is_claimed = true, tries = tries + 1, send_after = ${until.toISOString()}::timestamptz, last_error = case when is_claimed then ${INTERRUPTED}::text else last_error end`,
  );
  const claimed = decisions.flatMap(({ outcome, row, recipient }) =>
    outcome === "due" && recipient ? [{ row: { ...row, tries: row.tries + 1 }, recipient }] : [],
  );
  return { claimed, checked: rows.length, until };
}

type Decision = { outcome: "due" | "early" | "needless"; row: Row; recipient?: Recipient; until?: Date };

async function decideOutcomes(tx: Db, rows: readonly Row[], { today, now, timeZone }: When): Promise<Decision[]> {
  const people = await listRecipients(tx, [...new Set(rows.map(({ household }) => household))], now);
  const refresh = await refreshEvents(tx, rows, today);
  return rows.map((row): Decision => {
    const recipient = people.get(row.household)?.find(({ user }) => user === row.userId);
    const isReachable =
      recipient?.channels.some(({ id }) => id === row.channelId) && wants(recipient, row.event, row.channel);
    const notification = refresh(row);
    if (recipient === undefined || !isReachable || notification === undefined || isStale(row.told, today))
      return { outcome: "needless", row };
    const until = isDelayedByQuietHours(row.event)
      ? nextSendTime(now, recipient.quiet, recipient.timeZone ?? timeZone)
      : now;
    if (until > now) return { outcome: "early", row, until };
    return { outcome: "due", row: { ...row, told: notification }, recipient };
  });
}

/** Refreshes each message; undefined if obsolete. */
async function refreshEvents(
  tx: Db,
  rows: readonly Row[],
  today: Day,
): Promise<(row: Row) => NotificationEvent | undefined> {
  const householdsOf = (some: readonly Row[]) => [...new Set(some.map(({ household }) => household))];
  const dueHouseholds = householdsOf(rows.filter(({ told: notification }) => isDueEvent(notification)));
  const paydayHouseholds = householdsOf(rows.filter(({ event }) => event === "payday"));
  const plans = dueHouseholds.length === 0 ? new Map() : await readPlans(tx, dueHouseholds, today);
  const dues = new Map<string, NotificationEvent>();
  for (const [household, plan] of plans) {
    for (const notification of dueEvents(plan))
      dues.set(`${household}/${deduplicationKey(notification)}`, notification);
  }
  const moved =
    paydayHouseholds.length === 0 ? new Map<string, Moved[]>() : await listMoved(tx, paydayHouseholds, today);
  const incomeIds = await listIncomeIds(tx, paydayHouseholds);
  return ({ household, told: notification }) => {
    if (isDueEvent(notification)) return dues.get(`${household}/${deduplicationKey(notification)}`);
    if (notification.event !== "payday") return notification;
    const { incomeId, payday } = notification;
    if (!incomeIds.has(`${household}/${incomeId}`)) return undefined;
    const isMoved = moved.get(household)?.some((each) => each.incomeId === incomeId && each.payday === payday);
    return isMoved ? undefined : notification;
  };
}

/** The incomes of some households, as "household/id". */
async function listIncomeIds(tx: Db, households: readonly string[]): Promise<Set<string>> {
  if (households.length === 0) return new Set();
  const { household, id } = incomes;
  const isTheirs = sql`${household} = any(${sql.param(households)}::uuid[])`;
  const found = await tx.select({ household, id }).from(incomes).where(isTheirs);
  return new Set(found.map((income) => `${income.household}/${income.id}`));
}

async function updateOutbox(tx: Db, decisions: readonly Decision[], change: ReturnType<typeof sql>): Promise<void> {
  if (decisions.length === 0) return;
  const columnOf = <T>(select: (decision: Decision) => T) => sql.param(decisions.map(select));
  await tx.execute(sql`
    update outbox set ${change}
    from unnest(${columnOf(({ row }) => row.household)}::uuid[], ${columnOf(({ row }) => row.id)}::bigint[],
      ${columnOf(({ until }) => until?.toISOString() ?? null)}::timestamptz[]) as later(household, id, until)
    where outbox.household_id = later.household and outbox.id = later.id`);
}
