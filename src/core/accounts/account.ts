import { addMonths, type Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";

/** An account that pays bills. Its balance is the sum of its entries. */
export type Account = {
  household: string;
  id: number;
  name: string;
  balance: Cents;
  /** When someone last confirmed this balance against the bank; null if never. */
  checkedOn: Day | null;
  createdAt: Date;
};

/** Whether to ask for confirmation of an account's balance: once a month. */
export const isCheckDue = (checkedOn: Day | null, today: Day) => checkedOn === null || addMonths(checkedOn, 1) <= today;

/** Whether an account has enough for a payment, down to a balance of zero. */
export const canPay = ({ balance }: Pick<Account, "balance">, amount: Cents) => amount <= balance;
