import { EXPORT_FORMAT, EXPORT_VERSION, type ExportFile } from "#contract/export.ts";
import { accountToWire, incomeToWire, paymentToWire } from "#contract/to-wire.ts";
import { formatMoney } from "#core/money.ts";
import type { Db } from "#server/db/database.ts";
import type { entries, operations, payments, transfers } from "#server/db/schema/index.ts";
import { fullNameOf } from "#server/features/households/store.ts";
import { groupBy } from "#server/group-by.ts";
import { contentsText } from "./contents.ts";
import { entryPages, operationPages, paymentPages, statementLinePages, transferPages } from "./pages.ts";
import { exportedLine, exportedStatement } from "./statements.ts";
import { type KeyOf, readKeys, type Start } from "./store.ts";

type Head = "format" | "version" | "exportedAt" | "origin" | "household" | "settings";
type Lists = Omit<ExportFile, Head | "contents">;
type Pages = { [Name in keyof Lists]: AsyncIterable<Lists[Name]> };
type ExportContext = { settings: ExportFile["settings"]; now: Date };

/** The file's text, page by page as it is read, never as one string. */
export async function* exportText(db: Db, start: Start, { settings, now }: ExportContext): AsyncGenerator<string> {
  const head: Pick<ExportFile, Head> = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: now.toISOString(),
    origin: start.household,
    household: exportedHousehold(start),
    settings,
  };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, pages] of Object.entries(listsOf(db, start))) {
    yield `,\n"${name}":[`;
    let separator = "\n";
    for await (const page of pages) {
      if (page.length === 0) continue;
      yield separator + page.map((item) => JSON.stringify(item)).join(",\n");
      separator = ",\n";
    }
    yield "]";
  }
  yield* contentsText(db, start.documents);
}

function exportedHousehold({ householdRow, members }: Start): ExportFile["household"] {
  const { name, currency, timeZone, shareMode } = householdRow;
  return {
    ...{ name, currency, timeZone, shareMode },
    members: members.map((member) => ({
      ...{ id: member.userId, name: fullNameOf(member), role: member.role, share: member.share },
    })),
  };
}

function listsOf(db: Db, start: Start): Pages {
  // Everything the ledger refers to, collected while it is written: a second pass would take too long.
  const referenced: ReferencedIds = { account: new Set(), bill: new Set() };
  const keysOf = (kind: "account" | "bill" | "income" | "payment", ids: readonly number[]) =>
    readKeys(db, start, kind, ids);
  const exported = {
    bills: new Set(start.bills.map(({ bill }) => bill.id)),
    statements: new Set(start.statements.map(idOf)),
  };
  return {
    accounts: singlePage(async () => {
      const keyOf = await keysOf("account", start.accounts.map(idOf));
      return start.accounts.map((row) => {
        const holders = (start.holders.get(row.id) ?? []).map(({ id }) => id);
        return { ...accountToWire(row, []), holders, key: keyOf(row.id) };
      });
    }),
    bills: singlePage(async () => {
      const keyOf = await keysOf(
        "bill",
        start.bills.map(({ bill }) => bill.id),
      );
      const amountsByBill = groupBy(start.amounts, ({ billId }) => billId);
      const sharesByBill = new Map(start.billShares.map(({ billId, parts }) => [billId, parts]));
      const editsByBill = groupBy(start.edits, ({ billId }) => billId);
      return start.bills.map((row) => ({
        ...exportedBill(row, amountsByBill.get(row.bill.id) ?? [], keyOf),
        edits: (editsByBill.get(row.bill.id) ?? []).map(({ billId: _, at, ...edit }) => ({
          ...{ ...edit, at: at.toISOString() },
        })),
        shares: [...(sharesByBill.get(row.bill.id) ?? [])],
      }));
    }),
    incomes: singlePage(async () => {
      const keyOf = await keysOf("income", start.incomes.map(idOf));
      return start.incomes.map((row) => exportedIncome(row, keyOf));
    }),
    payments: mapPages(paymentPages(db, start), async (rows) => {
      const keyOf = await keysOf("payment", rows.map(idOf));
      return rows.map((row) => exportedPayment(row, keyOf));
    }),
    operations: mapPages(operationPages(db, start), (rows) => rows.map((row) => exportedOperation(row, referenced))),
    entries: mapPages(entryPages(db, start), (rows) => rows.map((row) => exportedEntry(row, referenced))),
    transfers: mapPages(transferPages(db, start), (rows) => rows.map(exportedTransfer)),
    gone: singlePage(async () => {
      const existing = { account: start.accounts.map(idOf), bill: start.bills.map(({ bill }) => bill.id) };
      const gone: Lists["gone"] = [];
      for (const kind of ["account", "bill"] as const) {
        for (const id of existing[kind]) referenced[kind].delete(id);
        const ids = [...referenced[kind]].flatMap((id) => (id === null ? [] : [id]));
        const keyOf = await keysOf(kind, ids);
        for (const id of ids) gone.push({ kind, id, key: keyOf(id) });
      }
      return gone;
    }),
    statements: singlePage(async () => start.statements.map(exportedStatement)),
    statementLines: mapPages(statementLinePages(db, start), (rows) => rows.map((row) => exportedLine(row, exported))),
    scanLessons: singlePage(async () =>
      start.scanLessons.map(({ biller, readAs, layout, learned, createdAt, updatedAt }) => ({
        ...{ biller, readAs, layout, learned },
        createdAt: createdAt.toISOString(),
        updatedAt: updatedAt.toISOString(),
      })),
    ),
    documents: singlePage(async () =>
      start.documents.flatMap(({ id, billId, paymentId, name, size, sha256, createdAt }) =>
        billId === null ? [] : [{ id, billId, paymentId, name, size, sha256, createdAt: createdAt.toISOString() }],
      ),
    ),
  };
}

const idOf = ({ id }: { id: number }) => id;

async function* singlePage<T>(read: () => Promise<T>): AsyncGenerator<T> {
  yield await read();
}

async function* mapPages<T, U>(pages: AsyncIterable<T>, act: (page: T) => U | Promise<U>): AsyncGenerator<U> {
  for await (const page of pages) yield await act(page);
}

function exportedBill(
  { bill, savings }: Start["bills"][number],
  amounts: Start["amounts"],
  keyOf: KeyOf,
): Omit<Lists["bills"][number], "shares" | "edits"> {
  const { household: _, nextCreditDate: _n, skippedOn: _s, creditUntil: _c, duesLeft: _d, ...visibleFields } = bill;
  const { catchUpWeekly: weekly, catchUpUntil: until, ...rest } = visibleFields;
  return {
    ...rest,
    key: keyOf(bill.id),
    catchUp: weekly && until && { weekly: formatMoney(weekly), until },
    amount: formatMoney(bill.amount),
    nextAmount: bill.nextAmount && formatMoney(bill.nextAmount),
    weeklyAmount: formatMoney(bill.weeklyAmount),
    createdAt: bill.createdAt.toISOString(),
    updatedAt: bill.updatedAt.toISOString(),
    savings: savings && {
      savedAmount: formatMoney(savings.savedAmount),
      creditedWeeks: savings.creditedWeeks,
      lastUpdated: savings.lastUpdated.toISOString(),
      createdAt: savings.createdAt.toISOString(),
    },
    amounts: amounts.map(({ from, amount, why }) => ({ from, amount: formatMoney(amount), why })),
  };
}

function exportedIncome(row: Start["incomes"][number], keyOf: KeyOf): Lists["incomes"][number] {
  const { nextPayday: _, ...income } = incomeToWire(row, row.startDate);
  return { ...income, payday: row.payday, key: keyOf(row.id) };
}

function exportedPayment(row: typeof payments.$inferSelect, keyOf: KeyOf): Lists["payments"][number] {
  const { undoUntil: _, ...payment } = paymentToWire(row);
  const { operationId, nextTryDate, undoneDue, settledBy } = row;
  const internalFields = { operationId, nextTryDate, undoneDue, settledBy };
  return { ...payment, ...internalFields, key: keyOf(row.id) };
}

type ReferencedIds = Record<"account" | "bill", Set<number | null>>;

/** An operation's key as separate fields: keys are rebuilt when it is imported. */
function exportedOperation(
  row: typeof operations.$inferSelect,
  referenced: ReferencedIds,
): Lists["operations"][number] {
  const { id, key, kind, day, at, weeks } = row;
  const [, billId = null, week = null] = (kind === "weekly" && /^week:(\d+):(\d+)$/.exec(key)) || [];
  const [, undoes = null] = (kind === "reversal" && /^undo:(\d+)$/.exec(key)) || [];
  const numberOf = (found: string | null) => (found === null ? null : Number(found));
  const references = { billId: numberOf(billId), week: numberOf(week), weeks, undoes: numberOf(undoes) };
  referenced.bill.add(references.billId);
  return { id, kind, day, at: at.toISOString(), ...references };
}

function exportedEntry(row: typeof entries.$inferSelect, referenced: ReferencedIds): Lists["entries"][number] {
  const { id, operationId, pot, accountId, billId, amount, after, catchUp } = row;
  referenced.account.add(accountId);
  referenced.bill.add(billId);
  return {
    ...{ id, operationId, pot, accountId, billId },
    amount: formatMoney(amount),
    after: formatMoney(after),
    catchUp: catchUp && formatMoney(catchUp),
  };
}

function exportedTransfer(row: typeof transfers.$inferSelect): Lists["transfers"][number] {
  const { household: _, movedBy: _m, ...rest } = row;
  return {
    ...rest,
    planned: formatMoney(row.planned),
    moved: formatMoney(row.moved),
    movedAt: row.movedAt.toISOString(),
  };
}
