import type { Bill } from "#contract/bills.ts";
import { type Day, day } from "#core/day.ts";
import { type Cents, parseMoney, readMoney, shownCents, ZERO } from "#core/money.ts";
import { type DueProgress, dueProgress, shownSavings } from "#core/savings.ts";
import { shownToday } from "#web/lib/household.ts";

/** A money string of the server as cents. */
export const centsOf = (amount: string): Cents => parseMoney(amount) ?? ZERO;

/** The same for a displayed sum, which may exceed the largest amount. */
export const sumOf = (amount: string): Cents => shownCents(Math.round(Number(amount) * 100));

/** Today in the household's time zone. */
export const today = (): Day => shownToday();

/** Explains a buffer, wherever one is shown. */
export const BUFFER_NOTE = "An estimate of one and a half weeks of savings, shown until the first week is saved.";

export type BillFigures = {
  amount: Cents;
  weekly: Cents;
  saved: Cents;
  /** The saved amount is an estimate, not real money. */
  isBuffer: boolean;
  progress: DueProgress;
};

/** The displayed figures of a bill, used by every list and dialog. */
export function figuresOf(bill: Bill, now: Day = today()): BillFigures {
  const amount = centsOf(bill.amount);
  const weekly = centsOf(bill.weeklyAmount);
  const saved = shownSavings(
    {
      savedAmount: bill.savings ? centsOf(bill.savings.savedAmount) : undefined,
      startDate: day(bill.startDate),
      weeklyAmount: weekly,
      isAutomatic: bill.isAutomatic,
    },
    now,
  );
  return {
    amount,
    weekly,
    saved: saved.amount,
    isBuffer: saved.isBuffer,
    progress: dueProgress(saved.amount, amount, weekly),
  };
}

/** The amount in a money field, once it is more than zero. ".5" is 50 */
export function parsePositiveAmount(typed: string): Cents | undefined {
  const amount = readMoney(typed);
  return amount !== undefined && amount > 0 ? amount : undefined;
}
