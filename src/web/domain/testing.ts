import type { ListedBill } from "#contract/bills.ts";
import type { Payment } from "#contract/payments.ts";

const NOW = "2026-11-16T12:00:00.000Z";

/** A bill of 60.00 a month as the server answers it, paid by hand and without a date, but for what a test says of it. */
export const billFixture = (changes: Partial<ListedBill> = {}): ListedBill => ({
  id: 1,
  name: "Gym",
  nextAmount: null,
  nextAmountFrom: null,
  amount: "60.00",
  frequency: "monthly",
  ...{ every: null, unit: null, skippedMonths: [], endsOn: null, endsBy: null, paymentsLeft: null, estimate: null },
  ...{ pausedFrom: null, pausedUntil: null, archivedOn: null, partPaid: "0.00", earlierAmount: null },
  category: "healthcare",
  accountId: 1,
  weeklyAmount: "13.86",
  startDate: "2026-11-16",
  lastPaidDate: null,
  isAutomatic: false,
  isDirectDebit: false,
  nextDueDate: null,
  assumedDueDate: null,
  nextPaymentDate: null,
  paymentDay: null,
  paymentDayType: "monthly",
  createdAt: NOW,
  updatedAt: NOW,
  savings: null,
  catchUp: null,
  account: null,
  openPayments: [],
  notes: null,
  website: null,
  customerNumber: null,
  ...changes,
});

/** A payment of that bill which waits or failed, for the due on its day. */
export const paymentFixture = (status: Payment["status"], dueDate: string | null): Payment => ({
  id: 1,
  billId: 1,
  billName: "Gym",
  accountId: 1,
  amount: "60.00",
  status,
  source: "direct-debit",
  dueDate,
  settlesDue: dueDate,
  isExtra: false,
  partOf: null,
  processedAt: null,
  failureReason: null,
  undoUntil: null,
  createdAt: NOW,
});
