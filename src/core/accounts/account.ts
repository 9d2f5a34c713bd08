import type { Cents } from "#core/money.ts";

/** A place where money is kept for bills. Its balance is the sum of its entries. */
export type Account = { household: string; id: number; name: string; balance: Cents; createdAt: Date };

/** Whether an account holds enough for a payment. Exactly enough is enough. */
export const canPay = ({ balance }: Pick<Account, "balance">, amount: Cents) => amount <= balance;
