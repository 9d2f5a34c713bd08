import { randomUUID } from "node:crypto";
import { type Cents, cents, ZERO } from "#core/money.ts";
import type { Db } from "#server/db/open.ts";
import { lockAccount, removeAccount } from "#server/features/accounts/store.ts";
import { removeBill } from "#server/features/bills/store.ts";
import { insertEntries, insertOperations } from "#server/features/ledger/insert-many.ts";
import { inParts } from "#server/in-parts.ts";
import type { File, FileEntry, FileOperation } from "./file.ts";
import { type Numbers, numberAccounts, numberBills } from "./make-pots.ts";
import type { Plan } from "./plan-import.ts";
import { drawIds, insertIncomes, insertPayments, keepNames } from "./store.ts";

type Options = { file: File; plan: Plan; household: string; user: string; now: Date };

/** Writes what a plan adds. Money moves through entries alone, as everywhere; so every figure is explained from its beginning. */
export async function writeImport(tx: Db, { file, plan, household, user, now }: Options): Promise<void> {
  const accountNumbers = await numberAccounts(tx, { file, plan, household, user, now });
  const billNumbers = await numberBills(tx, { file, plan, household, now, accountOf: accountNumbers.of });
  const payments = await drawIds(tx, "payments", plan.payments);
  const incomes = await drawIds(tx, "incomes", plan.incomes);
  const operations = await writeOperations(tx, { plan, household, user, billOf: billNumbers.of, payments });
  await writeEntries(tx, { plan, household, operations, accountNumbers, billNumbers });
  const related = { household, accountOf: accountNumbers.of, billOf: billNumbers.of };
  for (const part of inParts(plan.payments)) await insertPayments(tx, part, { ...related, ids: payments, operations });
  for (const part of inParts(plan.incomes)) await insertIncomes(tx, part, { ...related, ids: incomes });
  await forget(tx, household, accountNumbers, billNumbers);
  await keepNames(tx, household, [
    ...accountNumbers.names,
    ...billNumbers.names,
    ...plan.payments.map(({ id, key }) => ({ kind: "payment" as const, key, localId: payments.get(id) ?? 0 })),
    ...plan.incomes.map(({ id, key }) => ({ kind: "income" as const, key, localId: incomes.get(id) ?? 0 })),
  ]);
}

type Operating = {
  plan: Plan;
  household: string;
  user: string;
  billOf: (id: number | null) => number | null;
  payments: Map<number, number>;
};

async function writeOperations(
  tx: Db,
  { plan, household, user, billOf, payments }: Operating,
): Promise<Map<number, number>> {
  const ids = await drawIds(tx, "operations", plan.operations);
  const keyOf = ({ kind, billId, week, undoes }: FileOperation) => {
    if (kind === "weekly") return `week:${billOf(billId)}:${week}`;
    return kind === "reversal" ? `undo:${payments.get(undoes ?? 0)}` : `import:${randomUUID()}`;
  };
  for (const part of inParts(plan.operations)) {
    await insertOperations(
      tx,
      household,
      part.map((operation) => ({
        id: ids.get(operation.id) ?? 0,
        // What is written in part is no payment or weekly credit of ours; it only says where the figure comes from.
        kind: operation.isWhole ? operation.kind : ("import" as const),
        key: operation.isWhole ? keyOf(operation) : `import:${randomUUID()}`,
        // A file does not say who did what; whoever imports it answers for it.
        actor: operation.kind === "weekly" ? null : user,
        day: operation.day,
        at: operation.at,
        weeks: operation.isWhole && operation.kind === "weekly" ? operation.weeks : 1,
      })),
    );
  }
  return ids;
}

type Entering = {
  plan: Plan;
  household: string;
  operations: Map<number, number>;
  accountNumbers: Numbers;
  billNumbers: Numbers;
};

async function writeEntries(
  tx: Db,
  { plan, household, operations, accountNumbers, billNumbers }: Entering,
): Promise<void> {
  const figures = await heldBalances(tx, household, plan, accountNumbers);
  const move = ({ pot, accountId, billId, amount, operationId }: FileEntry) => {
    const local = { accountId: accountNumbers.of(accountId), billId: billNumbers.of(billId) };
    const name = pot === "account" ? `account ${local.accountId}` : `savings ${local.billId}`;
    const after = cents((figures.get(name) ?? ZERO) + amount);
    figures.set(name, after);
    return { operationId: operations.get(operationId) ?? 0, pot, ...local, amount, after };
  };
  for (const part of inParts(plan.entries)) await insertEntries(tx, household, part.map(move));
}

/** The balances of accounts that were here before and get entries, held in the order in which everybody holds accounts. */
async function heldBalances(tx: Db, household: string, plan: Plan, { of }: Numbers): Promise<Map<string, Cents>> {
  const touched = plan.entries.flatMap(({ pot, accountId }) => {
    const isHere = pot === "account" && plan.accounts.get(accountId ?? 0)?.state === "here";
    return isHere ? [of(accountId) ?? 0] : [];
  });
  const figures = new Map<string, Cents>();
  for (const id of [...new Set(touched)].sort((one, other) => one - other)) {
    const account = await lockAccount(tx, household, id);
    figures.set(`account ${id}`, account?.balance ?? ZERO);
  }
  return figures;
}

/** What was deleted where the file is from is deleted here too, now that the ledger knows it. */
async function forget(tx: Db, household: string, accountNumbers: Numbers, billNumbers: Numbers): Promise<void> {
  for (const id of billNumbers.ghosts) await removeBill(tx, household, id);
  for (const id of accountNumbers.ghosts) await removeAccount(tx, household, id);
}
