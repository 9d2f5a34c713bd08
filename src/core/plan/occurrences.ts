import { amountBefore } from "#core/bills/next-amount.ts";
import { type Week, weeksOf } from "#core/bills/weekly-credit.ts";
import { addDays, type Day, daysBetween } from "#core/day.ts";
import { INTERVALS } from "#core/interval.ts";
import { type Cents, shownCents, ZERO } from "#core/money.ts";
import { daysOf, type Gap, lastDay, type Recurrence } from "#core/recurrence.ts";
import type { PlanBill } from "./input.ts";

/** A due in the plan. */
export type Due = {
  billId: number;
  accountId: number;
  /** Its due day; may be in the past. */
  due: Day;
  /** The day on which the plan pays it; never before today. */
  day: Day;
  amount: Cents;
  isByHand: boolean;
  isAssumed: boolean;
  /** The payment scheduled for that day, if any. */
  paymentId: number | null;
};

/** Every due of a bill from today until a day. Missed and scheduled dues count as today at the earliest. */
export function duesOf(bill: PlanBill, accountId: number, today: Day, until: Day): Due[] {
  const { id: billId, isAssumed, nextDue, paysFrom } = bill;
  const settled = new Set(bill.settled);
  const undone = new Set(bill.undone);
  const dues: Due[] = [];
  for (const due of nextDue === null ? [] : daysOf(bill.days, addDays(nextDue, -1), until)) {
    if (settled.has(due) || (isAssumed && due < today)) continue;
    const isByHand = paysFrom === null || due < paysFrom || undone.has(due);
    const day = due < today ? today : due;
    const amount = restOf(bill, due);
    dues.push({ billId, accountId, due, day, amount, isByHand, isAssumed, paymentId: null });
  }
  for (const { paymentId, due, day: scheduledDay, amount } of bill.waiting) {
    const day = scheduledDay < today ? today : scheduledDay;
    if (day > until) continue;
    dues.push({ billId, accountId, due, day, amount, isByHand: false, isAssumed: false, paymentId });
  }
  return dues;
}

/** What is left to pay of a due. One from before an amount started keeps the amount of then. */
const restOf = (bill: PlanBill, due: Day) =>
  remainingAmount(amountBefore(bill.started, due) ?? amountsOn(bill, due).amount, partPaid(bill, due));

/** How much of a due is already paid. */
export const partPaid = ({ parts }: Pick<PlanBill, "parts">, due: Day | null): Cents =>
  parts.find((part) => part.due === due)?.paid ?? ZERO;

/** The rest of a due after part payments. */
export const remainingAmount = (amount: Cents, partPaid: Cents): Cents => shownCents(Math.max(0, amount - partPaid));

/** The amount and the weekly amount of a bill on a day. */
export function amountsOn({ amount, weekly, changes }: PlanBill, day: Day): { amount: Cents; weekly: Cents } {
  const changed = changes.length === 0 ? undefined : changes.findLast(({ from }) => from <= day);
  return changed ?? { amount, weekly };
}

/** Whether a bill is a one-time bill. */
export function isOnce({ every, unit, first, until }: Recurrence): boolean {
  return every === INTERVALS.once.every && unit === INTERVALS.once.unit && until === first;
}

/** A bill's weekly amount after a day; zero once its last due has passed. */
export function weeklyAfter(bill: PlanBill, day: Day): Cents {
  const last = lastDue(bill.days, addDays(day, 1));
  return last !== undefined && last > day ? amountsOn(bill, day).weekly : ZERO;
}

/** The days on which its weekly amount changes. */
export function weeklyChanges({ changes, days }: PlanBill): Day[] {
  const last = days.until === undefined ? undefined : lastDue(days, days.until);
  return [...changes.map(({ from }) => from), last, days.gap?.from, days.gap?.until].filter(
    (each) => each !== undefined && each !== null,
  );
}

/** Whether a day is in a pause: its first day is, the day it ends on is not. */
export const isPausedOn = (gap: Gap | undefined, day: Day): boolean =>
  gap !== undefined && gap.from <= day && (gap.until === null || day < gap.until);

/** A bill's weekly credits from today until a day, by offset in days from today. With an end, credits stop at its last due. */
export function creditsOf(bill: PlanBill, today: Day, until: Day): Week[] {
  return bill.nextCredit === null ? [] : creditsFrom(bill, daysBetween(today, bill.nextCredit), today, until);
}

/** The same, with the first credit `first` days from today. */
export function creditsFrom(bill: PlanBill, first: number, today: Day, until: Day): Week[] {
  const { catchUp, changes, weekly } = bill;
  const last = Math.min(daysBetween(today, until), offsetOf(today, lastDue(bill.days, until)));
  const credits = weeksOf({
    first,
    last,
    level: (offset) => (changes.length === 0 ? weekly : amountsOn(bill, addDays(today, offset)).weekly),
    catchUp: catchUp && { weekly: catchUp.weekly, last: offsetOf(today, catchUp.until) },
  });
  // Overdue weeks count as today.
  for (const credit of credits) {
    if (credit.offset >= 0) break;
    credit.offset = 0;
  }
  return credits;
}

const offsetOf = (today: Day, day: Day | undefined) =>
  day === undefined ? Number.NEGATIVE_INFINITY : daysBetween(today, day);

// Cached, as it's looked up for every payday of a year.
const lastDays = new WeakMap<Recurrence, { day: Day | undefined }>();

/** The last due of a bill with an end; otherwise the given day. */
function lastDue(days: Recurrence, fallback: Day): Day | undefined {
  if (days.until === undefined) return fallback;
  const cached = lastDays.get(days) ?? { day: lastDay(days) };
  lastDays.set(days, cached);
  return cached.day;
}
