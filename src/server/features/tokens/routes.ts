import * as contract from "#contract/tokens.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { lockUserForSetup } from "#server/features/auth/factors/turn-on.ts";
import type { Answer } from "#server/http/answer.ts";
import { createToken } from "./create-token.ts";
import { deleteToken, listTokens } from "./store.ts";

type TokenDeps = Pick<Deps, "db" | "clock">;

export function tokenRoutes(answer: Answer, { db, clock }: TokenDeps): void {
  answer(contract.listTokens, (_, { principal }) => listTokens(db, principal));

  answer(contract.createToken, ({ input }, { principal }) => {
    const { household, user } = principal;
    return createToken(db, { household, user, lockUser: (tx) => lockUserForSetup(tx, user), input, now: clock.now() });
  });

  answer(contract.deleteToken, async ({ params }, { principal }) => {
    if (!(await deleteToken(db, principal, params.id))) throw new Fault("not_found", "Token not found");
    return undefined;
  });
}
