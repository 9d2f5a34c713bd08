import type { Day } from "#core/day.ts";
import type { IncomeFrequency, Unit } from "#core/interval.ts";
import type { Cents } from "#core/money.ts";
import type { PaymentDayType } from "#core/schedule.ts";

/** Money that comes in again and again. */
export type Income = {
  household: string;
  id: number;
  /** The member whose income it is; null is nobody's in particular. */
  memberId: string | null;
  name: string;
  amount: Cents;
  frequency: IncomeFrequency;
  /** The numbers behind a custom interval; null for any other. */
  every: number | null;
  unit: Unit | null;
  weeklyAmount: Cents;
  accountId: number | null;
  startDate: Day;
  paymentDay: number | null;
  paymentDayType: PaymentDayType;
  /** The other day of the month of one that comes twice a month. */
  secondPaymentDay: number | null;
  /** A payday that somebody named; the others are counted from it. */
  payday: Day | null;
  createdAt: Date;
  updatedAt: Date;
};
