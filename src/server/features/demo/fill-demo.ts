import { eq } from "drizzle-orm";
import { addDays, type Day, day } from "#core/day.ts";
import type { Db } from "#server/db/open.ts";
import { users } from "#server/db/schema/index.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { listAccounts } from "#server/features/accounts/store.ts";
import { addIncome } from "#server/features/incomes/add-income.ts";
import { eraseMoney } from "#server/features/ledger/erase.ts";
import { payBill } from "#server/features/payments/pay-bill.ts";
import { adjustSavings } from "#server/features/savings/adjust-savings.ts";
import { openLog } from "#server/log.ts";
import { runDue } from "#server/scheduler/run-due.ts";
import { type Books, openAccounts, openBill, type When, writing } from "./books.ts";
import {
  DEMO_ADJUSTMENTS,
  DEMO_BILLS,
  DEMO_INCOMES,
  DEMO_SCHEDULED,
  HISTORY_WEEKS,
} from "./household.ts";

type Options = { owner: string; today: Day; now: Date };

/** Gives a person the demo household, lived through day by day up to today; nothing when they have an account already. */
export async function fillDemo(db: Db, options: Options): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Two processes that start at once fill it once.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, options.owner)).for("update");
    if ((await listAccounts(tx, options.owner)).length === 0) await live(tx, options);
  });
}

/** Takes away whatever the household has become, and begins it anew. */
export async function refillDemo(db: Db, options: Options): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, options.owner)).for("update");
    await eraseMoney(tx, options.owner);
    await live(tx, options);
  });
}

/** Every day of the history: the scheduler's work as it would have been done then, after that what the household did itself. */
async function live(tx: Db, { owner, today, now }: Options): Promise<void> {
  const first = addDays(today, -7 * HISTORY_WEEKS);
  const books = await openAccounts(tx, owner, past(first));
  for (const { account, ...income } of DEMO_INCOMES) {
    await addIncome(tx, owner, { input: { ...income, accountId: books.account(account) }, ...past(first) });
  }
  const log = openLog("silent");
  for (let date = first; date <= today; date = addDays(date, 1)) {
    const when = date === today ? { today, now } : past(date);
    // A name first: the scheduler of this household alone.
    const mine = { ...when, owner, log };
    const { skipped } = await runDue(tx, mine);
    if (skipped > 0) throw new Error(`the demo household stumbled on ${date}`);
    await act(tx, books, (weeks) => addDays(today, -7 * weeks) === date, when);
  }
  await schedule(tx, books, { today, now });
}

/** An instant that falls on a day wherever that is: from Honolulu to Auckland. */
const past = (date: Day): When => ({ today: date, now: new Date(`${date}T10:00:00Z`) });

/** What the household did by hand on a day. */
async function act(tx: Db, books: Books, isWeeksAgo: (weeks: number) => boolean, when: When): Promise<void> {
  const { owner } = books;
  const request = writing(owner, when);
  for (const bill of DEMO_BILLS) {
    if (isWeeksAgo(bill.weeksAgo)) await openBill(tx, books, bill, when);
    if (!bill.paidWeeksAgo?.some(isWeeksAgo)) continue;
    await payBill(tx, { owner, input: { billId: books.bill(bill.name), source: bill.source }, request, ...when });
  }
  for (const { kind, weeksAgo } of DEMO_ADJUSTMENTS) {
    if (isWeeksAgo(weeksAgo)) await adjustSavings(tx, { kind, owner, request, ...when });
  }
}

async function schedule(tx: Db, { owner, bill, nextPayment }: Books, when: When): Promise<void> {
  const billId = bill(DEMO_SCHEDULED);
  const dueDate = day(await nextPayment(tx, billId));
  await payBill(tx, { owner, input: { billId, dueDate }, request: writing(owner, when), ...when });
}
