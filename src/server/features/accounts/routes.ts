import * as contract from "#contract/accounts.ts";
import { accountToWire } from "#contract/to-wire.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { createAccount } from "./create-account.ts";
import { editAccount } from "./edit-account.ts";
import { listHolders } from "./holders-store.ts";
import { listBalances } from "./list-balances.ts";
import { listEntries } from "./list-entries.ts";
import { accountNotFound, listAccounts, lockReferrersOf, removeAccount } from "./store.ts";

/** Deletes an account. Locks its bills and incomes first, as payments and edits do, so that they can't deadlock. */
async function deleteAccount(tx: Db, household: string, id: number): Promise<void> {
  await lockReferrersOf(tx, household, id);
  if (!(await removeAccount(tx, household, id))) throw accountNotFound();
}

export function accountRoutes(answer: Answer, { db }: Pick<Deps, "db">): void {
  answer(contract.listAccounts, async (_, { principal: { household } }) => {
    const holders = await listHolders(db, household);
    return (await listAccounts(db, household)).map((account) => accountToWire(account, holders.get(account.id) ?? []));
  });

  answer(contract.createAccount, ({ input }, { principal, today, write }) =>
    write((tx, request) => createAccount(tx, principal.household, { input, today, request })),
  );

  answer(contract.updateAccount, ({ params, input }, { principal, today, write }) =>
    write((tx, request) => editAccount(tx, principal.household, { ...params, input, today, request })),
  );

  answer(contract.deleteAccount, async ({ params }, { principal, write }) => {
    await write((tx) => deleteAccount(tx, principal.household, params.id));
    return undefined;
  });

  answer(contract.listEntries, ({ params, query }, { principal }) =>
    listEntries(db, principal.household, { ...params, ...query, user: principal.user }),
  );

  answer(contract.listBalances, ({ params, query }, { principal, today }) =>
    listBalances(db, principal.household, { ...params, ...query, today }),
  );
}
