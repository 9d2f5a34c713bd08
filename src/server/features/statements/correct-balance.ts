import type { Day } from "#core/day.ts";
import { type Cents, cents, MAX_CENTS } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { editAccount } from "#server/features/accounts/edit-account.ts";
import { findAccount } from "#server/features/accounts/store.ts";
import type { WriteRequest } from "#server/http/write.ts";
import type { StatementRow } from "./store.ts";

type Correction = {
  household: string;
  statement: StatementRow;
  /** The balance includes all of the statement's payments. */
  input: { correctTo: Cents | null };
  request: WriteRequest;
  today: Day;
};

/** Corrects the account's balance to the bank's, if requested. Returns the difference. */
export async function correctBalance(tx: Db, correction: Correction): Promise<number> {
  const { correctTo } = correction.input;
  return correctTo === null ? 0 : setBalance(tx, correction, () => correctTo);
}

/**
 * Before payments that the account has too little for, corrects its balance to the one that leaves the bank's after
 * them. Returns the difference.
 */
export async function raiseBalance(tx: Db, correction: Correction, spent: number): Promise<number> {
  const { correctTo } = correction.input;
  if (correctTo === null) return 0;
  const before = cents(Math.min(correctTo + spent, MAX_CENTS));
  return setBalance(tx, correction, (balance) => (balance < spent && balance < before ? before : balance));
}

async function setBalance(
  tx: Db,
  { household, statement, request, today }: Correction,
  choose: (balance: Cents) => Cents,
): Promise<number> {
  const account = await findAccount(tx, household, statement.accountId);
  if (account === undefined) return 0;
  const balance = choose(account.balance);
  if (balance === account.balance) return 0;
  const once = { ...request, key: undefined };
  await editAccount(tx, household, { id: account.id, input: { balance }, today, request: once });
  return balance - account.balance;
}
