import { and, asc, gte, lt, sql } from "drizzle-orm";
import { addDays, type Day, dayIn } from "#core/day.ts";
import type { Cents } from "#core/money.ts";
import { LATE_DAYS, mondayOf } from "#core/notifications/reminders.ts";
import type { Moved } from "#core/plan/input.ts";
import type { Db } from "#server/db/database.ts";
import { outbox, payments, transfers } from "#server/db/schema/index.ts";
import { groupBy } from "#server/group-by.ts";

export type PaidLine = { name: string; amount: Cents; day: Day };

const isAnyOf = (
  column: typeof payments.household | typeof transfers.household | typeof outbox.household,
  ids: readonly string[],
) => sql`${column} = any(${sql.param(ids)}::uuid[])`;

type ReportTime = { today: Day; timeZone: string };

/** Households' payments in the week before a day's Monday, by the server's calendar. */
export async function listPaid(
  tx: Db,
  households: readonly string[],
  { today, timeZone }: ReportTime,
): Promise<Map<string, PaidLine[]>> {
  const monday = mondayOf(today);
  const first = addDays(monday, -7);
  const start = (day: Day) => new Date(`${day}T00:00:00Z`);
  const rows = await tx
    .select({
      household: payments.household,
      name: payments.billName,
      amount: payments.amount,
      at: payments.processedAt,
    })
    .from(payments)
    .where(
      and(
        isAnyOf(payments.household, households),
        sql`${payments.status} = 'completed'`,
        // No time zone is further than a day from this one; the exact day is checked below.
        gte(payments.processedAt, start(addDays(first, -1))),
        lt(payments.processedAt, start(addDays(monday, 1))),
      ),
    )
    .orderBy(asc(payments.processedAt), asc(payments.id));
  const lines = rows.flatMap(({ at, ...line }) => (at === null ? [] : [{ ...line, day: dayIn(timeZone, at) }]));
  return groupBy(
    lines.filter(({ day }) => first <= day && day < monday),
    ({ household }) => household,
  );
}

/** What was moved on recent and coming paydays, by household. */
export async function listMoved(tx: Db, households: readonly string[], today: Day): Promise<Map<string, Moved[]>> {
  const { household, incomeId, payday, accountId, planned, moved, movedAt } = transfers;
  const rows = await tx
    .select({ household, incomeId, payday, accountId, planned, moved, movedAt })
    .from(transfers)
    .where(and(isAnyOf(household, households), gte(payday, addDays(today, -LATE_DAYS - 1))));
  return groupBy(
    rows.map(({ movedAt: at, ...row }) => ({ ...row, by: null, at: at.toISOString() })),
    (row) => row.household,
  );
}

/** The messages already sent under some keys, as "household/user/channel/key". */
export async function listSentKeys(
  tx: Db,
  households: readonly string[],
  keys: readonly string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .select({ household: outbox.household, user: outbox.userId, channelId: outbox.channelId, key: outbox.key })
    .from(outbox)
    .where(
      and(
        isAnyOf(outbox.household, households),
        sql`${outbox.key} = any(${sql.param(keys)}::text[])`,
        sql`${outbox.state} = 'sent'`,
      ),
    );
  return new Set(rows.map(sentKeyOf));
}

export const sentKeyOf = (row: { household: string; user: string; channelId: number; key: string }) =>
  `${row.household}/${row.user}/${row.channelId}/${row.key}`;
