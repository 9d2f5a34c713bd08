import { type Cents, shownCents, total, ZERO } from "#core/money.ts";
import type { Moved, PlanIncome, PlanInput } from "./input.ts";
import type { PaydayCard } from "./paydays.ts";

/** What one account gets on a payday. */
export type PaydayLine = {
  accountId: number;
  accountName: string;
  /** What is planned, the catch-ups included. */
  planned: Cents;
  /** Zero once it's marked as moved: what a transfer included isn't stored. */
  catchUp: Cents;
  /** What was moved, once it's marked as moved. */
  moved: Moved | null;
  /** The pay arrives there, so that this amount stays instead of being moved. */
  isWherePayArrives: boolean;
};

type Card = Pick<PaydayCard, "incomeId" | "day" | "transfers" | "catchUps">;

/** A payday card by account, in the order of the accounts; those that get nothing are left out. */
export function paydayLines(
  { incomeId, day, transfers, catchUps }: Card,
  { accounts, moved }: Pick<PlanInput, "accounts" | "moved">,
  income: Pick<PlanIncome, "accountId">,
): PaydayLine[] {
  const levels = new Map(transfers.map(({ accountId, amount }) => [accountId, amount]));
  const extras = new Map<number, Cents>();
  for (const { accountId, amount } of catchUps) extras.set(accountId, total([extras.get(accountId) ?? ZERO, amount]));
  const ofDay = moved.filter((each) => each.incomeId === incomeId && each.payday === day);
  return accounts.flatMap(({ id, name }) => {
    const done = ofDay.find(({ accountId }) => accountId === id);
    const catchUp = extras.get(id) ?? ZERO;
    const planned = done?.planned ?? total([levels.get(id) ?? ZERO, catchUp]);
    if (planned === 0 && done === undefined) return [];
    const line = { accountId: id, accountName: name, planned, isWherePayArrives: income.accountId === id };
    return [{ ...line, catchUp: done === undefined ? catchUp : ZERO, moved: done ?? null }];
  });
}

/** What a payday comes to: what was moved where it's marked, and what is planned elsewhere. */
export type PaydaySums = {
  total: Cents;
  /** The part that leaves the account where the pay arrives. */
  toMove: Cents;
  /** The rest of the pay; negative if it isn't enough. */
  rest: Cents;
  isMoved: boolean;
};

export function paydaySums(pay: Cents, lines: readonly PaydayLine[]): PaydaySums {
  const sumOf = (some: readonly PaydayLine[]) => total(some.map(({ planned, moved }) => moved?.moved ?? planned));
  const all = sumOf(lines);
  return {
    ...{ total: all, toMove: sumOf(lines.filter(({ isWherePayArrives }) => !isWherePayArrives)) },
    ...{ rest: shownCents(pay - all), isMoved: lines.length > 0 && lines.every(({ moved }) => moved !== null) },
  };
}
