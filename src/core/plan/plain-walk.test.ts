import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PlanBill, PlanInput } from "./input.ts";
import { simulate } from "./simulate.ts";
import { anyHousehold } from "./testing.ts";

// A naive day-by-day simulation as the design describes it, independent of the implementation and using only Date.

const ms = 86_400_000;
const text = (time: number) => new Date(time).toISOString().slice(0, 10);
const time = (date: string) => Date.parse(`${date}T00:00:00Z`);

/** Whether a bill is due on a date, stepping through its months or weeks from the first. */
function isDueOn(bill: PlanBill, date: string): boolean {
  const { every, unit, first, dayOfMonth, until } = bill.days;
  if (bill.nextDue === null || date < bill.nextDue || (until !== undefined && date > until)) return false;
  if (unit === "week")
    return (time(date) - time(first)) / ms >= 0 && ((time(date) - time(first)) / ms) % (7 * every) === 0;
  const months =
    (Number(date.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(date.slice(5, 7)) - Number(first.slice(5, 7));
  if (months < 0 || months % (unit === "year" ? 12 * every : every) !== 0) return false;
  const lastOfMonth = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
  return Number(date.slice(8)) === Math.min(dayOfMonth ?? Number(first.slice(8)), lastOfMonth);
}

const priceOn = (bill: PlanBill, date: string) =>
  [...bill.changes].reverse().find(({ from }) => from <= date) ?? { amount: bill.amount, weekly: bill.weekly };

function lastDueOf(bill: PlanBill): string | undefined {
  const { until } = bill.days;
  if (until === undefined) return undefined;
  for (let at = time(until); at >= time(bill.days.first); at -= ms) {
    if (isDueOn({ ...bill, nextDue: bill.days.first }, text(at))) return text(at);
  }
  return "0000";
}

/** The credits of a day; overdue ones count as today. */
function creditOn(bill: PlanBill, date: string, { today, end }: { today: string; end: string | undefined }): number {
  let sum = 0;
  if (bill.nextCredit === null) return 0;
  for (
    let at = date === today ? Math.min(time(today), time(bill.nextCredit)) : time(date);
    at <= time(date);
    at += ms
  ) {
    const weeks = (at - time(bill.nextCredit)) / ms / 7;
    if (weeks < 0 || !Number.isInteger(weeks) || (end !== undefined && text(at) > end)) continue;
    const extra = bill.catchUp !== null && text(at) <= bill.catchUp.until ? bill.catchUp.weekly : 0;
    sum += priceOn(bill, text(at)).weekly + extra;
  }
  return sum;
}

type Owed = { due: string; bill: number; payment: number; amount: number };

/** The dues of a day; missed ones count as today unless their date was assumed. */
function duesOn(bill: PlanBill, date: string, today: string): Owed[] {
  const dues: Owed[] = bill.waiting
    .filter(({ day }) => (day < today ? today : day) === date)
    .map(({ due, amount, paymentId }) => ({ due, bill: bill.id, payment: paymentId, amount }));
  const from = date === today && !bill.isAssumed ? time(today) - 60 * ms : time(date);
  for (let at = from; at <= time(date); at += ms) {
    if (isDueOn(bill, text(at)))
      dues.push({ due: text(at), bill: bill.id, payment: 0, amount: priceOn(bill, text(at)).amount });
  }
  return dues;
}

function naiveSimulation({ today, accounts, bills }: PlanInput) {
  return accounts.map(({ id, balance: opening }) => {
    const accountBills = bills.filter(({ accountId }) => accountId === id);
    const ends = new Map(accountBills.map((bill) => [bill, lastDueOf(bill)]));
    let balance: number = opening;
    const balances: number[] = [];
    const dues: string[] = [];
    for (let offset = 0; offset <= 364; offset += 1) {
      const date = text(time(today) + offset * ms);
      for (const bill of accountBills) balance += creditOn(bill, date, { today, end: ends.get(bill) });
      const due = accountBills.flatMap((bill) => duesOn(bill, date, today));
      due.sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : a.bill - b.bill || a.payment - b.payment));
      for (const each of due) {
        const available = balance > 0 ? balance : 0;
        const short = each.amount > available ? each.amount - available : 0;
        dues.push(`${date} ${each.due} bill ${each.bill} ${each.amount} short ${short}`);
        balance -= each.amount;
      }
      balances.push(balance);
    }
    return { id, balances, dues };
  });
}

describe("the plan", () => {
  it("equals the naive simulation for any household", () => {
    fc.assert(
      fc.property(anyHousehold, (input) => {
        const plan = simulate(input);
        const simulated = plan.accounts.map(({ id, balances }) => ({
          id,
          balances: [...balances],
          dues: plan.dues
            .filter(({ accountId }) => accountId === id)
            .map((each) => `${each.day} ${each.due} bill ${each.billId} ${each.amount} short ${each.short}`),
        }));
        expect(simulated).toEqual(naiveSimulation(input));
      }),
      { numRuns: 60 },
    );
  });
});
