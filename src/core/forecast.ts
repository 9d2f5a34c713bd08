import { addDays, type Day } from "./day.ts";
import { type Cents, cents, MAX_CENTS } from "./money.ts";
import { DAYS_BEHIND, wholeWeeks } from "./savings.ts";
import { nextDueAfter, type Plan } from "./schedule.ts";

/** How far ahead an account's balance is foretold. */
export const FORECAST_MONTHS = 3;

/** The dues that a bill pays by itself, from the next one on; those that a payment stands for are not paid again. */
type OwnDues = { plan: Plan; next: Day; settled: ReadonlySet<Day> };

/** A bill as far as its account is concerned. */
export type ForecastBill = {
  id: number;
  amount: Cents;
  weekly: Cents;
  /** The day its next whole week is complete. */
  nextCredit: Day;
  /** When it pays by itself. One paid by hand has none: nobody knows when that will be. */
  due?: OwnDues | undefined;
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

/** An account's forecast at once; `forecastDays` for whoever has to let others in between. */
export function forecast(pot: Pot, today: Day, until: Day): Forecast {
  const days = forecastDays(pot, today, until);
  for (;;) {
    const step = days.next();
    if (step.done) return step.value;
  }
}

/**
 * What an account will hold if nobody does anything: day by day the weeks that become complete, then the payments that wait,
 * then the dues. The order is the scheduler's, so that a payment fails here exactly when it will fail there. Yields after
 * each day how much there was to do on it.
 */
export function* forecastDays(pot: Pot, today: Day, until: Day): Generator<number, Forecast> {
  const first = firstDay(pot, today);
  const state = begin(pot, first);
  const days: Forecast["days"] = [];
  for (let day = first; day <= until; day = addDays(day, 1)) {
    state.setAside.clear();
    const work = creditWeeks(state, day) + payWaiting(state, day) + payDue(state, day);
    const isNews = day === today || day === until || days.at(-1)?.balance !== state.balance;
    if (day >= today && isNews) days.push({ day, balance: state.balance });
    yield work;
  }
  return { days, shortfalls: state.shortfalls.filter(({ day }) => day >= today) };
}

/** Something to do with a bill or a payment, listed under its day. */
type Agenda<T> = Map<Day, T[]>;

type State = {
  balance: Cents;
  credits: Agenda<ForecastBill>;
  dues: Agenda<ForecastBill & { due: OwnDues }>;
  waiting: Agenda<WaitingPayment>;
  /** Bills that could not be credited today; nothing of theirs is paid today either. */
  setAside: Set<number>;
  shortfalls: Shortfall[];
};

/** What is overdue is done first, on its own day; weeks from long ago are credited at once. */
function firstDay({ bills, waiting }: Pot, today: Day): Day {
  const longAgo = addDays(today, -DAYS_BEHIND);
  const owed = bills.map(({ nextCredit }) => (nextCredit < longAgo ? longAgo : nextCredit));
  const drawn = [...bills.flatMap(({ due }) => due?.next ?? []), ...waiting.map(({ nextTry }) => nextTry)];
  return [...owed, ...drawn].reduce((first, day) => (day < first ? day : first), today);
}

function begin({ balance, bills, waiting }: Pot, first: Day): State {
  const state: State = {
    ...{ balance, credits: new Map(), dues: new Map(), waiting: new Map() },
    ...{ setAside: new Set<number>(), shortfalls: [] },
  };
  for (const bill of bills) {
    list(state.credits, bill.nextCredit < first ? first : bill.nextCredit, bill);
    if (bill.due === undefined) continue;
    const next = firstOpen(bill.due, bill.due.next);
    list(state.dues, next, { ...bill, due: { ...bill.due, next } });
  }
  for (const payment of waiting) list(state.waiting, payment.nextTry, payment);
  return state;
}

function list<T>(agenda: Agenda<T>, day: Day, item: T): void {
  const others = agenda.get(day);
  if (others) others.push(item);
  else agenda.set(day, [item]);
}

function take<T>(agenda: Agenda<T>, day: Day): T[] {
  const items = agenda.get(day) ?? [];
  agenda.delete(day);
  return items;
}

function creditWeeks(state: State, day: Day): number {
  const due = take(state.credits, day).sort((one, other) => one.id - other.id);
  for (const bill of due) {
    const weeks = wholeWeeks(bill.nextCredit, day) + 1;
    const after = state.balance + weeks * bill.weekly;
    if (after > MAX_CENTS) {
      // More than an account can hold: the bill is set aside until tomorrow.
      state.setAside.add(bill.id);
      list(state.credits, addDays(day, 1), bill);
      continue;
    }
    state.balance = cents(after);
    const nextCredit = addDays(bill.nextCredit, 7 * weeks);
    list(state.credits, nextCredit, { ...bill, nextCredit });
  }
  return due.length;
}

function payWaiting(state: State, day: Day): number {
  const due = take(state.waiting, day).sort(
    (a, b) => a.nextTry.localeCompare(b.nextTry) || a.billId - b.billId || a.id - b.id,
  );
  for (const payment of due) {
    if (state.setAside.has(payment.billId)) wait(state, payment, day);
    else if (!draw(state, payment.amount)) fail(state, payment, day);
  }
  return due.length;
}

function payDue(state: State, day: Day): number {
  const due = take(state.dues, day).sort((a, b) => a.due.next.localeCompare(b.due.next) || a.id - b.id);
  for (const bill of due) {
    if (state.setAside.has(bill.id)) {
      list(state.dues, addDays(day, 1), bill);
      continue;
    }
    const { id, amount } = bill;
    if (!draw(state, amount)) {
      const failed = { id: Number.MAX_SAFE_INTEGER, billId: id, amount, nextTry: day, hasFailed: false };
      fail(state, failed, day);
    }
    const next = firstOpen(bill.due, nextDueAfter(bill.due.plan, bill.due.next));
    list(state.dues, next < day ? day : next, { ...bill, due: { ...bill.due, next } });
  }
  // A bill that was set aside may owe several days at once, oldest first.
  return due.length + (state.dues.has(day) ? payDue(state, day) : 0);
}

function firstOpen({ plan, settled }: OwnDues, from: Day): Day {
  let due = from;
  while (settled.has(due)) due = nextDueAfter(plan, due);
  return due;
}

function draw(state: State, amount: Cents): boolean {
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
  const nextTry = addDays(day, 1);
  list(state.waiting, nextTry, { ...payment, nextTry });
}
