import { and, eq, sql } from "drizzle-orm";
import type { FailureReason } from "#contract/failure-reasons.ts";
import type { Day } from "#core/day.ts";
import { type Cents, cents, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import { prepared } from "#server/db/prepared.ts";
import { billSavings } from "#server/db/schema/index.ts";
import { lockAccount } from "#server/features/accounts/store.ts";
import type { BillRow } from "#server/features/bills/store.ts";
import { updatePaid } from "#server/features/bills/store.ts";
import { post } from "#server/features/ledger/post.ts";

type Options = {
  bill: BillRow;
  /** The account it is taken from: the bill's own, unless the person names another. */
  accountId?: number | null;
  amount: Cents;
  key: string;
  requestHash?: string | undefined;
  /** The user who pays; null for the scheduler. */
  actor: string | null;
  /** The bill's dates once it is paid. */
  dates: Pick<BillRow, "nextDueDate" | "nextPaymentDate">;
  today: Day;
  now: Date;
};

/** Why a payment cannot be made now. */
export type Refused = { refused: Extract<FailureReason, "insufficient-funds" | "needs-account"> };

export type Settled = { operationId: number; accountId: number };

/**
 * Moves the money of a payment: the account falls by the amount, the bill's savings begin anew, its dates move on. The bill's
 * row is locked and its weeks are credited. Answers why not, when there is no account or too little in it.
 */
export async function settle(
  tx: Db,
  { bill, accountId = bill.accountId, amount, key, requestHash, actor, dates, today, now }: Options,
): Promise<Settled | Refused> {
  const account = accountId === null ? undefined : await lockAccount(tx, bill.household, accountId);
  if (account === undefined) return { refused: "needs-account" };
  if (amount > account.balance) return { refused: "insufficient-funds" };
  const saved = await savedOf(tx, bill);
  const operationId = await post(
    tx,
    { household: bill.household, key, kind: "payment", requestHash, actor, day: today, at: now },
    [
      {
        pot: "account",
        accountId: account.id,
        billId: bill.id,
        amount: cents(-amount),
        after: cents(account.balance - amount),
      },
      { pot: "savings", billId: bill.id, amount: cents(-saved), after: ZERO },
    ],
  );
  await updatePaid(tx, bill, { ...dates, paidOn: today, now });
  return { operationId, accountId: account.id };
}

const findSaved = prepared((db) =>
  db
    .select({ saved: billSavings.savedAmount })
    .from(billSavings)
    .where(and(eq(billSavings.household, sql.placeholder("household")), eq(billSavings.billId, sql.placeholder("id"))))
    .prepare("saved_of"),
);

/** What a bill has saved; its row's lock keeps it so. */
export async function savedOf(tx: Db, { household, id }: Pick<BillRow, "household" | "id">): Promise<Cents> {
  const [row] = await findSaved(tx, { household, id });
  return row?.saved ?? ZERO;
}
