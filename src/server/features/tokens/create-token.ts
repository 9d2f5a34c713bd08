import { randomBytes } from "node:crypto";
import type * as z from "zod/mini";
import { MOST_TOKENS } from "#contract/limits.ts";
import type { ApiToken, CreateTokenInput } from "#contract/tokens.ts";
import type { Db } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { Fault } from "#server/fault.ts";
import { notifySecurity } from "#server/features/notifications/send-messages.ts";
import { hashOf, TOKEN_BYTES, tokenFor } from "#server/http/api-tokens.ts";
import { countTokens, insertToken, toToken } from "./store.ts";

const DAY = 86_400_000;

type Options = {
  household: string;
  user: string;
  /** Rejects users who may not have one, and locks them until the transaction ends. */
  lockUser: (tx: Db) => Promise<unknown>;
  input: z.output<typeof CreateTokenInput>;
  now: Date;
};

/** Creates a token. Only its hash is stored, so it is shown only this once. */
export function createToken(db: Db, options: Options): Promise<ApiToken & { token: string }> {
  const { household, user, lockUser, input, now } = options;
  return inTransaction(db, async (tx) => {
    await lockUser(tx);
    if ((await countTokens(tx, { household, user })) >= MOST_TOKENS)
      throw new Fault("conflict", `You can have at most ${MOST_TOKENS} tokens. Revoke one first.`);
    const token = tokenFor(household, randomBytes(TOKEN_BYTES));
    const row = await insertToken(tx, {
      ...{ household, userId: user, name: input.name, scope: input.scope, tokenHash: hashOf(token) },
      ...{ createdAt: now, expiresAt: new Date(now.getTime() + input.days * DAY) },
    });
    await notifySecurity(tx, user, "token-made", now, `Name: ${row.name}.`);
    return { ...toToken(row), token };
  });
}
