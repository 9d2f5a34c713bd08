import { type Day, dayInMonth } from "#core/day.ts";
import { type Cents, cents, shownCents } from "#core/money.ts";
import type { CatchUp, PlanBill, PlanInput } from "./input.ts";

/** A change that can fix a shortage. */
export type Change =
  | { kind: "lump"; accountId: number; amount: Cents }
  | { kind: "catch-up"; catchUps: readonly ({ billId: number } & CatchUp)[] }
  | { kind: "move-money"; fromId: number; toId: number; amount: Cents }
  | { kind: "move-due"; billId: number; from: Day; to: Day };
export type ChangeKind = Change["kind"];

/** The plan's input after a change. */
export function applyChange(input: PlanInput, change: Change): PlanInput {
  if (change.kind === "lump") return withMoney(input, change.accountId, change.amount);
  if (change.kind === "move-money") {
    return withMoney(withMoney(input, change.fromId, cents(-change.amount)), change.toId, change.amount);
  }
  if (change.kind === "move-due") return withBill(input, change.billId, (bill) => moveDue(bill, change.to));
  return change.catchUps.reduce(
    (changed, { billId, weekly, until }) =>
      withBill(changed, billId, (bill) => ({ ...bill, catchUp: { weekly, until } })),
    input,
  );
}

export function withMoney(input: PlanInput, id: number, amount: Cents): PlanInput {
  const accounts = input.accounts.map((account) =>
    account.id === id ? { ...account, balance: shownCents(account.balance + amount) } : account,
  );
  return { ...input, accounts };
}

export function withBill(input: PlanInput, id: number, change: (bill: PlanBill) => PlanBill): PlanInput {
  return { ...input, bills: input.bills.map((bill) => (bill.id === id ? change(bill) : bill)) };
}

/** Like editing the next due date: later dues follow on the new day of the month, unless the date fits the current one. */
function moveDue({ days, isAssumed, ...bill }: PlanBill, to: Day): PlanBill {
  const { every, unit, dayOfMonth, weekday: _, first: _f, ...rest } = days;
  const keptDay =
    !isAssumed && dayOfMonth !== undefined && dayInMonth(to, 0, dayOfMonth) === to ? dayOfMonth : undefined;
  const day = unit === "week" ? {} : { dayOfMonth: keptDay ?? Number(to.slice(8, 10)) };
  const moved = { ...rest, every, unit, first: to, ...day };
  return { ...bill, days: moved, nextDue: to, isAssumed: false, settled: [] };
}
