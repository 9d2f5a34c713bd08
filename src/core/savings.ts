import { type Day, daysBetween } from "./day.ts";
import { type Cents, cents, multiply, shownCents, ZERO } from "./money.ts";

/** Whole weeks from one day to another; none before it begins. */
export function wholeWeeks(start: Day, today: Day): number {
  return Math.max(0, Math.floor(daysBetween(start, today) / 7));
}

/** Weeks that are owed from further back than this are credited at once, up to the next day on which money is drawn. */
export const DAYS_BEHIND = 35;

type Saving = { savedAmount: Cents | undefined; startDate: Day; weeklyAmount: Cents; isAutomatic: boolean };

/**
 * The saved amount a person is shown: the record's if there is one, else whole weeks times the weekly amount. An automatic
 * bill without a record shows a buffer of one and a half weeks; that is only ever shown, never money.
 */
export function savedShown(bill: Saving, today: Day): { amount: Cents; isBuffer: boolean } {
  if (bill.savedAmount !== undefined) return { amount: bill.savedAmount, isBuffer: false };
  if (bill.isAutomatic) return { amount: multiply(bill.weeklyAmount, 150), isBuffer: true };
  return { amount: shownCents(wholeWeeks(bill.startDate, today) * bill.weeklyAmount), isBuffer: false };
}

export type DueProgress = { percent: number; isReady: boolean; daysToGo: number | undefined };

/** How near a bill is to fully saved. Half of 60.00 saved at 10.00 a week is 50 percent, 21 days to go */
export function dueProgress(saved: Cents, amount: Cents, weekly: Cents): DueProgress {
  const isReady = saved >= amount;
  const percent = isReady ? 100 : Math.max(0, Math.floor((saved * 100) / amount));
  if (isReady) return { percent, isReady, daysToGo: 0 };
  // A bill of a few cents a year saves nothing a week; there is no honest number of days then.
  return { percent, isReady, daysToGo: weekly > 0 ? Math.ceil(((amount - saved) * 7) / weekly) : undefined };
}

type Week = { weekly: Cents; catchUp: { weekly: Cents; until: Day } | null };

/** What a week of a bill is worth on a day: its weekly amount, and what its catch-up adds while it runs. */
export function weekOf({ weekly, catchUp }: Week, day: Day): Cents {
  return shownCents(weekly + (catchUp !== null && day <= catchUp.until ? catchUp.weekly : 0));
}

/** What 'Remove One Week' takes off: a week, but never more than there is. */
export function weekToRemove(saved: Cents, weekly: Cents): Cents {
  return saved <= ZERO ? ZERO : cents(Math.min(saved, weekly));
}

/** The added week that nobody has taken off yet, of what moved a bill's savings, newest first; none where something else came after it. */
export function lastAdded(moves: readonly { kind: string; amount: Cents }[]): Cents | undefined {
  let takenOff = 0;
  for (const { kind, amount } of moves) {
    if (kind === "remove-week") takenOff += 1;
    else if (kind !== "add-week") return undefined;
    else if (takenOff === 0) return amount;
    else takenOff -= 1;
  }
  return undefined;
}
