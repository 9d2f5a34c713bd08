import { addDays, type Day, daysBetween } from "#core/day.ts";
import { type Cents, cents } from "#core/money.ts";
import { weeksBy } from "./weekly-credit.ts";

/** A weekly credit to an account, from a given day. */
type AccountCredit = { first: Day; weekly: Cents };

type Waiting = {
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
export function nextTry({ amount, before, balance, credits }: Waiting, failedOn: Day, today: Day): Day {
  const never = addDays(today, 1);
  const missing = amount + before - balance - sum(credits.map((each) => late(each, failedOn)));
  if (missing <= 0) return addDays(failedOn, 1);
  const aWeek = sum(credits.map(({ weekly }) => weekly));
  const wholeWeeks = Math.ceil(missing / aWeek) - 1;
  // Infinite without any credits.
  if (7 * wholeWeeks >= daysBetween(failedOn, today)) return never;
  const from = addDays(failedOn, 7 * wholeWeeks);
  let left = missing - wholeWeeks * aWeek;
  for (let day = addDays(from, 1); day <= today; day = addDays(day, 1)) {
    left -= sum(credits.map(({ first, weekly }) => (daysBetween(first, day) % 7 === 0 ? weekly : cents(0))));
    if (left <= 0) return day;
  }
  return never;
}

/** The credits due by a day that haven't been booked. */
const late = ({ first, weekly }: AccountCredit, day: Day): Cents => cents(weeksBy(first, day) * weekly);

const sum = (amounts: readonly Cents[]) => amounts.reduce<number>((total, each) => total + each, 0);
