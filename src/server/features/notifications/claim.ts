import { and, asc, eq, lte, ne, sql } from "drizzle-orm";
import type { Day } from "#core/day.ts";
import { deduplicationKey, type NotificationEvent } from "#core/notifications/events.ts";
import { isDelayedByQuietHours, wants } from "#core/notifications/preferences.ts";
import { nextSendTime } from "#core/notifications/quiet-hours.ts";
import { isDueEvent, isStale } from "#core/notifications/reminders.ts";
import type { Db } from "#server/db/database.ts";
import { outbox } from "#server/db/schema/index.ts";
import { readPlans } from "#server/features/plan/store.ts";
import { isOf, type OnDay } from "#server/scheduler/run.ts";
import { dueEvents } from "./household-events.ts";
import { listMoved } from "./message-store.ts";
import { listRecipients, type Recipient } from "./recipients.ts";

export type Row = typeof outbox.$inferSelect;
export type Claimed = { row: Row; who: Recipient };
type Options = { today: Day; on?: OnDay | undefined; now: Date; timeZone: string; hasMail: boolean; batch: number };

/** How long a process may hold a message before another takes it over. */
const LEASE = 10 * 60_000;
export const INTERRUPTED = "The server stopped while sending, so it may have arrived twice.";

/**
 * Claims some of the messages to be sent now, skipping those of other processes. Obsolete ones are cancelled, and those
 * within quiet hours wait. Returns the messages to send, and how many were checked.
 */
export async function claimMessages(tx: Db, options: Options): Promise<{ claimed: Claimed[]; looked: number }> {
  const { now, on, hasMail, batch } = options;
  const rows = await tx
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.state, "waiting"),
        lte(outbox.sendAfter, now),
        hasMail ? undefined : ne(outbox.channel, "mail"),
        isOf(outbox.household, on && { on }),
      ),
    )
    .orderBy(asc(outbox.sendAfter))
    .limit(batch)
    .for("update", { skipLocked: true });
  if (rows.length === 0) return { claimed: [], looked: 0 };
  const fates = await decide(tx, rows, options);
  const of = (fate: Fate["is"]) => fates.filter(({ is }) => is === fate);
  await update(
    tx,
    of("needless"),
    sql`state = 'taken-back', is_claimed = false, ended_at = ${now.toISOString()}::timestamptz`,
  );
  await update(tx, of("early"), sql`send_after = later.until, is_claimed = false`);
  const until = new Date(now.getTime() + LEASE).toISOString();
  await update(
    tx,
    of("due"),
    sql`is_claimed = true, tries = tries + 1, send_after = ${until}::timestamptz, last_error = case when is_claimed then ${INTERRUPTED}::text else last_error end`,
  );
  const claimed = fates.flatMap(({ is, row, who }) =>
    is === "due" && who ? [{ row: { ...row, tries: row.tries + 1 }, who }] : [],
  );
  return { claimed, looked: rows.length };
}

type Fate = { is: "due" | "early" | "needless"; row: Row; who?: Recipient; until?: Date };

async function decide(tx: Db, rows: readonly Row[], { today, now, timeZone }: Options): Promise<Fate[]> {
  const people = await listRecipients(tx, [...new Set(rows.map(({ household }) => household))], now);
  const news = await refreshEvents(tx, rows, today);
  return rows.map((row): Fate => {
    const who = people.get(row.household)?.find(({ user }) => user === row.userId);
    const isReached = who?.channels.some(({ id }) => id === row.channelId) && wants(who, row.event, row.channel);
    const told = news(row);
    if (who === undefined || !isReached || told === undefined || isStale(row.told, today))
      return { is: "needless", row };
    const until = isDelayedByQuietHours(row.event) ? nextSendTime(now, who.quiet, who.timeZone ?? timeZone) : now;
    if (until > now) return { is: "early", row, until };
    return { is: "due", row: { ...row, told }, who };
  });
}

/** Refreshes each message; undefined if obsolete. */
async function refreshEvents(
  tx: Db,
  rows: readonly Row[],
  today: Day,
): Promise<(row: Row) => NotificationEvent | undefined> {
  const householdsOf = (some: readonly Row[]) => [...new Set(some.map(({ household }) => household))];
  const ofDues = householdsOf(rows.filter(({ told }) => isDueEvent(told)));
  const ofPaydays = householdsOf(rows.filter(({ event }) => event === "payday"));
  const plans = ofDues.length === 0 ? new Map() : await readPlans(tx, ofDues, today);
  const dues = new Map<string, NotificationEvent>();
  for (const [household, plan] of plans) {
    for (const told of dueEvents(plan)) dues.set(`${household}/${deduplicationKey(told)}`, told);
  }
  const moved = ofPaydays.length === 0 ? new Set() : await listMoved(tx, ofPaydays, today);
  return ({ household, told }) => {
    if (isDueEvent(told)) return dues.get(`${household}/${deduplicationKey(told)}`);
    if (told.event === "payday" && moved.has(`${household}/${told.incomeId}/${told.payday}`)) return undefined;
    return told;
  };
}

async function update(tx: Db, fates: readonly Fate[], change: ReturnType<typeof sql>): Promise<void> {
  if (fates.length === 0) return;
  const column = <T>(read: (fate: Fate) => T) => sql.param(fates.map(read));
  await tx.execute(sql`
    update outbox set ${change}
    from unnest(${column(({ row }) => row.household)}::uuid[], ${column(({ row }) => row.id)}::bigint[],
      ${column(({ until }) => until?.toISOString() ?? null)}::timestamptz[]) as later(household, id, until)
    where outbox.household_id = later.household and outbox.id = later.id`);
}
