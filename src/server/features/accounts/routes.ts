import * as contract from "#contract/accounts.ts";
import { accountToWire } from "#contract/to-wire.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { createAccount } from "./create-account.ts";
import { deleteAccount } from "./delete-account.ts";
import { editAccount } from "./edit-account.ts";
import { listBalances } from "./list-balances.ts";
import { listEntries } from "./list-entries.ts";
import { listAccounts } from "./store.ts";

export function accountRoutes(answer: Answer, { db }: Pick<Deps, "db">): void {
  answer(contract.listAccounts, async (_, { principal }) =>
    (await listAccounts(db, principal.household)).map(accountToWire),
  );

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
