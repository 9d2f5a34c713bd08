import { and, eq, sql } from "drizzle-orm";
import type { Bill, BillDates } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";
import { pay, type Refused } from "#core/payments/decide.ts";
import type { Db } from "#server/db/database.ts";
import { prepared } from "#server/db/prepared.ts";
import { billSavings } from "#server/db/schema/index.ts";
import { lockAccount } from "#server/features/accounts/store.ts";
import { updatePaid } from "#server/features/bills/store.ts";
import { post } from "#server/features/ledger/post.ts";

type Options = {
  bill: Bill;
  /** The account it is taken from: the bill's own, unless the person names another. */
  accountId?: number | null;
  amount: Cents;
  key: string;
  requestHash?: string | undefined;
  /** The user who pays; null for the scheduler. */
  actor: string | null;
  /** The bill's dates once it is paid. */
  dates: BillDates;
  /** Only a part of what is due: what is saved beyond it stays. */
  isPart?: boolean;
  /** When it was really paid; today unless said. */
  paidOn?: Day | undefined;
  today: Day;
  now: Date;
};

export type Settled = { operationId: number; accountId: number };

/**
 * Moves the money of a payment: the account falls by the amount, the bill's savings begin anew, its dates move on. The bill's
 * row is locked and its weeks are credited. Answers why not, when there is no account or too little in it.
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
): Promise<Settled | Refused> {
  const account = accountId === null ? undefined : await lockAccount(tx, bill.household, accountId);
  const decided = pay({ billId: bill.id, amount, account, saved: await savedOf(tx, bill), isPart });
  if ("refused" in decided) return decided;
  const operationId = await post(
    tx,
    { household: bill.household, key, kind: "payment", requestHash, actor, day: today, at: now },
    decided.moves,
  );
  // A bank may prove a payment from before the last one.
  const last = bill.lastPaidDate !== null && bill.lastPaidDate > paidOn ? bill.lastPaidDate : paidOn;
  await updatePaid(tx, bill, { ...dates, paidOn: last, now });
  return { operationId, accountId: decided.account.id };
}

const findSaved = prepared((db) =>
  db
    .select({ saved: billSavings.savedAmount })
    .from(billSavings)
    .where(and(eq(billSavings.household, sql.placeholder("household")), eq(billSavings.billId, sql.placeholder("id"))))
    .prepare("saved_of"),
);

/** What a bill has saved; its row's lock keeps it so. */
export async function savedOf(tx: Db, { household, id }: Pick<Bill, "household" | "id">): Promise<Cents> {
  const [row] = await findSaved(tx, { household, id });
  return row?.saved ?? ZERO;
}
