import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/open.ts";
import { createAccount } from "#server/features/accounts/create-account.ts";
import { addBill, shown } from "#server/features/bills/add-bill.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { DEMO_ACCOUNTS, type DemoBill } from "./household.ts";

export type When = { today: Day; now: Date };

/** What the household has so far, by name. */
export type Books = {
  owner: string;
  account: (name: string) => number;
  bill: (name: string) => number;
  keepBill: (name: string, id: number) => void;
  nextPayment: (tx: Db, billId: number) => Promise<string>;
};

/** The demo writes as a request would, though nobody sent one. */
export const writing = (owner: string, { now }: When): WriteRequest => ({
  owner,
  key: undefined,
  hash: "demo",
  status: 200,
  now,
});

export async function openAccounts(tx: Db, owner: string, when: When): Promise<Books> {
  const accounts = new Map<string, number>();
  const bills = new Map<string, number>();
  for (const input of DEMO_ACCOUNTS) {
    const { id } = await createAccount(tx, owner, { input, today: when.today, request: writing(owner, when) });
    accounts.set(input.name, id);
  }
  return {
    owner,
    account: (name) => known(accounts, name),
    bill: (name) => known(bills, name),
    keepBill: (name, id) => bills.set(name, id),
    nextPayment: async (tx, billId) => {
      const { nextPaymentDate, name } = await shown(tx, owner, billId);
      if (nextPaymentDate === null) throw new Error(`${name} has no payment date`);
      return nextPaymentDate;
    },
  };
}

export async function openBill(tx: Db, books: Books, bill: DemoBill, when: When): Promise<void> {
  const { name, amount, frequency, category, account, how, paymentDay, paymentDayType } = bill;
  const input = {
    name,
    amount,
    frequency,
    category,
    accountId: books.account(account),
    isAutomatic: how === "automatic",
    isDirectDebit: how === "direct debit",
    paymentDay,
    paymentDayType,
  };
  const { id } = await addBill(tx, { owner: books.owner, input, ...when });
  books.keepBill(name, id);
}

function known(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo household has no ${name}`);
  return id;
}
