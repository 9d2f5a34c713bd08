import { type Cents, divide } from "./money.ts";

export const BILL_FREQUENCIES = ["weekly", "monthly", "quarterly", "annually"] as const;
export type BillFrequency = (typeof BILL_FREQUENCIES)[number];

export const INCOME_FREQUENCIES = ["weekly", "biweekly", "monthly", "annually"] as const;
export type IncomeFrequency = (typeof INCOME_FREQUENCIES)[number];

/** Weeks in one period, in hundredths, so that 4.33 stays a whole number. */
const WEEKS: Record<BillFrequency | IncomeFrequency, number> = {
  weekly: 100,
  biweekly: 200,
  monthly: 433,
  quarterly: 1300,
  annually: 5200,
};

/** What to put aside (or what comes in) each week, half up to the cent. 129.90 a month is 30.00 a week */
export function weeklyAmount(amount: Cents, frequency: BillFrequency | IncomeFrequency): Cents {
  return divide(amount, WEEKS[frequency]);
}
