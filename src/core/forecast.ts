import { addDays, type Day } from "./day.ts";
import { type Cents, cents, MAX_CENTS } from "./money.ts";
import { wholeWeeks } from "./savings.ts";
import { nextDueAfter, type Plan } from "./schedule.ts";

/** How far ahead an account's balance is foretold. */
export const FORECAST_MONTHS = 3;

/** The due days of a bill that pays by itself, from the next one on; those that have a payment already are not paid again. */
type OwnDays = { plan: Plan; next: Day; settled: readonly Day[] };

/** A bill as far as its account is concerned. */
export type ForecastBill = {
  id: number;
  amount: Cents;
  weekly: Cents;
  /** The day its next whole week is complete. */
  nextCredit: Day;
  /** When it pays by itself. One paid by hand has none: nobody knows when that will be. */
  due?: OwnDays | undefined;
};

/** A payment that waits for its day, or that failed and is tried again. */
export type WaitingPayment = { id: number; billId: number; amount: Cents; nextTry: Day; hasFailed: boolean };

export type Pot = { balance: Cents; bills: readonly ForecastBill[]; waiting: readonly WaitingPayment[] };

export type Shortfall = { day: Day; billId: number; amount: Cents };

export type Forecast = {
  /** What the account holds at the end of a day: today, each day it changes, and the last. */
  days: { day: Day; balance: Cents }[];
  /** Payments that find too little on their day, the first time they do. */
  shortfalls: Shortfall[];
};

/**
 * What an account will hold if nobody does anything: day by day the weeks that become complete, then the payments that wait,
 * then the due days. The order is the scheduler's, so that a payment fails here exactly when it will fail there.
 */
export function forecast(pot: Pot, today: Day, until: Day): Forecast {
  const state = begin(pot);
  const days: Forecast["days"] = [];
  for (let day = earliest(pot, today); day <= until; day = addDays(day, 1)) {
    creditWeeks(state, day);
    payWaiting(state, day);
    payDue(state, day);
    const isNews = day === today || day === until || days.at(-1)?.balance !== state.balance;
    if (day >= today && isNews) days.push({ day, balance: state.balance });
  }
  return { days, shortfalls: state.shortfalls.filter(({ day }) => day >= today) };
}

type MovingBill = ForecastBill & { isAside: boolean };
type State = { balance: Cents; bills: MovingBill[]; waiting: WaitingPayment[]; shortfalls: Shortfall[] };

function begin({ balance, bills, waiting }: Pot): State {
  const inOrder = bills.map((bill) => ({ ...bill, isAside: false })).sort((one, other) => one.id - other.id);
  return { balance, bills: inOrder, waiting: [...waiting], shortfalls: [] };
}

/** What is overdue is done first, on its own day. */
function earliest({ bills, waiting }: Pot, today: Day): Day {
  const dues = [
    ...bills.flatMap(({ nextCredit, due }) => [nextCredit, due?.next ?? today]),
    ...waiting.map((one) => one.nextTry),
  ];
  return dues.reduce((first, day) => (day < first ? day : first), today);
}

function creditWeeks(state: State, day: Day): void {
  for (const bill of state.bills) {
    bill.isAside = false;
    if (bill.nextCredit > day) continue;
    const weeks = wholeWeeks(bill.nextCredit, day) + 1;
    const after = state.balance + weeks * bill.weekly;
    // More than an account can hold: the bill is set aside until tomorrow.
    bill.isAside = after > MAX_CENTS;
    if (bill.isAside) continue;
    state.balance = cents(after);
    bill.nextCredit = addDays(bill.nextCredit, 7 * weeks);
  }
}

function payWaiting(state: State, day: Day): void {
  const due = state.waiting
    .filter(({ nextTry }) => nextTry <= day)
    .sort((a, b) => a.nextTry.localeCompare(b.nextTry) || a.billId - b.billId || a.id - b.id);
  const isTried = new Set(due);
  state.waiting = state.waiting.filter((payment) => !isTried.has(payment));
  for (const payment of due) {
    const isAside = state.bills.some(({ id, isAside }) => id === payment.billId && isAside);
    if (isAside) wait(state, payment, day);
    else if (!take(state, payment.amount)) fail(state, payment, day);
  }
}

/** One due day of each bill at a time, as long as any is left. */
function payDue(state: State, day: Day): void {
  for (let isDone = false; !isDone; ) {
    const due = state.bills.flatMap((bill) =>
      bill.due && bill.due.next <= day && !bill.isAside ? [{ bill, due: bill.due }] : [],
    );
    due.sort((a, b) => a.due.next.localeCompare(b.due.next) || a.bill.id - b.bill.id);
    for (const {
      bill,
      due: { plan, next, settled },
    } of due) {
      bill.due = { plan, next: nextDueAfter(plan, next), settled };
      if (settled.includes(next) || take(state, bill.amount)) continue;
      fail(
        state,
        { id: Number.MAX_SAFE_INTEGER, billId: bill.id, amount: bill.amount, nextTry: day, hasFailed: false },
        day,
      );
    }
    isDone = due.length === 0;
  }
}

function take(state: State, amount: Cents): boolean {
  if (amount > state.balance) return false;
  state.balance = cents(state.balance - amount);
  return true;
}

function fail(state: State, payment: WaitingPayment, day: Day): void {
  const { billId, amount, hasFailed } = payment;
  if (!hasFailed) state.shortfalls.push({ day, billId, amount });
  wait(state, { ...payment, hasFailed: true }, day);
}

function wait(state: State, payment: WaitingPayment, day: Day): void {
  state.waiting.push({ ...payment, nextTry: addDays(day, 1) });
}
