import { addMonths, type Day } from "#core/day.ts";
import type { Cents } from "#core/money.ts";

/** A place where money is kept for bills. Its balance is the sum of its entries. */
export type Account = {
  household: string;
  id: number;
  name: string;
  balance: Cents;
  /** When somebody last said that the bank shows this balance; null when nobody has. */
  checkedOn: Day | null;
  createdAt: Date;
};

/** Whether to ask if an account really holds its balance: once a month. */
export const isCheckDue = (checkedOn: Day | null, today: Day) => checkedOn === null || addMonths(checkedOn, 1) <= today;

/** Whether an account holds enough for a payment. Exactly enough is enough. */
export const canPay = ({ balance }: Pick<Account, "balance">, amount: Cents) => amount <= balance;
