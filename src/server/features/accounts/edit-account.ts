import { randomUUID } from "node:crypto";
import type * as z from "zod/mini";
import type { UpdateAccountInput, Account as WireAccount } from "#contract/accounts.ts";
import { accountToWire } from "#contract/to-wire.ts";
import type { Account } from "#core/accounts/account.ts";
import type { Day } from "#core/day.ts";
import type { Move } from "#core/ledger.ts";
import { type Cents, cents, MAX_CENTS, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { databaseCode } from "#server/db/transaction.ts";
import { post } from "#server/features/ledger/post.ts";
import type { WriteRequest } from "#server/http/write.ts";
import { nameTaken } from "./create-account.ts";
import { listHolders, writeHolders } from "./holders-store.ts";
import { accountNotFound, isNameTaken, lockAccount, recordChecked, renameAccount } from "./store.ts";

type Options = { id: number; input: z.output<typeof UpdateAccountInput>; today: Day; request: WriteRequest };

/** Renames an account, sets its holders, or corrects its balance with an entry for the difference. Writes nothing when nothing changes. */
export async function editAccount(
  tx: Db,
  household: string,
  { id, input, today, request }: Options,
): Promise<WireAccount> {
  const account = await lockAccount(tx, household, id);
  if (account === undefined) throw accountNotFound();
  const { name = account.name, balance = account.balance } = input;
  if (name !== account.name) await rename(tx, account, name);
  if (balance !== account.balance) {
    const key = request.key === undefined ? randomUUID() : `request:${request.key}`;
    await post(
      tx,
      {
        household,
        key,
        kind: "correction",
        requestHash: request.hash,
        actor: request.actor,
        day: today,
        at: request.now,
      },
      planCorrection(id, account.balance, balance),
    );
  }
  const checkedOn = input.balance === undefined && input.isChecked === undefined ? account.checkedOn : today;
  if (checkedOn !== null && checkedOn !== account.checkedOn) await recordChecked(tx, account, checkedOn);
  if (input.holders !== undefined) await writeHolders(tx, account, input.holders, request.now);
  const holders = await listHolders(tx, household, id);
  return accountToWire({ ...account, name, balance, checkedOn }, holders.get(id) ?? []);
}

async function rename(tx: Db, account: Account, name: string): Promise<void> {
  if (await isNameTaken(tx, account, name)) throw nameTaken();
  try {
    await renameAccount(tx, account, name);
  } catch (error) {
    // Someone took the name since we checked: the unique index decides.
    if (databaseCode(error) === "23505") throw nameTaken();
    throw error;
  }
}

/** One entry; two, through zero, for a difference too large for one (a large debt becoming a large balance). */
function planCorrection(accountId: number, from: Cents, to: Cents): Move[] {
  const move = (amount: number, after: Cents) =>
    ({ pot: "account", accountId, billId: null, amount: cents(amount), after }) as const;
  return Math.abs(to - from) <= MAX_CENTS ? [move(to - from, to)] : [move(-from, ZERO), move(to, to)];
}
