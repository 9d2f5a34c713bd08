import * as contract from "#contract/tokens.ts";
import { backgroundOf } from "#server/background.ts";
import type { Deps } from "#server/deps.ts";
import { Fault } from "#server/fault.ts";
import { sendNotice } from "#server/features/auth/factors/notices.ts";
import { lockOwner } from "#server/features/auth/factors/turn-on.ts";
import type { Answer } from "#server/http/answer.ts";
import { createToken } from "./create-token.ts";
import { deleteToken, listTokens } from "./store.ts";

type TokenDeps = Pick<Deps, "db" | "clock" | "mailer" | "background">;

export function tokenRoutes(answer: Answer, { db, clock, mailer, background }: TokenDeps): void {
  answer(contract.listTokens, (_, { principal }) => listTokens(db, principal));

  answer(contract.createToken, async ({ input }, { principal, request }) => {
    const { household, user } = principal;
    const options = { household, user, lockOwner: (tx: typeof db) => lockOwner(tx, user), input, now: clock.now() };
    const { made, email } = await createToken(db, options);
    sendNotice({ mailer, background: backgroundOf(background, request.id) }, email, "tokenMade");
    return made;
  });

  answer(contract.deleteToken, async ({ params }, { principal }) => {
    if (!(await deleteToken(db, principal, params.id))) throw new Fault("not_found", "Token not found");
    return undefined;
  });
}
