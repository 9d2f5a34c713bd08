import { type Week, weeksOf } from "#core/bills/weekly-credit.ts";
import { addDays, type Day, daysBetween } from "#core/day.ts";
import { INTERVALS } from "#core/interval.ts";
import { type Cents, shownCents, ZERO } from "#core/money.ts";
import { daysOf, lastDay, type Recurrence } from "#core/recurrence.ts";
import type { PlanBill } from "./input.ts";

/** A due as the plan draws it. */
export type Due = {
  billId: number;
  accountId: number;
  /** Its due day, which may have passed. */
  due: Day;
  /** The day on which it is paid in the picture, never before today. */
  day: Day;
  amount: Cents;
  isByHand: boolean;
  isAssumed: boolean;
  /** The payment that waits for that day, if one does. */
  paymentId: number | null;
};

/** Every due of a bill from today up to a day: what was missed or waits is due today at the earliest. */
export function duesOf(bill: PlanBill, accountId: number, today: Day, until: Day): Due[] {
  const { id: billId, isAssumed, nextDue, paysFrom } = bill;
  const settled = new Set(bill.settled);
  const undone = new Set(bill.undone);
  const dues: Due[] = [];
  for (const due of nextDue === null ? [] : daysOf(bill.days, addDays(nextDue, -1), until)) {
    if (settled.has(due) || (isAssumed && due < today)) continue;
    const isByHand = paysFrom === null || due < paysFrom || undone.has(due);
    const day = due < today ? today : due;
    const amount = due === nextDue ? restOf(at(bill, due).amount, bill.partPaid) : at(bill, due).amount;
    dues.push({ billId, accountId, due, day, amount, isByHand, isAssumed, paymentId: null });
  }
  for (const { paymentId, due, day: waitsFor, amount } of bill.waiting) {
    const day = waitsFor < today ? today : waitsFor;
    if (day > until) continue;
    dues.push({ billId, accountId, due, day, amount, isByHand: false, isAssumed: false, paymentId });
  }
  return dues;
}

/** What is left of a due once parts of it are paid. */
export const restOf = (amount: Cents, partPaid: Cents): Cents => shownCents(Math.max(0, amount - partPaid));

/** The amount and the weekly amount of a bill on a day. */
export function at({ amount, weekly, changes }: PlanBill, day: Day): { amount: Cents; weekly: Cents } {
  const changed = changes.length === 0 ? undefined : changes.findLast(({ from }) => from <= day);
  return changed ?? { amount, weekly };
}

/** Whether a bill is due only once, whenever that is. */
export function isOnce({ every, unit, first, until }: Recurrence): boolean {
  return every === INTERVALS.once.every && unit === INTERVALS.once.unit && until === first;
}

/** What a bill is a week after a day; nothing once its last due has passed. */
export function weeklyAfter(bill: PlanBill, day: Day): Cents {
  const last = lastDue(bill.days, addDays(day, 1));
  return last !== undefined && last > day ? at(bill, day).weekly : ZERO;
}

/** The days on which that changes. */
export function weeklyChanges({ changes, days }: PlanBill): Day[] {
  const last = days.until === undefined ? undefined : lastDue(days, days.until);
  return [...changes.map(({ from }) => from), ...(last === undefined ? [] : [last])];
}

/** Every weekly credit of a bill from today up to a day, by how many days from today. One with an end is credited up to its last due. */
export function creditsOf(bill: PlanBill, today: Day, until: Day): Week[] {
  return bill.nextCredit === null ? [] : creditsFrom(bill, daysBetween(today, bill.nextCredit), today, until);
}

/** The same, where the first of them is so many days from today. */
export function creditsFrom(bill: PlanBill, first: number, today: Day, until: Day): Week[] {
  const { catchUp, changes, weekly } = bill;
  const last = Math.min(daysBetween(today, until), offsetOf(today, lastDue(bill.days, until)));
  const credits = weeksOf({
    first,
    last,
    level: changes.length === 0 ? weekly : (offset) => at(bill, addDays(today, offset)).weekly,
    catchUp: catchUp && { weekly: catchUp.weekly, last: offsetOf(today, catchUp.until) },
  });
  // Weeks that are owed come on today.
  for (const credit of credits) {
    if (credit.offset >= 0) break;
    credit.offset = 0;
  }
  return credits;
}

const offsetOf = (today: Day, day: Day | undefined) =>
  day === undefined ? Number.NEGATIVE_INFINITY : daysBetween(today, day);

// Looked up for every payday of a year.
const lastDays = new WeakMap<Recurrence, { day: Day | undefined }>();

/** The last due of a bill that ends; of any other, a day at which it goes on. */
function lastDue(days: Recurrence, goesOn: Day): Day | undefined {
  if (days.until === undefined) return goesOn;
  const known = lastDays.get(days) ?? { day: lastDay(days) };
  lastDays.set(days, known);
  return known.day;
}
