import { randomUUID } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import { listMembers } from "#server/features/households/store.ts";
import { inParts } from "#server/in-parts.ts";
import type { File, FileOperation } from "./file.ts";
import { assignAccountIds, assignBillIds } from "./insert-accounts-and-bills.ts";
import { type Movement, PART_SIZES, type Part } from "./parts.ts";
import type { Plan } from "./plan-import.ts";
import { linesToWrite, statementsToWrite } from "./statements.ts";
import { generateIds, incomesToWrite, type Name, paymentsToWrite, transfersToWrite } from "./store.ts";

type Options = { file: File; plan: Plan; household: string; user: string; now: Date };

/** The additions of a plan in parts, in writing order. All ids are generated at once. */
export async function partsOf(db: Db, { file, plan, household, user, now }: Options): Promise<Generator<Part>> {
  const { rows: accountRows, ...accountNumbers } = await assignAccountIds(db, { file, plan, household, user, now });
  const { localIdOf: accountOf } = accountNumbers;
  const { rows: billRows, ...billNumbers } = await assignBillIds(db, { file, plan, household, now, accountOf });
  const { localIdOf: billOf } = billNumbers;
  const payments = await generateIds(db, "payments", plan.payments);
  const incomes = await generateIds(db, "incomes", plan.incomes);
  const operations = await generateIds(db, "operations", plan.operations);
  const statements = await generateIds(db, "statements", plan.statements);
  const people = (await listMembers(db, household)).map(({ userId }) => userId);
  const related = { household, accountOf, billOf, operations };
  const keyOf = ({ kind, billId, week, undoes }: FileOperation) => {
    if (kind === "weekly") return `week:${billOf(billId)}:${week}`;
    return kind === "reversal" ? `undo:${payments.get(undoes ?? 0)}` : `import:${randomUUID()}`;
  };
  const operationOf = (operation: Plan["operations"][number]) => ({
    id: operations.get(operation.id) ?? 0,
    // A partly imported operation is not a payment or weekly credit of ours; it only explains the balance.
    kind: operation.isWhole ? operation.kind : ("import" as const),
    key: operation.isWhole ? keyOf(operation) : `import:${randomUUID()}`,
    // A file does not say who did what, so the importer is recorded.
    actor: operation.kind === "weekly" ? null : user,
    day: operation.day,
    at: operation.at,
    weeks: operation.isWhole && operation.kind === "weekly" ? operation.weeks : 1,
  });
  const moveOf = ({
    pot,
    accountId,
    billId,
    amount,
    operationId,
    catchUp = null,
  }: Plan["entries"][number]): Movement => {
    const local = { accountId: accountOf(accountId), billId: billOf(billId) };
    return { operationId: operations.get(operationId) ?? 0, pot, ...local, amount, catchUp };
  };
  const names: Name[] = [
    ...accountNumbers.names,
    ...billNumbers.names,
    ...plan.payments.map(({ id, key }) => ({ kind: "payment" as const, key, localId: payments.get(id) ?? 0 })),
    ...plan.incomes.map(({ id, key }) => ({ kind: "income" as const, key, localId: incomes.get(id) ?? 0 })),
  ];
  const deletedBills = new Set(billNumbers.deletedAtSource);
  const dates = billRows.flatMap(({ bill }) => {
    const { id, nextCreditDate = null, nextPaymentDate = null, nextAmount = null, nextAmountFrom = null } = bill;
    return deletedBills.has(id) ? [] : [{ id, nextCreditDate, nextPaymentDate, nextAmount, nextAmountFrom }];
  });
  return (function* () {
    for (const rows of inParts(accountRows, PART_SIZES.accounts)) yield { kind: "accounts", rows };
    for (const rows of inParts(billRows, PART_SIZES.bills)) yield { kind: "bills", rows };
    for (const part of inParts(plan.operations, PART_SIZES.operations))
      yield { kind: "operations", rows: part.map(operationOf) };
    for (const part of inParts(plan.entries, PART_SIZES.entries)) yield { kind: "entries", rows: part.map(moveOf) };
    for (const part of inParts(plan.payments, PART_SIZES.payments))
      yield { kind: "payments", rows: paymentsToWrite(part, { ...related, ids: payments }) };
    for (const part of inParts(plan.incomes, PART_SIZES.incomes))
      yield { kind: "incomes", rows: incomesToWrite(part, { ...related, user, people, ids: incomes }) };
    const transferRows = transfersToWrite(file.transfers, { ...related, user, ids: incomes });
    for (const rows of inParts(transferRows, PART_SIZES.transfers)) yield { kind: "transfers", rows };
    const statementContext = { ...related, user, payments, ids: statements };
    for (const part of inParts(plan.statements, PART_SIZES.statements))
      yield { kind: "statements", rows: statementsToWrite(part, statementContext) };
    for (const part of inParts(plan.statementLines, PART_SIZES["statement lines"]))
      yield { kind: "statement lines", rows: linesToWrite(part, plan.statements, statementContext) };
    for (const part of inParts(plan.lessons, PART_SIZES["scan lessons"]))
      yield { kind: "scan lessons", rows: part.map((lesson) => ({ ...lesson, household })) };
    for (const rows of inParts(billNumbers.deletedAtSource, PART_SIZES["gone bills"]))
      yield { kind: "gone bills", rows };
    for (const rows of inParts(accountNumbers.deletedAtSource, PART_SIZES["gone accounts"]))
      yield { kind: "gone accounts", rows };
    for (const rows of inParts(names, PART_SIZES.names)) yield { kind: "names", rows };
    for (const rows of inParts(dates, PART_SIZES.dates)) yield { kind: "dates", rows };
  })();
}
