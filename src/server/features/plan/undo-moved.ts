import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { Transfer, UndoMovedInput } from "#contract/plan-changes.ts";
import type { Day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { lockAccount } from "#server/features/accounts/store.ts";
import { incomeNotFound, lockIncome } from "#server/features/incomes/store.ts";
import { post } from "#server/features/ledger/post.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { deleteTransfers, listOfPayday, transfersToWire } from "./transfers-store.ts";

type Options = {
  household: string;
  input: z.output<typeof UndoMovedInput>;
  request: WriteRequest;
  today: Day;
  now: Date;
};

/** Takes back that a payday's money was moved; a difference that was posted goes back too. Where nothing is marked, nothing happens. */
export async function undoMoved(
  tx: Db,
  { household, input: { incomeId, payday }, request, today, now }: Options,
): Promise<{ transfers: Transfer[] }> {
  if ((await lockIncome(tx, household, incomeId)) === undefined) throw incomeNotFound();
  const rows = await listOfPayday(tx, household, incomeId, payday);
  const different = rows.filter(({ moved, planned }) => moved !== planned);
  // In the order in which marking locks them.
  for (const { accountId, moved, planned } of different.sort((one, other) => one.accountId - other.accountId)) {
    const account = await lockAccount(tx, household, accountId);
    if (account === undefined) continue;
    const amount = cents(planned - moved);
    const why = { key: `undo-transfer:${randomUUID()}`, kind: "transfer" as const, day: today, at: now };
    const operation = { household, ...why, requestHash: request.hash, actor: request.actor };
    const after = cents(account.balance + amount);
    await post(tx, operation, [{ pot: "account", accountId, billId: null, amount, after }]);
  }
  await deleteTransfers(tx, household, incomeId, payday);
  return { transfers: await transfersToWire(tx, rows) };
}
