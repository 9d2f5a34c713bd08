import { and, eq, inArray, isNotNull, lt, not, type SQL, sql } from "drizzle-orm";
import { type Bill, scheduleOf } from "#core/bills/bill.ts";
import { type BillDues, recordsFrom } from "#core/bills/dues.ts";
import { dueAfterEdit } from "#core/bills/re-plan.ts";
import { type Day, earliest } from "#core/day.ts";
import { billInterval } from "#core/interval.ts";
import { type Cents, ZERO } from "#core/money.ts";
import { type PaidDue, recordsOf } from "#core/payments/payment.ts";
import type { Db } from "#server/db/database.ts";
import { prepared } from "#server/db/prepared.ts";
import { payments } from "#server/db/schema/index.ts";

const since = sql`${sql.placeholder("since")}::date`;

const listRecords = prepared((db) =>
  db
    .select({
      id: payments.id,
      status: payments.status,
      settlesDue: payments.settlesDue,
      undoneDue: payments.undoneDue,
    })
    .from(payments)
    .where(
      and(
        eq(payments.household, sql.placeholder("household")),
        eq(payments.billId, sql.placeholder("id")),
        sql`(${payments.settlesDue} >= ${since} or ${payments.undoneDue} >= ${since}
          or (${payments.settlesDue} is not null and ${payments.status} in ('scheduled', 'failed')))`,
      ),
    )
    .prepare("list_dues"),
);

type Dues = BillDues & { records: PaidDue[] };

/**
 * The due dates of a locked bill from a day on, or from its next due date if that is earlier. Without a next due date, all
 * of its schedule: only the records tell which due dates are settled.
 */
export async function loadDues(tx: Db, bill: Bill, from: Day): Promise<Dues> {
  const { household, id, nextDueDate, skippedMonths } = bill;
  const frequency = billInterval(bill);
  const schedule = scheduleOf(bill);
  const rows = await listRecords(tx, {
    household,
    id,
    since: recordsFrom(frequency, earliest(from, nextDueDate ?? schedule?.from), skippedMonths),
  });
  return { frequency, schedule, records: recordsOf(rows), since: nextDueDate ?? undefined };
}

/**
 * The last due date with a payment before the next one, or the very last if there is no next; and the last paid or
 * skipped one.
 */
export async function findLastSettled(tx: Db, { household, id, nextDueDate }: Bill) {
  const { settlesDue, status } = payments;
  const isEarlier = nextDueDate === null ? sql`true` : lt(settlesDue, nextDueDate);
  const last = (where: SQL) => sql<Day | null>`(max(${settlesDue}) filter (where ${where}))::text`;
  const [row] = await tx
    .select({ lastSettled: last(isEarlier), lastDone: last(sql`${status} in ('completed', 'cancelled')`) })
    .from(payments)
    .where(and(eq(payments.household, household), eq(payments.billId, id), isNotNull(settlesDue)));
  return { lastSettled: row?.lastSettled ?? undefined, lastDone: row?.lastDone ?? undefined };
}

/** The part payments of a due date. */
export async function partPaidOf(tx: Db, { household, id }: Pick<Bill, "household" | "id">, due: Day): Promise<Cents> {
  const [row] = await tx
    .select({ sum: sql<Cents>`coalesce(sum(${payments.amount}), 0)::text`.mapWith(payments.amount) })
    .from(payments)
    .where(and(isPartOf({ household, id }, due), eq(payments.status, "completed")));
  return row?.sum ?? ZERO;
}

const isPartOf = ({ household, id }: Pick<Bill, "household" | "id">, due: Day) =>
  and(eq(payments.household, household), eq(payments.billId, id), eq(payments.partOf, due));

/** A payment scheduled for a one-off bill's due date follows when that is moved. */
export async function moveOpenPayment(tx: Db, before: Bill, after: Bill): Promise<void> {
  const isMoved = before.frequency === "once" && after.frequency === "once" && before.anchorDate !== after.anchorDate;
  const { anchorDate: from } = before;
  if (!isMoved || from === null) return;
  const updated = await tx
    .update(payments)
    .set({ settlesDue: after.anchorDate })
    .where(
      and(
        eq(payments.household, before.household),
        eq(payments.billId, before.id),
        eq(payments.settlesDue, from),
        inArray(payments.status, ["scheduled", "failed"]),
      ),
    )
    .returning({ id: payments.id });
  if (updated.length > 0) await movePartPayments(tx, before, { from, to: after.anchorDate });
}

/** Part payments of open due dates follow when an edit moves these. */
export async function moveOpenParts(tx: Db, before: Bill, after: Parameters<typeof dueAfterEdit>[1]): Promise<void> {
  const { household, id } = before;
  const isSettled = sql`exists (select 1 from payments settling where settling.household_id = ${payments.household}
    and settling.bill_id = ${payments.billId} and settling.settles_due = ${payments.partOf})`;
  const rows = await tx
    .selectDistinct({ due: payments.partOf })
    .from(payments)
    .where(and(eq(payments.household, household), eq(payments.billId, id), isNotNull(payments.partOf), not(isSettled)));
  const moves = rows.flatMap(({ due: from }) => {
    const to = from === null ? undefined : dueAfterEdit(before, after, from);
    return to === undefined || to === from ? [] : [{ from, to }];
  });
  if (moves.length === 0) return;
  const [from, to] = [sql.param(moves.map((move) => move.from)), sql.param(moves.map((move) => move.to))];
  await tx.execute(sql`
    update payments p set part_of = move.to_day from unnest(${from}::date[], ${to}::date[]) as move(from_day, to_day)
    where p.household_id = ${household} and p.bill_id = ${id} and p.part_of = move.from_day`);
}

/** Part payments of a due date follow when it is moved. */
export async function movePartPayments(
  tx: Db,
  bill: Pick<Bill, "household" | "id">,
  { from, to }: { from: Day | null; to: Day | null },
): Promise<void> {
  if (from === null || to === null || from === to) return;
  await tx.update(payments).set({ partOf: to }).where(isPartOf(bill, from));
}
