import type { ExportedKind } from "#contract/export.ts";
import { MOST_LESSONS } from "#contract/scan-lessons.ts";
import { groupBy } from "#server/group-by.ts";
import { inOrder } from "./check-ledger.ts";
import { byId, type File, type FileEntry, type FileOperation, type FilePayment, type Summary } from "./file.ts";
import type { ExistingData } from "./known.ts";
import { newStatements } from "./statements.ts";

/**
 * The resolution of an account or bill. `existing`: recognised, and unchanged. `new`: created. `restored`: created
 * again after it was deleted here. `deleted-at-source`: deleted in the file; created for its entries and deleted again.
 * `already-imported`: the same, but its entries were written by an earlier import.
 */
export type Resolution = {
  state: "existing" | "new" | "restored" | "deleted-at-source" | "already-imported";
  key: string;
  localId: number | undefined;
};

export type Plan = {
  accounts: Map<number, Resolution>;
  bills: Map<number, Resolution>;
  incomes: File["incomes"];
  payments: FilePayment[];
  /** Operations with the entries to write, and their kind. */
  operations: (FileOperation & { isWhole: boolean })[];
  entries: FileEntry[];
  summary: Omit<Summary, "notKept">;
  /** New bank statements and their lines. */
  statements: File["statements"];
  statementLines: File["statementLines"];
  lessons: File["scanLessons"];
};

const isCreated = (resolution: Resolution | undefined) =>
  resolution?.state === "new" || resolution?.state === "restored" || resolution?.state === "deleted-at-source";
const isFresh = (resolution: Resolution | undefined) =>
  resolution?.state === "new" || resolution?.state === "deleted-at-source";

/**
 * Decides what an import adds. A new pot gets all of its entries, so its balance is exact. An existing pot only gets
 * entries of bills unknown here; everything else in it is its own.
 */
export function planImport(file: File, existingData: ExistingData): Plan {
  const accounts = resolutionsOf("account", file, existingData);
  const bills = resolutionsOf("bill", file, existingData);
  const billOf = billsOfReversals(file);
  const entries = inOrder(file.entries).filter(({ pot, accountId, billId, operationId }) => {
    const bill = bills.get(billId ?? billOf.get(operationId) ?? 0);
    if (pot === "savings") return isCreated(bill);
    return isCreated(accounts.get(accountId ?? 0)) || isFresh(bill);
  });
  const written = groupBy(entries, ({ operationId }) => operationId);
  const paid = new Set(entries.flatMap(({ pot, operationId }) => (pot === "account" ? [operationId] : [])));
  const isUnseen = (kind: ExportedKind, key: string) => existingData.findExistingOrDeleted(kind, key) === undefined;
  const payments = file.payments.filter(({ key, billId, operationId }) => {
    if (!isUnseen("payment", key)) return false;
    return billId === null ? operationId === null || paid.has(operationId) : isFresh(bills.get(billId));
  });
  const importedPayments = byId(payments);
  const paidOperations = new Set(payments.map(({ operationId }) => operationId));
  const operations = file.operations
    .filter(({ id, kind, billId }) => written.has(id) || (kind === "weekly" && isCreated(bills.get(billId ?? 0))))
    .map((operation) => ({ ...operation, isWhole: isWhole(operation) }));

  function isWhole({ id, kind, billId, undoes }: FileOperation): boolean {
    if (kind === "weekly") return isCreated(bills.get(billId ?? 0));
    if (kind === "payment") return paidOperations.has(id);
    return kind !== "reversal" || importedPayments.has(undoes ?? 0);
  }

  const incomes = file.incomes.filter(({ key }) => existingData.findExisting("income", key) === undefined);
  const { statements, lines: statementLines } = newStatements(file, accounts, existingData);
  const lessons = newLessons(file, existingData);
  const summary: Plan["summary"] = {
    accounts: countOf(file.accounts.length, [...accounts.values()].filter(isAdded).length),
    bills: countOf(file.bills.length, [...bills.values()].filter(isAdded).length),
    incomes: countOf(file.incomes.length, incomes.length),
    payments: countOf(file.payments.length, payments.length),
    statements: countOf(file.statements.length, statements.length),
    scanLessons: countOf(file.scanLessons.length, lessons.length),
    entries: entries.length,
    documents: documentsOf(file, bills, existingData),
  };
  return { accounts, bills, incomes, payments, operations, entries, statements, statementLines, lessons, summary };
}

/**
 * The bills of reversals, by operation: one made after its bill was deleted does not name it, and must be imported with
 * its payment.
 */
function billsOfReversals({ operations, payments, entries }: File): Map<number, number | null> {
  const paid = new Map(entries.flatMap((each) => (each.pot === "account" ? [[each.operationId, each.billId]] : [])));
  const listed = byId(payments);
  return new Map(
    operations.flatMap(({ id, undoes }) => {
      const from = undoes === null ? undefined : listed.get(undoes)?.operationId;
      return from == null ? [] : [[id, paid.get(from) ?? null]];
    }),
  );
}

/** The documents already attached to their bill; the contents of the others are requested next. */
function documentsOf({ documents }: File, bills: Plan["bills"], existingData: ExistingData): Summary["documents"] {
  const existing = documents.filter(({ billId, sha256 }) => {
    const bill = bills.get(billId);
    return bill?.state === "existing" && bill.localId !== undefined && existingData.hasDocument(bill.localId, sha256);
  });
  return { missing: documents.length - existing.length, known: existing.length };
}

/** The file's corrections for unknown documents, latest first, up to the limit. */
function newLessons({ scanLessons }: File, { lessons: existing }: ExistingData): File["scanLessons"] {
  const nameOf = ({ biller, layout }: ExistingData["lessons"][number]) => `${biller}\n${layout.join()}`;
  const knownNames = new Set(existing.map(nameOf));
  return scanLessons
    .filter((lesson) => !knownNames.has(nameOf(lesson)))
    .sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
    .slice(0, Math.max(0, MOST_LESSONS - existing.length));
}

const isAdded = ({ state }: Resolution) => state === "new" || state === "restored";
const countOf = (all: number, added: number) => ({ added, known: all - added });

/** The resolution of every item of a kind that is in the file or its ledger. */
function resolutionsOf(kind: "account" | "bill", file: File, existingData: ExistingData): Map<number, Resolution> {
  const resolutions = new Map<number, Resolution>();
  const resolve = (id: number, key: string, isListed: boolean) => {
    const localId = existingData.findExisting(kind, key);
    if (localId !== undefined) return resolutions.set(id, { state: "existing", key, localId });
    const before = existingData.findExistingOrDeleted(kind, key);
    const state = isListed
      ? before === undefined
        ? "new"
        : "restored"
      : before === undefined
        ? "deleted-at-source"
        : "already-imported";
    return resolutions.set(id, { state, key, localId: isListed ? undefined : before });
  };
  for (const { id, key } of kind === "account" ? file.accounts : file.bills) resolve(id, key, true);
  for (const each of file.gone) if (each.kind === kind) resolve(each.id, each.key, false);
  return resolutions;
}
