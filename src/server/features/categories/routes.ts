import * as contract from "#contract/categorize.ts";
import type { Deps } from "#server/deps.ts";
import type { Answer } from "#server/http/answer.ts";
import { loadModel } from "./model.ts";
import { filedLister } from "./store.ts";
import { suggest } from "./suggest.ts";

export function categoryRoutes(answer: Answer, { db }: Pick<Deps, "db">): void {
  const model = loadModel();
  const listFiled = filedLister(db);
  answer(contract.categorize, ({ input }, { principal: { household } }) =>
    suggest(model, { household, name: input.name, listFiled }),
  );
}
