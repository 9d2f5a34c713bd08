import { expect } from "vitest";
import { household, type TestApp } from "#server/testing.ts";
import { dayText, duePlan, firstPayDay, isByWeeks, payDayNear, payDayOn } from "./model-days.ts";
import { modelHousehold } from "./model-household.ts";
import { tickOn } from "./tick.ts";
import {
  type EnteredBill,
  frequencyOf,
  isAutoPaid,
  money,
  onceWeekly,
  payDayOf,
  planOf,
  source,
  weeklyOf,
} from "./typed-bill.ts";

/** How many payments are compared each day. */
export const LATEST = 100;

/** A household in the application, through its calls, alongside an independent model of it. */
export async function compareWithModel(test: TestApp, startDay: number, opening: Record<string, number>) {
  test.clock.set(`${dayText(startDay)}T09:00:00Z`);
  const [first = ["Bills", 0], ...others] = Object.entries(opening);
  const ann = await household(test, "ann@example.com", money(first[1]));
  const accounts: Record<string, number> = { [first[0]]: ann.accountId };
  for (const [name, balance] of others) {
    accounts[name] = (await ann.post("/api/accounts", { name, balance: money(balance) })).json().id;
  }
  const model = modelHousehold(opening, startDay);
  const ids = new Map<string, number>();
  const entered = new Map<string, EnteredBill>();
  let today = startDay;

  async function send(method: "GET" | "POST" | "PATCH" | "DELETE", url: string, body?: object) {
    const answer = await ann.send(method, url, body);
    if (answer.statusCode !== 401) return answer;
    await ann.post("/api/auth/login-direct", { email: "ann@example.com", password: "correct horse" });
    return ann.send(method, url, body);
  }
  async function expectStatus(status: number, what: string, pending: ReturnType<typeof send>) {
    const answer = await pending;
    expect(`${what}: ${answer.statusCode} ${answer.statusCode === status ? "" : answer.body}`).toBe(
      `${what}: ${status} `,
    );
    return answer;
  }
  const body = (fields: Partial<EnteredBill>) => ({
    ...(fields.amount !== undefined && { amount: money(fields.amount) }),
    ...(fields.account !== undefined && { accountId: accounts[fields.account] }),
    ...(fields.interval !== undefined && frequencyOf(fields.interval)),
    ...(fields.skippedMonths !== undefined && { skippedMonths: fields.skippedMonths }),
    ...(fields.endsAfter !== undefined && { endsAfter: fields.endsAfter }),
    ...(fields.endsOn !== undefined && { endsOn: dayText(fields.endsOn) }),
    ...(fields.estimate !== undefined && { estimate: fields.estimate }),
    ...(fields.payDay !== undefined && { paymentDay: fields.payDay.day, paymentDayType: fields.payDay.type }),
    ...(fields.nextDue !== undefined && { nextDueDate: dayText(fields.nextDue) }),
    ...(fields.isAutomatic !== undefined && { isAutomatic: fields.isAutomatic }),
    ...(fields.isDirectDebit !== undefined && { isDirectDebit: fields.isDirectDebit }),
  });
  const getEntered = (name: string) => {
    const found = entered.get(name);
    if (found === undefined) throw new Error(`no bill ${name}`);
    return found;
  };
  const bills = () => model.bills.filter((bill) => !bill.isDeleted && !bill.isArchived);
  /** The nth payment from the first, by the application's id. */
  async function paymentId(index: number): Promise<number> {
    const { items } = (await send("GET", `/api/payments?limit=${LATEST}`)).json();
    const all: number[] = items.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
    return all[all.length - (model.payments.length - index)] ?? 0;
  }
  const at = (index: number) => {
    const payment = model.payments[index];
    if (payment === undefined) throw new Error(`no payment ${index}`);
    return payment;
  };

  return {
    ann,
    model,
    send,
    bills,
    entered: getEntered,
    today: () => today,

    async add(name: string, fields: EnteredBill): Promise<void> {
      const due = planOf(fields, today);
      const what = { name, category: "other", ...body(fields) };
      const createdBill = (await expectStatus(201, `add ${name}`, send("POST", "/api/bills", what))).json();
      ids.set(name, createdBill.id);
      entered.set(name, { ...fields, payDay: payDayOf(fields) });
      const { amount, account, interval, skippedMonths, endsAfter: count, endsOn, estimate, nextDue } = fields;
      const isOnce = interval === "once" && nextDue !== undefined;
      const weekly = isOnce ? onceWeekly(amount, today, nextDue) : weeklyOf(amount, interval, skippedMonths);
      const ends = isOnce ? { count: 1, endsOn: undefined } : { count, endsOn };
      model.add({
        ...{ name, amount, account, weekly, start: today, due, estimate, ...ends },
        isAutoPaid: isAutoPaid(fields),
        source: source(fields),
      });
    },

    /** Edits a bill's fields. Newly entered days restart the schedule; switching automatic payments alone keeps it. */
    async edit(name: string, fields: Partial<EnteredBill>): Promise<void> {
      const before = getEntered(name);
      const after: EnteredBill = { ...before, nextDue: undefined, ...fields };
      await expectStatus(200, `edit ${name}`, send("PATCH", `/api/bills/${ids.get(name)}`, body(fields)));
      const { amount, account, interval } = after;
      const shown = model.figuresOf(name, today);
      const last = shown.nextDue === null ? null : model.lastSettled(name, shown.nextDue);
      // A weekday is not a day of the month; for a manual bill no day is asked for, so it follows from the date it
      // continues from.
      const continuesFrom = fields.nextDue ?? last ?? shown.nextDue;
      const isOtherKind = after.payDay !== undefined && (after.payDay.type === "weekly") !== isByWeeks(interval);
      const isDayAsked = isAutoPaid(after) || fields.payDay !== undefined || interval === before.interval;
      if (!isDayAsked && isOtherKind && continuesFrom !== null) after.payDay = payDayOn(interval, continuesFrom);
      after.payDay = payDayOf(after);
      const { payDay } = after;
      const isNewDate = fields.nextDue !== undefined && fields.nextDue !== shown.nextDue;
      const isTimed =
        interval !== before.interval || payDay?.day !== before.payDay?.day || payDay?.type !== before.payDay?.type;
      if (isNewDate || (shown.nextDue === null && isAutoPaid(after))) {
        model.replan(name, planOf(after, today), { from: fields.nextDue ?? today });
      } else if (isTimed && payDay !== undefined && shown.nextDue !== null) {
        // It continues from the last settled due date, or from the next one if none was. Missed and current due dates
        // are still owed, also one that moves to a past day.
        const isMovedBack = last !== null && payDayNear(payDay, interval, shown.nextDue) < today;
        const isBehind = (shown.nextDue <= today || isMovedBack) && interval === before.interval;
        const next = payDayNear(payDay, interval, last ?? shown.nextDue);
        const anchor = last !== null || isBehind || next >= today ? next : firstPayDay(payDay, today);
        const from = isBehind ? payDayNear(payDay, interval, shown.nextDue) : today;
        model.replan(name, duePlan(interval, anchor, payDay), { from, continues: !isBehind });
      }
      const weekly = weeklyOf(amount, interval);
      model.change(name, { amount, account, weekly, isAutoPaid: isAutoPaid(after), source: source(after) });
      entered.set(name, after);
    },

    /** Pays now, or schedules a payment. */
    async pay(
      name: string,
      { due, extra, amount = getEntered(name).amount }: { amount?: number; due?: number; extra?: boolean } = {},
    ) {
      const more = { ...(due !== undefined && { dueDate: dayText(due) }), ...(extra && { extra }) };
      const pay = () => send("POST", "/api/bills/pay", { billId: ids.get(name), amount: money(amount), ...more });
      if (due !== undefined && due > today && getEntered(name).isDirectDebit) {
        const isScheduled = model.schedule(name, { amount, due, ...(extra && { extra }) });
        await expectStatus(isScheduled ? 200 : 409, `schedule ${name}`, pay());
        return;
      }
      const isPaid = model.pay(name, { amount, on: today, due: due ?? null, ...(extra && { extra }) });
      await expectStatus(isPaid ? 200 : 400, `pay ${name}`, pay());
    },
    /** Pays a varying bill manually: its amount and weekly amount follow. */
    async payVarying(name: string, amount: number): Promise<void> {
      await this.pay(name, { amount });
      const paidBill = model.bills.find((bill) => bill.name === name);
      if (paidBill !== undefined) paidBill.weekly = weeklyOf(paidBill.amount, getEntered(name).interval);
    },
    async payPart(name: string, amount: number): Promise<void> {
      const part = { billId: ids.get(name), amount: money(amount), isPart: true };
      await expectStatus(200, `pay a part of ${name}`, send("POST", "/api/bills/pay", part));
      model.payPart(name, { amount, on: today });
    },
    /** Sets a later amount from a day on; null removes it. */
    async planAmount(name: string, amount: number, from: number | null): Promise<void> {
      const body =
        from === null
          ? { nextAmount: null, nextAmountFrom: null }
          : { nextAmount: money(amount), nextAmountFrom: dayText(from) };
      await expectStatus(200, `plan ${name}`, send("PATCH", `/api/bills/${ids.get(name)}`, body));
      const { interval, skippedMonths } = getEntered(name);
      const weekly = weeklyOf(amount, interval, skippedMonths);
      model.planAmount(name, from === null ? undefined : { from, amount, weekly });
    },
    async pause(name: string, until: number | null): Promise<void> {
      const body = { until: until === null ? null : dayText(until) };
      await expectStatus(200, `pause ${name}`, send("POST", `/api/bills/${ids.get(name)}/pause`, body));
      model.pause(name, today, until);
    },
    async resume(name: string): Promise<void> {
      await expectStatus(200, `resume ${name}`, send("POST", `/api/bills/${ids.get(name)}/resume`));
      model.resume(name, today);
    },
    async archive(name: string): Promise<void> {
      await expectStatus(200, `archive ${name}`, send("POST", `/api/bills/${ids.get(name)}/archive`));
      model.pause(name, today, null);
      model.archive(name, true);
    },
    async bringBack(name: string): Promise<void> {
      await expectStatus(200, `bring back ${name}`, send("POST", `/api/bills/${ids.get(name)}/bring-back`));
      model.resume(name, today);
      model.archive(name, false);
    },
    async undo(index: number): Promise<void> {
      const id = await paymentId(index);
      await expectStatus(200, `undo ${index}`, send("POST", `/api/payments/${id}/undo`));
      model.undo(at(index), today);
    },
    async cancel(index: number): Promise<void> {
      const id = await paymentId(index);
      await expectStatus(200, `cancel ${index}`, send("POST", `/api/payments/${id}/cancel`));
      model.cancel(at(index), today);
    },
    async correct(account: string, to: number): Promise<void> {
      await expectStatus(200, "correct", send("PATCH", `/api/accounts/${accounts[account]}`, { balance: money(to) }));
      model.correct(account, to, today);
    },
    async week(what: "add" | "remove"): Promise<void> {
      const path = what === "add" ? "process-savings" : "reduce-savings";
      await expectStatus(200, `${what} a week`, send("POST", `/api/bills/${path}`));
      if (what === "add") model.addWeek(today);
      else model.removeWeek(today);
    },
    async remove(name: string): Promise<void> {
      await expectStatus(204, `remove ${name}`, send("DELETE", `/api/bills/${ids.get(name)}`));
      model.remove(name);
    },

    /** Advances the model day by day; the application may be down meanwhile. */
    async goTo(day: number, isAwake = true): Promise<void> {
      for (; today < day; today += 1) model.runDay(today + 1);
      model.payDues(today);
      if (!isAwake) return;
      test.clock.set(`${dayText(day)}T09:00:00Z`);
      await tickOn(test.db, dayText(day));
    },
  };
}
export type ModelComparison = Awaited<ReturnType<typeof compareWithModel>>;
