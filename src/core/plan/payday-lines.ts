import { type Cents, total, ZERO } from "#core/money.ts";
import type { PlanAccount, PlanIncome } from "./input.ts";
import type { PaydayCard } from "./paydays.ts";

/** What one account gets on a payday. */
export type PaydayLine = {
  accountId: number;
  accountName: string;
  /** The catch-ups included. */
  amount: Cents;
  catchUp: Cents;
  /** The pay arrives there, so that this amount stays instead of being moved. */
  isWherePayArrives: boolean;
};

/** A payday card by account, in the order of the accounts; those that get nothing are left out. */
export function paydayLines(
  { transfers, catchUps }: Pick<PaydayCard, "transfers" | "catchUps">,
  accounts: readonly PlanAccount[],
  income: PlanIncome,
): PaydayLine[] {
  const levels = new Map(transfers.map(({ accountId, amount }) => [accountId, amount]));
  const extras = new Map<number, Cents>();
  for (const { accountId, amount } of catchUps) extras.set(accountId, total([extras.get(accountId) ?? ZERO, amount]));
  return accounts.flatMap(({ id, name }) => {
    const catchUp = extras.get(id) ?? ZERO;
    const amount = total([levels.get(id) ?? ZERO, catchUp]);
    if (amount === 0) return [];
    return [{ accountId: id, accountName: name, amount, catchUp, isWherePayArrives: income.accountId === id }];
  });
}
