import { EXPORT_FORMAT, EXPORT_VERSION, type ExportFile, type Thing } from "#contract/export.ts";
import { accountToWire, incomeToWire, paymentToWire } from "#contract/to-wire.ts";
import { formatMoney } from "#core/money.ts";
import { groupBy } from "#server/group-by.ts";
import { AGAIN, type Everything } from "./store.ts";

type Head = "format" | "version" | "exportedAt" | "origin" | "settings";
type Lists = Omit<ExportFile, Head>;
type Made = { settings: ExportFile["settings"]; now: Date };
type KeyOf = (kind: Thing, id: number) => string;

/** The file's text, some items at a time: nobody needs it as one string. */
export function* exportText(all: Everything, { settings, now }: Made): Generator<string> {
  const head: Pick<ExportFile, Head> = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exportedAt: now.toISOString(),
    origin: all.household,
    settings,
  };
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, items] of Object.entries(listsOf(all))) {
    yield `,\n"${name}":[`;
    let separator = "\n";
    for (const item of items) {
      yield separator + JSON.stringify(item);
      separator = ",\n";
    }
    yield "]";
  }
  yield "}\n";
}

function listsOf(all: Everything): { [Name in keyof Lists]: Iterable<Lists[Name][number]> } {
  const names = new Map(all.imports.map(({ kind, localId, key }) => [`${kind} ${localId}`, key]));
  const taken = new Set(names.values());
  const ownKey = (kind: Thing, id: number) => {
    const key = `${all.household}/${kind}/${id}`;
    return taken.has(key) ? `${all.household}${AGAIN}/${kind}/${id}` : key;
  };
  // Whatever the ledger names, noted while it is written: it is long, and to go through it once more would hold others up.
  const met: Met = { account: new Set(), bill: new Set() };
  const keyOf: KeyOf = (kind, id) => names.get(`${kind} ${id}`) ?? ownKey(kind, id);
  const shares = groupBy(all.billShares, ({ billId }) => billId);
  return {
    accounts: all.accounts.map((row) => ({ ...accountToWire(row), key: keyOf("account", row.id) })),
    bills: all.bills.map((row) => ({
      ...exportedBill(row, keyOf),
      shares: (shares.get(row.bill.id) ?? []).map(({ userId, share }) => ({ memberId: userId, share })),
    })),
    incomes: all.incomes.map((row) => exportedIncome(row, keyOf)),
    payments: mapped(all.payments, (row) => exportedPayment(row, keyOf)),
    operations: mapped(all.operations, (row) => {
      const operation = exportedOperation(row);
      met.bill.add(operation.billId);
      return operation;
    }),
    entries: mapped(all.entries, ({ id, operationId, pot, accountId, billId, amount, after, catchUp }) => {
      met.account.add(accountId);
      met.bill.add(billId);
      return {
        ...{ id, operationId, pot, accountId, billId },
        amount: formatMoney(amount),
        after: formatMoney(after),
        catchUp: catchUp && formatMoney(catchUp),
      };
    }),
    transfers: mapped(all.transfers, ({ household: _, movedBy: _m, ...row }) => ({
      ...row,
      planned: formatMoney(row.planned),
      moved: formatMoney(row.moved),
      movedAt: row.movedAt.toISOString(),
    })),
    gone: goneOf(all, met, keyOf),
  };
}

function* mapped<T, U>(items: readonly T[], act: (item: T) => U): Generator<U> {
  for (const item of items) yield act(item);
}

function exportedBill(
  { bill, savings }: Everything["bills"][number],
  keyOf: KeyOf,
): Omit<Lists["bills"][number], "shares"> {
  const { household: _, nextCreditDate: _n, skippedOn: _s, catchUpWeekly: weekly, catchUpUntil: until, ...rest } = bill;
  return {
    ...rest,
    key: keyOf("bill", bill.id),
    catchUp: weekly && until && { weekly: formatMoney(weekly), until },
    amount: formatMoney(bill.amount),
    weeklyAmount: formatMoney(bill.weeklyAmount),
    createdAt: bill.createdAt.toISOString(),
    updatedAt: bill.updatedAt.toISOString(),
    savings: savings && {
      savedAmount: formatMoney(savings.savedAmount),
      creditedWeeks: savings.creditedWeeks,
      lastUpdated: savings.lastUpdated.toISOString(),
      createdAt: savings.createdAt.toISOString(),
    },
  };
}

function exportedIncome(row: Everything["incomes"][number], keyOf: KeyOf): Lists["incomes"][number] {
  const { nextPayday: _, ...income } = incomeToWire(row, row.startDate);
  return { ...income, payday: row.payday, key: keyOf("income", row.id) };
}

function exportedPayment(row: Everything["payments"][number], keyOf: KeyOf): Lists["payments"][number] {
  const { undoUntil: _, ...payment } = paymentToWire(row);
  const { operationId, nextTryDate, undoneDue, settledBy } = row;
  const kept = { operationId, nextTryDate, undoneDue, settledBy };
  return { ...payment, ...kept, key: keyOf("payment", row.id) };
}

/** What an operation's key says, in fields: keys are made anew where it is imported. */
function exportedOperation({
  id,
  key,
  kind,
  day,
  at,
  weeks,
}: Everything["operations"][number]): Lists["operations"][number] {
  const [, billId = null, week = null] = (kind === "weekly" && /^week:(\d+):(\d+)$/.exec(key)) || [];
  const [, undoes = null] = (kind === "reversal" && /^undo:(\d+)$/.exec(key)) || [];
  const numberOf = (found: string | null) => (found === null ? null : Number(found));
  const said = { billId: numberOf(billId), week: numberOf(week), weeks, undoes: numberOf(undoes) };
  return { id, kind, day, at: at.toISOString(), ...said };
}

type Met = Record<"account" | "bill", Set<number | null>>;

/** What the ledger remembers and nobody has any more, by the name it would have. Comes after the ledger. */
function* goneOf({ accounts, bills }: Everything, met: Met, keyOf: KeyOf): Generator<Lists["gone"][number]> {
  const here = { account: accounts.map(({ id }) => id), bill: bills.map(({ bill }) => bill.id) };
  for (const kind of ["account", "bill"] as const) {
    for (const id of here[kind]) met[kind].delete(id);
    for (const id of met[kind]) if (id !== null) yield { kind, id, key: keyOf(kind, id) };
  }
}
