import { FAILURE_WORDS } from "#contract/failure-reasons.ts";
import { categoryLabel } from "#core/categories.ts";
import { type Cell, CSV_START, csvLine } from "#core/csv.ts";
import { formatMoney } from "#core/money.ts";
import type { Everything } from "./store.ts";

export const TABLES = ["bills", "incomes", "payments", "ledger"] as const;
export type TableName = (typeof TABLES)[number];

type Sheet = { columns: string[]; rows: (all: Everything) => Iterable<Cell[]> };

/** One table as text, some lines at a time. */
export function* csvText(name: TableName, all: Everything): Generator<string> {
  const { columns, rows } = SHEETS[name];
  yield CSV_START + csvLine(columns);
  for (const row of rows(all)) yield csvLine(row);
}

const SHEETS: Record<TableName, Sheet> = {
  bills: {
    columns: [
      ...["Name", "Amount", "Frequency", "Category", "Account", "Weekly amount", "Saved", "Start date", "Last paid"],
      ...["Next due", "Next payment", "Automatic", "Direct debit", "Payment day", "Payment day type", "Created"],
      ...["Customer number", "Web address", "Notes"],
    ],
    *rows({ bills, accounts }) {
      const accountName = namesOf(accounts);
      for (const { bill, savings } of bills) {
        yield [
          ...[bill.name, formatMoney(bill.amount), bill.frequency, categoryLabel(bill.category)],
          ...[accountName(bill.accountId), formatMoney(bill.weeklyAmount)],
          ...[savings && formatMoney(savings.savedAmount), bill.startDate, bill.lastPaidDate, bill.nextDueDate],
          bill.nextPaymentDate,
          ...[bill.isAutomatic, bill.isDirectDebit, bill.paymentDay, bill.paymentDayType, bill.createdAt.toISOString()],
          ...[bill.customerNumber, bill.website, bill.notes],
        ];
      }
    },
  },
  incomes: {
    columns: [
      ...["Name", "Amount", "Frequency", "Account", "Weekly amount", "Start date", "Payment day", "Payment day type"],
      "Created",
    ],
    *rows({ incomes, accounts }) {
      const accountName = namesOf(accounts);
      for (const income of incomes) {
        yield [
          ...[income.name, formatMoney(income.amount), income.frequency, accountName(income.accountId)],
          ...[formatMoney(income.weeklyAmount), income.startDate, income.paymentDay, income.paymentDayType],
          income.createdAt.toISOString(),
        ];
      }
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
    *rows({ payments, accounts }) {
      const accountName = namesOf(accounts);
      for (const payment of payments) {
        yield [
          ...[payment.billName, accountName(payment.accountId), formatMoney(payment.amount), payment.status],
          ...[payment.source, payment.dueDate, payment.settlesDue, payment.processedAt?.toISOString() ?? null],
          payment.failureReason && FAILURE_WORDS[payment.failureReason],
          payment.createdAt.toISOString(),
        ];
      }
    },
  },
  ledger: {
    columns: ["Day", "Pot", "Account", "Bill", "Kind", "Amount", "After", "Recorded"],
    *rows({ entries, operations, accounts, bills }) {
      const accountName = namesOf(accounts);
      const billName = namesOf(bills.map(({ bill }) => bill));
      const why = new Map(operations.map((operation) => [operation.id, operation]));
      for (const { operationId, pot, accountId, billId, amount, after } of entries) {
        const { day, kind, at } = why.get(operationId) ?? { day: null, kind: null, at: null };
        yield [
          ...[day, pot, accountName(accountId), billName(billId), kind, formatMoney(amount), formatMoney(after)],
          at?.toISOString() ?? null,
        ];
      }
    },
  },
};

/** What a number is called; what was deleted since has no name any more. */
function namesOf(things: readonly { id: number; name: string }[]): (id: number | null) => string | null {
  const names = new Map(things.map(({ id, name }) => [id, name]));
  return (id) => (id === null ? null : (names.get(id) ?? "(deleted)"));
}
