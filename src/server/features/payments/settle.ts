import { and, eq, sql } from "drizzle-orm";
import type { Bill, BillDates } from "#core/bills/bill.ts";
import { type Day, latest } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";
import { pay, type RefusedPayment } from "#core/payments/decide.ts";
import type { Db } from "#server/db/database.ts";
import { prepared } from "#server/db/prepared.ts";
import { billSavings } from "#server/db/schema/index.ts";
import { lockAccount } from "#server/features/accounts/store.ts";
import { updatePaid } from "#server/features/bills/store.ts";
import { post } from "#server/features/ledger/post.ts";

type Options = {
  bill: Bill;
  /** The account to pay from: the bill's own by default. */
  accountId?: number | null;
  amount: Cents;
  key: string;
  requestHash?: string | undefined;
  /** The user who pays; null for the scheduler. */
  actor: string | null;
  /** The bill's dates after the payment. */
  dates: BillDates;
  /** A part payment, which keeps the remaining savings. */
  isPart?: boolean;
  /** The actual payment day; today by default. */
  paidOn?: Day | undefined;
  today: Day;
  now: Date;
};

export type Settled = { operationId: number; accountId: number };

/**
 * Moves the money of a payment: reduces the account, resets the bill's savings, advances its dates. The bill's row is
 * locked and its weeks are credited. Returns the reason when there is no account or too little in it.
 */
export async function settle(
  tx: Db,
  {
    bill,
    accountId = bill.accountId,
    amount,
    key,
    requestHash,
    actor,
    dates,
    isPart = false,
    today,
    paidOn = today,
    now,
  }: Options,
): Promise<Settled | RefusedPayment> {
  const account = accountId === null ? undefined : await lockAccount(tx, bill.household, accountId);
  const decision = pay({ billId: bill.id, amount, account, saved: await savedOf(tx, bill), isPart });
  if ("refused" in decision) return decision;
  const operationId = await post(
    tx,
    { household: bill.household, key, kind: "payment", requestHash, actor, day: today, at: now },
    decision.moves,
  );
  // A statement may prove a payment from before the last one.
  await updatePaid(tx, bill, { ...dates, paidOn: latest(paidOn, bill.lastPaidDate), now });
  return { operationId, accountId: decision.account.id };
}

const findSaved = prepared((db) =>
  db
    .select({ saved: billSavings.savedAmount })
    .from(billSavings)
    .where(and(eq(billSavings.household, sql.placeholder("household")), eq(billSavings.billId, sql.placeholder("id"))))
    .prepare("saved_of"),
);

/** A bill's savings; protected by the bill's row lock. */
export async function savedOf(tx: Db, { household, id }: Pick<Bill, "household" | "id">): Promise<Cents> {
  const [row] = await findSaved(tx, { household, id });
  return row?.saved ?? ZERO;
}
