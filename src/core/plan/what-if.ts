import { missingPerWeek } from "#core/bills/weekly.ts";
import { addDays, type Day } from "#core/day.ts";
import { type Interval, weeklyAmount } from "#core/interval.ts";
import { type Cents, cents, MAX_CENTS, shownCents, ZERO } from "#core/money.ts";
import { weeklyWithSkippedMonths } from "#core/recurrence.ts";
import { weeklyCreditOn, weekToRemove } from "#core/savings.ts";
import { withBill, withMoney } from "./changes.ts";
import type { PlanBill, PlanInput } from "./input.ts";
import { amountsOn, creditsOf, isOnce, isPausedOn, partPaid } from "./occurrences.ts";

/** What if a bill rose by a percentage (or fell, if negative)? At least one cent; a later amount that is planned stays. */
export function raiseBill(input: PlanInput, billId: number, percent: number): PlanInput {
  const raised = (amount: Cents) =>
    cents(Math.min(MAX_CENTS, Math.max(1, Math.floor((amount * (100 + percent) + 50) / 100))));
  return reprice(input, billId, (bill) => withAmount(bill, raised(bill.amount)));
}

/** What if a bill had another amount from now on or from a later day? */
export const raiseTo = (input: PlanInput, billId: number, amount: Cents, from?: Day): PlanInput =>
  reprice(input, billId, (bill) =>
    from === undefined ? withAmount(bill, amount) : { ...bill, changes: [{ from, ...priced(amount, bill) }] },
  );

/** Changes a bill's amounts. Scheduled payments of the old amount follow; others stay, as do those that have failed. */
const reprice = (input: PlanInput, billId: number, change: (bill: PlanBill) => PlanBill): PlanInput =>
  withBill(input, billId, (bill) => {
    const after = change(bill);
    const waiting = bill.waiting.map((each) =>
      !each.keepsAmount && each.day > input.today && each.amount === amountsOn(bill, each.due).amount
        ? { ...each, amount: amountsOn(after, each.due).amount }
        : each,
    );
    return { ...after, waiting };
  });

const withAmount = (bill: PlanBill, amount: Cents): PlanBill => ({ ...bill, ...priced(amount, bill) });

type Priced = Pick<PlanBill, "days" | "saved" | "parts" | "nextDue" | "nextCredit">;

function priced(amount: Cents, { days, saved, parts, nextDue, nextCredit }: Priced) {
  const missing = shownCents(Math.max(0, amount - saved - partPaid({ parts }, nextDue)));
  return {
    amount,
    weekly: isOnce(days) ? missingPerWeek(missing, nextCredit, days.first) : weeklyWithSkippedMonths(amount, days),
  };
}

type NewBill = Interval & { name: string; amount: Cents; accountId: number; firstDue: Day };

/** What if a bill were added today? */
export function addBill(input: PlanInput, { name, amount, accountId, firstDue, every, unit }: NewBill): PlanInput {
  const day = unit === "week" ? {} : { dayOfMonth: Number(firstDue.slice(8, 10)) };
  const bill: PlanBill = {
    ...{ id: Math.max(0, ...input.bills.map(({ id }) => id)) + 1, name, accountId },
    ...{ amount, weekly: weeklyAmount(amount, { every, unit }), changes: [], saved: ZERO, startDate: input.today },
    ...{ days: { every, unit, first: firstDue, ...day }, nextDue: firstDue, isAssumed: false, settled: [] },
    ...{ nextCredit: addDays(input.today, 7), paysFrom: null, undone: [], waiting: [], started: [] },
    ...{ parts: [], catchUp: null },
  };
  return { ...input, bills: [...input.bills, bill] };
}

/** What if a week were skipped today, as 'Remove One Week' does? Overdue weeks are credited first, and paused bills keep theirs. */
export function skipWeek(input: PlanInput): PlanInput {
  const { today } = input;
  return input.bills.reduce((changed, original) => {
    const { bill, credited } = creditOverdueWeeks(original, today);
    const removed = isPausedOn(bill.days.gap, today) ? ZERO : weekToRemove(bill.saved, weeklyCreditOn(bill, today));
    const after = withBill(changed, bill.id, () => withoutSavings(bill, removed));
    return bill.accountId === null ? after : withMoney(after, bill.accountId, shownCents(credited - removed));
  }, input);
}

/** What is missing for a one-time bill is spread over its weeks again. */
function withoutSavings(bill: PlanBill, removed: Cents): PlanBill {
  const after = { ...bill, saved: shownCents(bill.saved - removed) };
  return removed > 0 && isOnce(bill.days) ? withAmount(after, bill.amount) : after;
}

function creditOverdueWeeks(bill: PlanBill, today: Day): { bill: PlanBill; credited: Cents } {
  const credits = creditsOf(bill, today, today);
  const credited = shownCents(credits.reduce((sum, { level, catchUp }) => sum + level + catchUp, 0));
  const nextCredit = bill.nextCredit && addDays(bill.nextCredit, 7 * credits.length);
  return { bill: { ...bill, saved: shownCents(bill.saved + credited), nextCredit }, credited };
}

/** What if an income had another amount? */
export function changePay(input: PlanInput, incomeId: number, amount: Cents): PlanInput {
  const incomes = input.incomes.map((income) =>
    income.id === incomeId ? { ...income, amount, weekly: weeklyAmount(amount, income.frequency) } : income,
  );
  return { ...input, incomes };
}
