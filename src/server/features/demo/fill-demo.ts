import { eq } from "drizzle-orm";
import { addDays, type Day, dayInMonth, daysBetween, parseDay, weekdayOf } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { households } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { listAccounts } from "#server/features/accounts/store.ts";
import { getBillOrThrow } from "#server/features/bills/add-bill.ts";
import { editBill } from "#server/features/bills/edit-bill.ts";
import { archiveBill, pauseBill } from "#server/features/bills/pause-bill.ts";
import { endErasing, eraseMoney } from "#server/features/ledger/erase.ts";
import { payBill } from "#server/features/payments/pay-bill.ts";
import { adjustSavings } from "#server/features/savings/adjust-savings.ts";
import { deleteSettings } from "#server/features/settings/store.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";
import { openLog } from "#server/log.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { DEMO_ADJUSTMENTS, DEMO_BILLS, DEMO_SCHEDULED, type DemoBill, HISTORY_WEEKS } from "./household.ts";
import {
  addDemoBill,
  attachDocument,
  idOf,
  type SeededHousehold,
  seedAccounts,
  type When,
  writeRequestOf,
} from "./seed-accounts.ts";

type Options = { user: string; household: string; today: Day; now: Date };

/**
 * Fills a user's household with the demo data, simulated day by day up to today; does nothing when it has an account.
 */
export function fillDemo(db: Db, options: Options): Promise<void> {
  return withHouseholdLock(db, options.household, async (tx) => {
    if ((await listAccounts(tx, options.household)).length === 0) await simulate(tx, options);
  });
}

/** Erases the demo household and fills it again. */
export function refillDemo(db: Db, options: Options): Promise<void> {
  return withHouseholdLock(db, options.household, async (tx) => {
    await eraseMoney(tx, options.household);
    await endErasing(tx, options.household);
    await deleteSettings(tx, options.user);
    await simulate(tx, options);
  });
}

/** All or nothing, and one at a time: two processes that start at once fill it once. */
function withHouseholdLock(db: Db, household: string, performActions: (tx: Db) => Promise<void>): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.select({ id: households.id }).from(households).where(eq(households.id, household)).for("update");
    await performActions(tx);
  });
}

/** Simulates every eventful day: first that day's scheduled work, then the household's own actions. */
async function simulate(tx: Db, { household, user, today, now }: Options): Promise<void> {
  const first = addDays(today, -7 * HISTORY_WEEKS);
  const seeded = await seedAccounts(tx, { household, user }, pastTime(first));
  const log = openLog("silent");
  for (let date = first; date <= today; date = addDays(date, 1)) {
    if (!isEventful(date, today)) continue;
    const when = date === today ? { today, now } : pastTime(date);
    const run = { ...when, household, log };
    const { skipped } = await runDue(tx, run);
    if (skipped > 0) throw new Error(`the demo household could not be simulated on ${date}`);
    await yieldToEventLoop();
    await performActions(tx, seeded, (weeks) => addDays(date, 7 * weeks) === today, when);
  }
  await scheduleNext(tx, seeded, { today, now });
  await planRises(tx, seeded, { today, now });
}

/** Whether something may be due: a complete week, or a payment day. */
function isEventful(date: Day, today: Day): boolean {
  const isPaymentDay = ({ paymentDay = 0, paymentDayType = "monthly" }: DemoBill) =>
    paymentDayType === "weekly" ? weekdayOf(date) === paymentDay : dayInMonth(date, 0, paymentDay) === date;
  return daysBetween(date, today) % 7 === 0 || DEMO_BILLS.some((bill) => bill.how !== "by hand" && isPaymentDay(bill));
}

/** An instant that is on this day everywhere from Honolulu to Auckland. */
const pastTime = (date: Day): When => ({ today: date, now: new Date(`${date}T10:00:00Z`) });

async function performActions(
  tx: Db,
  seeded: SeededHousehold,
  isWeeksAgo: (weeks: number) => boolean,
  when: When,
): Promise<void> {
  const { household, user } = seeded;
  const request = writeRequestOf(seeded, when);
  for (const bill of DEMO_BILLS) {
    if (isWeeksAgo(bill.weeksAgo)) await addDemoBill(tx, seeded, bill, when).then(yieldToEventLoop);
    if (bill.increase && isWeeksAgo(bill.increase.weeksAgo)) {
      await editBill(tx, {
        household,
        id: idOf(seeded.bills, bill.name),
        input: { amount: bill.amount },
        actor: user,
        ...when,
      });
    }
    const paid = bill.paidWeeksAgo?.findIndex(isWeeksAgo) ?? -1;
    if (paid !== -1) {
      const input = { billId: idOf(seeded.bills, bill.name), source: bill.source, amount: bill.paidAmounts?.[paid] };
      await payBill(tx, { household, input, request, ...when });
    }
    const billOptions = () => ({ household, id: idOf(seeded.bills, bill.name), actor: user, ...when });
    if (bill.paused && isWeeksAgo(bill.paused.weeksAgo)) await pauseBill(tx, null, billOptions());
    if (bill.archived && isWeeksAgo(bill.archived.weeksAgo)) await archiveBill(tx, billOptions());
  }
  for (const { kind, weeksAgo } of DEMO_ADJUSTMENTS) {
    if (isWeeksAgo(weeksAgo)) await adjustSavings(tx, { kind, household, request, ...when });
  }
}

/** Bills that are going to increase, and the documents that say so. */
async function planRises(tx: Db, seeded: SeededHousehold, when: When): Promise<void> {
  const { household, user, bills } = seeded;
  for (const bill of DEMO_BILLS) {
    const { name, risesTo } = bill;
    await attachDocument(tx, seeded, bill, when);
    if (risesTo === undefined) continue;
    const input = { nextAmount: risesTo, nextAmountFrom: dayInMonth(when.today, 2, 1) };
    await editBill(tx, { household, id: idOf(bills, name), input, actor: user, ...when });
  }
}

/** The next due date of a direct debit, confirmed manually. */
async function scheduleNext(tx: Db, seeded: SeededHousehold, when: When): Promise<void> {
  const { household, bills } = seeded;
  const { id: billId, nextPaymentDate } = await getBillOrThrow(tx, household, idOf(bills, DEMO_SCHEDULED));
  const dueDate = nextPaymentDate === null ? undefined : parseDay(nextPaymentDate);
  await payBill(tx, { household, input: { billId, dueDate }, request: writeRequestOf(seeded, when), ...when });
}
