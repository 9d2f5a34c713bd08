import { categoryLabel } from "#core/categories.ts";
import { type Cell, CSV_BOM, csvLine } from "#core/csv.ts";
import { formatMoney } from "#core/money.ts";
import { failureText } from "#core/payments/failure-text.ts";
import type { Db } from "#server/db/database.ts";
import { entryPages, paymentPages } from "./pages.ts";
import type { Start } from "./store.ts";

export const TABLES = ["bills", "incomes", "payments", "ledger"] as const;
export type TableName = (typeof TABLES)[number];

type Pages = Iterable<Cell[][]> | AsyncIterable<Cell[][]>;
type Sheet = { columns: string[]; pages: (start: Start, db: Db) => Pages };

/** A table as CSV text, page by page as it is read. */
export async function* csvText(name: TableName, db: Db, start: Start): AsyncGenerator<string> {
  const { columns, pages } = SHEETS[name];
  yield CSV_BOM + csvLine(columns);
  for await (const rows of pages(start, db)) yield rows.map(csvLine).join("");
}

const SHEETS: Record<TableName, Sheet> = {
  bills: {
    columns: [
      ...["Name", "Amount", "Frequency", "Category", "Account", "Weekly amount", "Saved", "Start date", "Last paid"],
      ...["Next due", "Next payment", "Automatic", "Direct debit", "Payment day", "Payment day type", "Created"],
      ...["Customer number", "Web address", "Notes"],
    ],
    *pages({ bills, accounts }) {
      const accountName = namesOf(accounts);
      yield bills.map(({ bill, savings }) => [
        ...[bill.name, formatMoney(bill.amount), bill.frequency, categoryLabel(bill.category)],
        ...[accountName(bill.accountId), formatMoney(bill.weeklyAmount)],
        ...[savings && formatMoney(savings.savedAmount), bill.startDate, bill.lastPaidDate, bill.nextDueDate],
        bill.nextPaymentDate,
        ...[bill.isAutomatic, bill.isDirectDebit, bill.paymentDay, bill.paymentDayType, bill.createdAt.toISOString()],
        ...[bill.customerNumber, bill.website, bill.notes],
      ]);
    },
  },
  incomes: {
    columns: [
      ...["Name", "Amount", "Frequency", "Account", "Weekly amount", "Start date", "Payment day", "Payment day type"],
      "Created",
    ],
    *pages({ incomes, accounts }) {
      const accountName = namesOf(accounts);
      yield incomes.map((income) => [
        ...[income.name, formatMoney(income.amount), income.frequency, accountName(income.accountId)],
        ...[formatMoney(income.weeklyAmount), income.startDate, income.paymentDay, income.paymentDayType],
        income.createdAt.toISOString(),
      ]);
    },
  },
  payments: {
    columns: [
      "Bill",
      "Account",
      "Amount",
      "Status",
      "Source",
      "Due date",
      "Settles due",
      "Processed",
      "Note",
      "Created",
    ],
    async *pages(start, db) {
      const accountName = namesOf(start.accounts);
      for await (const payments of paymentPages(db, start)) {
        yield payments.map((payment) => [
          ...[payment.billName, accountName(payment.accountId), formatMoney(payment.amount), payment.status],
          ...[payment.source, payment.dueDate, payment.settlesDue, payment.processedAt?.toISOString() ?? null],
          payment.failureReason && failureText(payment.failureReason),
          payment.createdAt.toISOString(),
        ]);
      }
    },
  },
  ledger: {
    columns: ["Day", "Pot", "Account", "Bill", "Kind", "Amount", "After", "Recorded"],
    async *pages(start, db) {
      const accountName = namesOf(start.accounts);
      const billName = namesOf(start.bills.map(({ bill }) => bill));
      for await (const entries of entryPages(db, start)) {
        yield entries.map(({ day, kind, at, pot, accountId, billId, amount, after }) => [
          ...[day, pot, accountName(accountId), billName(billId), kind, formatMoney(amount), formatMoney(after)],
          at.toISOString(),
        ]);
      }
    },
  },
};

/** Names by id; deleted items have none. */
function namesOf(items: readonly { id: number; name: string }[]): (id: number | null) => string | null {
  const names = new Map(items.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? "(deleted)"));
}
