import * as contract from "#contract/incomes.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { addIncome } from "./add-income.ts";
import { deleteIncome } from "./delete-income.ts";
import { editIncome } from "./edit-income.ts";
import { listIncomes, toIncome } from "./store.ts";

export function incomeRoutes(answer: Answer, { db, clock }: Pick<Deps, "db" | "clock">): void {
  answer(contract.listIncomes, async (_, { session }) => (await listIncomes(db, session.owner)).map(toIncome));

  answer(contract.createIncome, ({ input }, { session, write }) =>
    write((tx, { now }) => addIncome(tx, session.owner, { input, today: clock.today(), now })),
  );

  answer(contract.updateIncome, ({ params, input }, { session, write }) =>
    write((tx, { now }) => editIncome(tx, session.owner, { ...params, input, now })),
  );

  answer(contract.deleteIncome, async ({ params }, { session, write }) => {
    await write((tx) => deleteIncome(tx, session.owner, params.id));
    return undefined;
  });
}
