import type * as z from "zod/mini";
import type { Account, CreateAccountInput } from "#contract/accounts.ts";
import { accountToWire } from "#contract/to-wire.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { post } from "#server/features/ledger/post.ts";
import { ensureRoom } from "#server/features/limits/check-limit.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { listHolders, writeHolders } from "./holders-store.ts";
import { insertAccount } from "./store.ts";

type Options = { input: z.output<typeof CreateAccountInput>; today: Day; request: WriteRequest };

export const nameTaken = () => new Fault("conflict", "An account with this name already exists");

/** Creates an account. Its opening balance is its first entry. */
export async function createAccount(tx: Db, household: string, { input, today, request }: Options): Promise<Account> {
  const { name, balance } = input;
  const at = request.now;
  await ensureRoom(tx, household, "accounts");
  const account = await insertAccount(tx, { household, name, holder: request.actor, checkedOn: today, createdAt: at });
  if (account === undefined) throw nameTaken();
  if (input.holders !== undefined) await writeHolders(tx, account, input.holders, at);
  if (balance !== 0) {
    const operation = {
      household,
      key: `opening:${account.id}`,
      kind: "opening",
      actor: request.actor,
      day: today,
      at,
    } as const;
    await post(tx, { ...operation, requestHash: request.hash }, [
      { pot: "account", accountId: account.id, billId: null, amount: balance, after: balance },
    ]);
  }
  const holders = await listHolders(tx, household, account.id);
  return accountToWire({ ...account, balance }, holders.get(account.id) ?? []);
}
