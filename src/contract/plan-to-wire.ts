import { formatMoney } from "#core/money.ts";
import type { Change } from "#core/plan/changes.ts";
import type { AccountFigures, Starter as CoreStarter } from "#core/plan/figures.ts";
import type { PlanIncome, PlanInput } from "#core/plan/input.ts";
import { paydayLines, paydaySums } from "#core/plan/payday-lines.ts";
import type { PaydayCard as CoreCard } from "#core/plan/paydays.ts";
import type { PlannedDue as CoreDue, DayBalance } from "#core/plan/simulate.ts";
import type { Verdict as CoreVerdict } from "#core/plan/verdict.ts";
import type { Way as CoreWay, Outlook } from "#core/plan/ways.ts";
import type { AccountOutlook, PaydayCard, Plan, PlanChange, PlannedDue, Verdict, Way } from "./plan.ts";

export const balanceToWire = ({ day, balance }: DayBalance) => ({ day, balance: formatMoney(balance) });

/** Bill names by id. */
export type BillNames = ReadonlyMap<number, string>;
export const namesOf = ({ bills }: PlanInput): BillNames => new Map(bills.map(({ id, name }) => [id, name]));

/** Converts a planned due to its wire format. */
export function dueToWire({ amount, short, ...due }: CoreDue, names: BillNames): PlannedDue {
  return { ...due, billName: names.get(due.billId) ?? "", amount: formatMoney(amount), short: formatMoney(short) };
}

/** Converts the verdict to its wire format. */
export const verdictToWire = ({ first, pay, ...verdict }: CoreVerdict): Verdict => ({
  ...verdict,
  first: first && { ...first, short: formatMoney(first.short) },
  pay: pay && { ...pay, missing: formatMoney(pay.missing) },
});

/** Converts an account's figures to their wire format. */
export function figuresToWire({ balance, setAside, free, spare, lowest, ...account }: AccountFigures): AccountOutlook {
  return {
    ...account,
    ...{ balance: formatMoney(balance), setAside: formatMoney(setAside), free: formatMoney(free) },
    ...{ spare: formatMoney(spare), lowest: balanceToWire(lowest) },
  };
}

/** Converts the starter to its wire format. */
export function starterToWire(starter: CoreStarter | null, names: BillNames): Plan["starter"] {
  if (starter === null) return null;
  const { amount, day, first, parts } = starter;
  return {
    ...{ amount: formatMoney(amount), day, first: first && dueToWire(first, names) },
    parts: parts.map((part) => ({ ...part, amount: formatMoney(part.amount) })),
  };
}

const outlookToWire = ({ lowest, verdict }: Outlook) => ({
  lowest: balanceToWire(lowest),
  verdict: verdictToWire(verdict),
});

function changeToWire(change: Change, names: BillNames): PlanChange {
  if (change.kind === "lump" || change.kind === "move-money") return { ...change, amount: formatMoney(change.amount) };
  const nameOf = (id: number) => names.get(id) ?? "";
  if (change.kind === "move-due") return { ...change, billName: nameOf(change.billId) };
  const catchUps = change.catchUps.map(({ billId, weekly, until }) => ({
    ...{ billId, billName: nameOf(billId), weekly: formatMoney(weekly), until },
  }));
  return { kind: "catch-up", catchUps };
}

/** Converts a way to fix a shortage to its wire format, under the given id. */
export function wayToWire({ accountId, change, cures, before, after }: CoreWay, id: string, names: BillNames): Way {
  return {
    ...{ id, accountId, change: changeToWire(change, names), cures: cures.map((due) => dueToWire(due, names)) },
    ...{ before: outlookToWire(before), after: outlookToWire(after) },
  };
}

type CardContext = { input: PlanInput; income: PlanIncome };

/** Converts a payday card to its wire format, with what is already marked as moved. */
export function cardToWire(card: CoreCard, { input, income }: CardContext): Omit<PaydayCard, "member" | "isYours"> {
  const { incomeId, day, next, pay, catchUps } = card;
  const names = namesOf(input);
  const lines = paydayLines(card, input, income);
  const { total, rest, isMoved } = paydaySums(pay, lines);
  const isOpen = ({ accountId }: { accountId: number }) =>
    lines.every((each) => each.accountId !== accountId || each.moved === null);
  return {
    ...{ incomeId, name: income.name, payday: day, nextPayday: next, pay: formatMoney(pay) },
    transfers: lines.map(({ planned, catchUp, moved, ...line }) => ({
      ...{ ...line, planned: formatMoney(planned), catchUp: formatMoney(catchUp) },
      moved: moved && { amount: formatMoney(moved.moved), by: moved.by, at: moved.at },
    })),
    catchUps: catchUps.filter(isOpen).map(({ amount, ...each }) => ({
      ...{ ...each, billName: names.get(each.billId) ?? "", amount: formatMoney(amount) },
    })),
    // The recorded transfer, if any: the plan may have changed since.
    ...{ total: formatMoney(total), rest: formatMoney(rest), isMoved },
  };
}
