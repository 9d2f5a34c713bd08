import { type Day, daysBetween } from "./day.ts";
import { type Cents, cents, multiply, shownCents, ZERO } from "./money.ts";

/** Whole weeks from one day to another; 0 if the start is in the future. */
export function wholeWeeks(start: Day, today: Day): number {
  return Math.max(0, Math.floor(daysBetween(start, today) / 7));
}

/** In days: when the scheduler is further behind, weeks up to the next payment day are credited at once. */
export const DAYS_BEHIND = 35;

type SavedBill = { savedAmount: Cents | undefined; startDate: Day; weeklyAmount: Cents; isAutomatic: boolean };

/**
 * The saved amount to show: from the savings record, or else whole weeks times the weekly amount. An automatic bill without a
 * record shows a buffer of one and a half weeks, which is only for display.
 */
export function shownSavings(bill: SavedBill, today: Day): { amount: Cents; isBuffer: boolean } {
  if (bill.savedAmount !== undefined) return { amount: bill.savedAmount, isBuffer: false };
  if (bill.isAutomatic) return { amount: multiply(bill.weeklyAmount, 150), isBuffer: true };
  return { amount: shownCents(wholeWeeks(bill.startDate, today) * bill.weeklyAmount), isBuffer: false };
}

export type DueProgress = { percent: number; isReady: boolean; daysToGo: number | undefined };

/** How close a bill is to fully saved. Half of 60.00 saved at 10.00 per week is 50 percent, 21 days to go */
export function dueProgress(saved: Cents, amount: Cents, weekly: Cents): DueProgress {
  const isReady = saved >= amount;
  const percent = isReady ? 100 : Math.max(0, Math.floor((saved * 100) / amount));
  if (isReady) return { percent, isReady, daysToGo: 0 };
  // A bill of a few cents per year has a weekly amount of zero, so the number of days is unknown.
  return { percent, isReady, daysToGo: weekly > 0 ? Math.ceil(((amount - saved) * 7) / weekly) : undefined };
}

type WeeklyRate = { weekly: Cents; catchUp: { weekly: Cents; until: Day } | null };

/** A bill's weekly credit on a given day: the weekly amount plus a running catch-up. */
export function weeklyCreditOn({ weekly, catchUp }: WeeklyRate, day: Day): Cents {
  return shownCents(weekly + (catchUp !== null && day <= catchUp.until ? catchUp.weekly : 0));
}

/** The amount that 'Remove One Week' removes: one week, but never more than is saved. */
export function weekToRemove(saved: Cents, weekly: Cents): Cents {
  return saved <= ZERO ? ZERO : cents(Math.min(saved, weekly));
}

/** The last added week that hasn't been removed, from a bill's savings moves, newest first; undefined if anything else came after it. */
export function lastAddedWeek(moves: readonly { kind: string; amount: Cents }[]): Cents | undefined {
  let removed = 0;
  for (const { kind, amount } of moves) {
    if (kind === "remove-week") removed += 1;
    else if (kind !== "add-week") return undefined;
    else if (removed === 0) return amount;
    else removed -= 1;
  }
  return undefined;
}
