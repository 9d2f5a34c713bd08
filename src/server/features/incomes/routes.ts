import * as contract from "#contract/incomes.ts";
import { requestedPage } from "#contract/paging.ts";
import { incomeToWire } from "#contract/to-wire.ts";
import type { Db } from "#server/db/database.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { addIncome } from "./add-income.ts";
import { editIncome } from "./edit-income.ts";
import { incomeNotFound, listIncomes, removeIncome } from "./store.ts";

async function deleteIncome(tx: Db, household: string, id: number): Promise<void> {
  if (!(await removeIncome(tx, household, id))) throw incomeNotFound();
}

export function incomeRoutes(answer: Answer, { db }: Pick<Deps, "db">): void {
  answer(contract.listIncomes, async ({ query }, { principal, today }) =>
    (await listIncomes(db, principal.household, requestedPage(query))).map((income) => incomeToWire(income, today)),
  );

  answer(contract.createIncome, ({ input }, { principal, today, write }) =>
    write((tx, { now }) => addIncome(tx, principal.household, { user: principal.user, input, today, now })),
  );

  answer(contract.updateIncome, ({ params, input }, { principal, today, write }) =>
    write((tx, { now }) => editIncome(tx, principal.household, { ...params, input, today, now })),
  );

  answer(contract.deleteIncome, async ({ params }, { principal, write }) => {
    await write((tx) => deleteIncome(tx, principal.household, params.id));
    return undefined;
  });
}
