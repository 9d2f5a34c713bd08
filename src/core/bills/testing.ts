import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import type { Bill } from "./bill.ts";

/** A Tuesday. */
export const TODAY = day("2026-11-17");

/** A monthly bill of 129.90, next due on the 20th and paid by hand, with overrides. */
export const bill = (overrides: Partial<Bill> = {}): Bill => ({
  ...{ household: "h", id: 1, name: "Power", amount: cents(12_990), weeklyAmount: cents(3_000), category: "utilities" },
  ...{ frequency: "monthly", every: null, unit: null, skippedMonths: [], endsOn: null, endsBy: null, estimate: null },
  ...{ accountId: 7, startDate: TODAY, lastPaidDate: null, isAutomatic: false, isDirectDebit: false },
  ...{ nextDueDate: day("2026-11-20"), nextPaymentDate: null, paymentDay: 20, paymentDayType: "monthly" },
  ...{ anchorDate: day("2026-11-20"), dueFrom: day("2026-11-20"), paysFrom: null, duesLeft: null },
  ...{ pausedFrom: null, pausedUntil: null, archivedOn: null, nextCreditDate: day("2026-11-24"), creditUntil: null },
  ...{ weeksLeftOut: 0, catchUpWeekly: null, catchUpUntil: null, nextAmount: null, nextAmountFrom: null },
  ...{ notes: null, website: null, customerNumber: null },
  ...{ createdAt: new Date("2026-11-17T09:00:00Z"), updatedAt: new Date("2026-11-17T09:00:00Z") },
  ...overrides,
});

export const dayOrNull = (text: string | null) => (text === null ? null : day(text));
