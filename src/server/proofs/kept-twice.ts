import { expect } from "vitest";
import { household, type TestApp } from "#server/testing.ts";
import {
  type DuePlan,
  dayText,
  duePlan,
  firstPayDay,
  type Interval,
  isPayDay,
  type PayDay,
  payDayNear,
  payDayOn,
} from "./plain-days.ts";
import { paperHousehold } from "./plain-household.ts";
import { tickOn } from "./tick.ts";

/** Cents as the wire has them. */
export const money = (cents: number) => {
  const size = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${size.slice(0, -2)}.${size.slice(-2)}`;
};

/** How many payments are looked at each day. */
const LATEST = 100;

const WEEKS = { weekly: 100, monthly: 433, quarterly: 1_300, annually: 5_200 };
/** Half up to the cent. */
const weeklyOf = (amount: number, interval: Interval) =>
  Math.floor((200 * amount + WEEKS[interval]) / (2 * WEEKS[interval]));

/** What a person types about a bill. */
export type Typed = {
  amount: number;
  account: string;
  interval: Interval;
  payDay?: PayDay | undefined;
  nextDue?: number | undefined;
  isAutomatic: boolean;
  isDirectDebit: boolean;
};

const isSelf = ({ isAutomatic, isDirectDebit }: Typed) => isAutomatic || isDirectDebit;
const source = ({ isDirectDebit }: Typed) => (isDirectDebit ? "direct-debit" : "automatic");

/** The payment day that goes with what was typed: the date's own, unless it is on the day that is known. */
function payDayOf({ interval, payDay, nextDue }: Typed): PayDay | undefined {
  if (nextDue === undefined || (payDay !== undefined && isPayDay(payDay, interval, nextDue))) return payDay;
  return payDayOn(interval, nextDue);
}

/** The due days that follow from what was typed, on or after a day; none if nobody knows them. */
function planOf(typed: Typed, from: number): DuePlan | undefined {
  const payDay = payDayOf(typed);
  if (payDay === undefined || (typed.nextDue === undefined && !isSelf(typed))) return undefined;
  return duePlan(typed.interval, typed.nextDue ?? firstPayDay(payDay, from), payDay);
}

/** A household that is kept twice: by the application, through its calls, and on paper. */
export async function keptTwice(test: TestApp, startDay: number, opening: Record<string, number>) {
  test.clock.set(`${dayText(startDay)}T09:00:00Z`);
  const [first = ["Bills", 0], ...others] = Object.entries(opening);
  const ann = await household(test, "ann@example.com", money(first[1]));
  const accounts: Record<string, number> = { [first[0]]: ann.accountId };
  for (const [name, balance] of others) {
    accounts[name] = (await ann.post("/api/accounts", { name, balance: money(balance) })).json().id;
  }
  const paper = paperHousehold(opening, startDay);
  const ids = new Map<string, number>();
  const typed = new Map<string, Typed>();
  let today = startDay;

  async function send(method: "GET" | "POST" | "PATCH" | "DELETE", url: string, body?: object) {
    const answer = await ann.send(method, url, body);
    if (answer.statusCode !== 401) return answer;
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    return ann.send(method, url, body);
  }
  async function expectStatus(status: number, what: string, asked: ReturnType<typeof send>) {
    const answer = await asked;
    expect(`${what}: ${answer.statusCode} ${answer.statusCode === status ? "" : answer.body}`).toBe(
      `${what}: ${status} `,
    );
    return answer;
  }
  const body = (fields: Partial<Typed>) => ({
    ...(fields.amount !== undefined && { amount: money(fields.amount) }),
    ...(fields.account !== undefined && { accountId: accounts[fields.account] }),
    ...(fields.interval !== undefined && { frequency: fields.interval }),
    ...(fields.payDay !== undefined && { paymentDay: fields.payDay.day, paymentDayType: fields.payDay.type }),
    ...(fields.nextDue !== undefined && { nextDueDate: dayText(fields.nextDue) }),
    ...(fields.isAutomatic !== undefined && { isAutomatic: fields.isAutomatic }),
    ...(fields.isDirectDebit !== undefined && { isDirectDebit: fields.isDirectDebit }),
  });
  const know = (name: string) => {
    const found = typed.get(name);
    if (found === undefined) throw new Error(`no bill ${name}`);
    return found;
  };
  const bills = () => paper.bills.filter((bill) => !bill.isDeleted);
  /** The nth payment from the first, as the application numbers it. */
  async function paymentId(index: number): Promise<number> {
    const { items } = (await send("GET", `/api/payments?limit=${LATEST}`)).json();
    const all: number[] = items.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
    return all[all.length - (paper.payments.length - index)] ?? 0;
  }
  const at = (index: number) => {
    const payment = paper.payments[index];
    if (payment === undefined) throw new Error(`no payment ${index}`);
    return payment;
  };

  return {
    ann,
    paper,
    send,
    bills,
    typed: know,
    today: () => today,

    async add(name: string, fields: Typed): Promise<void> {
      const due = planOf(fields, today);
      const what = { name, category: "other", ...body(fields) };
      const made = (await expectStatus(201, `add ${name}`, send("POST", "/api/bills", what))).json();
      ids.set(name, made.id);
      typed.set(name, { ...fields, payDay: payDayOf(fields) });
      const { amount, account, interval } = fields;
      const weekly = weeklyOf(amount, interval);
      paper.add({ name, amount, account, weekly, start: today, due, isSelf: isSelf(fields), source: source(fields) });
    },

    /** Changes what is typed about a bill. Days that are typed anew are counted anew; switching alone keeps them. */
    async edit(name: string, fields: Partial<Typed>): Promise<void> {
      const before = know(name);
      const after: Typed = { ...before, nextDue: undefined, ...fields };
      await expectStatus(200, `edit ${name}`, send("PATCH", `/api/bills/${ids.get(name)}`, body(fields)));
      const { amount, account, interval } = after;
      after.payDay = payDayOf(after);
      const { payDay } = after;
      const shown = paper.shown(name, today);
      const isNewDate = fields.nextDue !== undefined && fields.nextDue !== shown.nextDue;
      const isTimed =
        interval !== before.interval || payDay?.day !== before.payDay?.day || payDay?.type !== before.payDay?.type;
      if (isNewDate || (shown.nextDue === null && isSelf(after))) {
        paper.replan(name, planOf(after, today), fields.nextDue ?? today);
      } else if (isTimed && payDay !== undefined && shown.nextDue !== null) {
        // It goes on from the last settled one; if none was, from the one that is next.
        const last = paper.lastSettled(name, shown.nextDue);
        const next = payDayNear(payDay, interval, last ?? shown.nextDue);
        const anchor = last !== null || next >= today ? next : firstPayDay(payDay, today);
        paper.replan(name, duePlan(interval, anchor, payDay), today);
      }
      if (isSelf(after) && !isSelf(before)) paper.switchOn(name, today);
      const weekly = weeklyOf(amount, interval);
      paper.change(name, { amount, account, weekly, isSelf: isSelf(after), source: source(after) });
      typed.set(name, after);
    },

    /** Pays now, or puts it down for a later day. */
    async pay(
      name: string,
      { due, extra, amount = know(name).amount }: { amount?: number; due?: number; extra?: boolean } = {},
    ) {
      const more = { ...(due !== undefined && { dueDate: dayText(due) }), ...(extra && { extra }) };
      const asked = () => send("POST", "/api/bills/pay", { billId: ids.get(name), amount: money(amount), ...more });
      if (due !== undefined && due > today && know(name).isDirectDebit) {
        const isPut = paper.schedule(name, { amount, due, ...(extra && { extra }) });
        await expectStatus(isPut ? 200 : 409, `schedule ${name}`, asked());
        return;
      }
      const isPaid = paper.pay(name, { amount, on: today, due: due ?? null, ...(extra && { extra }) });
      await expectStatus(isPaid ? 200 : 400, `pay ${name}`, asked());
    },
    async undo(index: number): Promise<void> {
      const id = await paymentId(index);
      await expectStatus(200, `undo ${index}`, send("POST", `/api/payments/${id}/undo`));
      paper.undo(at(index), today);
    },
    async cancel(index: number): Promise<void> {
      const id = await paymentId(index);
      await expectStatus(200, `cancel ${index}`, send("POST", `/api/payments/${id}/cancel`));
      paper.cancel(at(index), today);
    },
    async correct(account: string, to: number): Promise<void> {
      await expectStatus(200, "correct", send("PATCH", `/api/accounts/${accounts[account]}`, { balance: money(to) }));
      paper.correct(account, to, today);
    },
    async week(what: "add" | "remove"): Promise<void> {
      const path = what === "add" ? "process-savings" : "reduce-savings";
      await expectStatus(200, `${what} a week`, send("POST", `/api/bills/${path}`));
      if (what === "add") paper.addWeek(today);
      else paper.removeWeek(today);
    },
    async remove(name: string): Promise<void> {
      await expectStatus(204, `remove ${name}`, send("DELETE", `/api/bills/${ids.get(name)}`));
      paper.remove(name);
    },

    /** Days go by on paper; the application may sleep meanwhile. */
    async goTo(day: number, isAwake = true): Promise<void> {
      for (; today < day; today += 1) paper.live(today + 1);
      paper.payDues(today);
      if (!isAwake) return;
      test.clock.set(`${dayText(day)}T09:00:00Z`);
      await tickOn(test.db, dayText(day));
    },
  };
}
export type KeptTwice = Awaited<ReturnType<typeof keptTwice>>;

const text = (day: number | null) => (day === null ? null : dayText(day));

export const figuresOnPaper = ({ paper, bills, today }: KeptTwice) => ({
  day: dayText(today()),
  balances: Object.entries(paper.balances).map(([name, balance]) => `${name} ${money(balance)}`),
  bills: bills().map(({ name }) => {
    const { saved, lastPaid, nextDue, nextPayment } = paper.shown(name, today());
    return { name, saved: money(saved), paid: text(lastPaid), due: text(nextDue), next: text(nextPayment) };
  }),
  payments: paper.payments
    .slice(-LATEST)
    .map(
      ({ bill, source, status, amount, due, stands }) =>
        `${bill} ${source} ${money(amount)} due ${text(due)} ${status === "cancelled" ? "" : `for ${text(stands)} `}${status}`,
    ),
});

/** The same figures as the application tells them. */
export async function figures({ send, today }: KeptTwice) {
  const accounts: { name: string; balance: string; id: number }[] = (await send("GET", "/api/accounts")).json();
  type Told = {
    id: number;
    name: string;
    lastPaidDate: string;
    nextDueDate: string;
    nextPaymentDate: string;
    savings: { savedAmount: string } | null;
  };
  const bills: Told[] = (await send("GET", "/api/bills")).json();
  const { items } = (await send("GET", `/api/payments?limit=${LATEST}`)).json();
  type Row = {
    id: number;
    billName: string;
    source: string;
    amount: string;
    dueDate: string | null;
    settlesDue: string | null;
    status: string;
  };
  const byId = <T extends { id: number }>(all: T[]) => all.sort((a, b) => a.id - b.id);
  return {
    day: dayText(today()),
    balances: byId(accounts).map(({ name, balance }) => `${name} ${balance}`),
    bills: byId(bills).map((bill) => ({
      name: bill.name,
      saved: bill.savings?.savedAmount ?? "0.00",
      paid: bill.lastPaidDate,
      due: bill.nextDueDate,
      next: bill.nextPaymentDate,
    })),
    payments: byId<Row>(items).map(
      (row) =>
        `${row.billName} ${row.source} ${row.amount} due ${row.dueDate} ${row.status === "cancelled" ? "" : `for ${row.settlesDue} `}${row.status}`,
    ),
  };
}
