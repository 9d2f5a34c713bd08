import * as contract from "#contract/accounts.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { createAccount } from "./create-account.ts";
import { deleteAccount } from "./delete-account.ts";
import { editAccount } from "./edit-account.ts";
import { listBalances } from "./list-balances.ts";
import { listEntries } from "./list-entries.ts";
import { listAccounts, toAccount } from "./store.ts";

export function accountRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  answer(contract.listAccounts, async (_, { session }) => (await listAccounts(db, session.owner)).map(toAccount));

  answer(contract.createAccount, ({ input }, { session, write }) =>
    write((tx, request) => createAccount(tx, session.owner, { input, today: clock.today(), request })),
  );

  answer(contract.updateAccount, ({ params, input }, { session, write }) =>
    write((tx, request) => editAccount(tx, session.owner, { ...params, input, today: clock.today(), request })),
  );

  answer(contract.deleteAccount, async ({ params }, { session, write }) => {
    await write((tx) => deleteAccount(tx, session.owner, params.id));
    return undefined;
  });

  answer(contract.listEntries, ({ params, query }, { session }) =>
    listEntries(db, session.owner, { ...params, ...query }),
  );

  answer(contract.listBalances, ({ params, query }, { session }) =>
    listBalances(db, session.owner, { ...params, ...query, today: clock.today() }),
  );
}
