import { addDays, type Day, daysBetween } from "#core/day.ts";
import { type Cents, cents } from "#core/money.ts";
import { countCreditDays } from "./weekly-credit.ts";

/** A weekly credit to an account, from a given day. */
type AccountCredit = { first: Day; weekly: Cents };

type FailedPayment = {
  amount: Cents;
  /** The failed payments that are paid first if this one can be: earlier and no larger. */
  before: Cents;
  balance: Cents;
  credits: readonly AccountCredit[];
};

/**
 * When to retry a payment that failed on a past day, assuming only weekly credits since then: the first day on which its
 * account could have enough. Tomorrow if there is no such day up to today.
 */
export function nextTry({ amount, before, balance, credits }: FailedPayment, failedOn: Day, today: Day): Day {
  const tomorrow = addDays(today, 1);
  const missing = amount + before - balance - sum(credits.map((each) => overdueCredits(each, failedOn)));
  if (missing <= 0) return addDays(failedOn, 1);
  const weeklyTotal = sum(credits.map(({ weekly }) => weekly));
  const wholeWeeks = Math.ceil(missing / weeklyTotal) - 1;
  // Infinite without any credits.
  if (7 * wholeWeeks >= daysBetween(failedOn, today)) return tomorrow;
  const from = addDays(failedOn, 7 * wholeWeeks);
  let missingNow = missing - wholeWeeks * weeklyTotal;
  for (let day = addDays(from, 1); day <= today; day = addDays(day, 1)) {
    missingNow -= sum(credits.map(({ first, weekly }) => (daysBetween(first, day) % 7 === 0 ? weekly : cents(0))));
    if (missingNow <= 0) return day;
  }
  return tomorrow;
}

/** The credits due by a day that haven't been booked. */
const overdueCredits = ({ first, weekly }: AccountCredit, day: Day): Cents =>
  cents(countCreditDays(first, day) * weekly);

const sum = (amounts: readonly Cents[]) => amounts.reduce<number>((total, each) => total + each, 0);
