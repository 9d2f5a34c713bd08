import { Readable } from "node:stream";
import { DOCUMENT_MAX_BYTES } from "#contract/limits.ts";
import { addDays, type Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { createAccount } from "#server/features/accounts/create-account.ts";
import { addBill } from "#server/features/bills/add-bill.ts";
import { addDocument } from "#server/features/documents/add-document.ts";
import { addIncome } from "#server/features/incomes/add-income.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { paperOf } from "./demo-paper.ts";
import { DEMO_ACCOUNTS, DEMO_INCOMES, type DemoBill } from "./household.ts";

export type When = { today: Day; now: Date };

/** The household, and the person who runs it. */
export type Whose = { household: string; user: string };

/** What the household has so far: ids by name. */
export type SeededHousehold = Whose & { accounts: Map<string, number>; bills: Map<string, number> };

/** The demo writes as a request would, though nobody sent one. */
export const writing = ({ household, user }: Whose, { now }: When): WriteRequest => ({
  household,
  actor: user,
  key: undefined,
  hash: "demo",
  status: 200,
  now,
});

/** Accounts and incomes, from which everything begins. */
export async function seedAccounts(tx: Db, { household, user }: Whose, when: When): Promise<SeededHousehold> {
  const seeded: SeededHousehold = { household, user, accounts: new Map(), bills: new Map() };
  const request = writing(seeded, when);
  for (const input of DEMO_ACCOUNTS) {
    const { id } = await createAccount(tx, household, { input, today: when.today, request });
    seeded.accounts.set(input.name, id);
  }
  for (const { account, ...income } of DEMO_INCOMES) {
    const accountId = idOf(seeded.accounts, account);
    await addIncome(tx, household, { user, input: { ...income, accountId }, ...when });
  }
  return seeded;
}

export async function openBill(
  tx: Db,
  { household, accounts, bills }: SeededHousehold,
  bill: DemoBill,
  when: When,
): Promise<void> {
  const { name, frequency, category, account, how, paymentDay, paymentDayType, firstDueInDays, rose } = bill;
  const { skippedMonths = [], estimate, notes, customerNumber } = bill;
  const amount = rose?.from ?? bill.amount;
  const nextDueDate = firstDueInDays === undefined ? undefined : addDays(when.today, firstDueInDays);
  const days = { paymentDay, paymentDayType };
  const pays = { isAutomatic: how === "automatic", isDirectDebit: how === "direct debit" };
  const input = {
    name,
    amount,
    frequency,
    category,
    accountId: idOf(accounts, account),
    ...pays,
    ...days,
    nextDueDate,
    skippedMonths: [...skippedMonths],
    ...{ estimate, notes, customerNumber },
  };
  const { id } = await addBill(tx, { household, input, ...when });
  bills.set(name, id);
}

/** Keeps the paper that came for a bill. */
export async function keepPaper(
  tx: Db,
  { household, user, bills }: SeededHousehold,
  { name, paper }: DemoBill,
  { now }: When,
): Promise<void> {
  if (paper === undefined) return;
  const owner = { household, user, billId: idOf(bills, name), paymentId: null };
  const file = { name: paper.name, bytes: Readable.from([paperOf(paper.lines)]) };
  await addDocument(tx, { owner, file, maxBytes: DOCUMENT_MAX_BYTES, now }, (act) => act(tx));
}

export function idOf(ids: Map<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`the demo household has no ${name}`);
  return id;
}
