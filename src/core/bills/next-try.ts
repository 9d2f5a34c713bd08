import { addDays, type Day, daysBetween } from "#core/day.ts";
import { type Cents, cents } from "#core/money.ts";
import { weeksBy } from "./weekly-credit.ts";

/** What an account is credited each week, from a day on. */
type AccountCredit = { first: Day; weekly: Cents };

type Waiting = {
  amount: Cents;
  /** What will be paid before it whenever there is enough for it: the failed ones that come earlier and are no larger. */
  before: Cents;
  balance: Cents;
  credits: readonly AccountCredit[];
};

/**
 * When a payment that failed on a past day is worth another try, if nobody but the scheduler did anything until today: on no
 * earlier day could its account hold enough. The day after today when that is never.
 */
export function nextTry({ amount, before, balance, credits }: Waiting, failedOn: Day, today: Day): Day {
  const never = addDays(today, 1);
  const missing = amount + before - balance - sum(credits.map((each) => late(each, failedOn)));
  if (missing <= 0) return addDays(failedOn, 1);
  const aWeek = sum(credits.map(({ weekly }) => weekly));
  const wholeWeeks = Math.ceil(missing / aWeek) - 1;
  // Without any credit that is forever.
  if (7 * wholeWeeks >= daysBetween(failedOn, today)) return never;
  const from = addDays(failedOn, 7 * wholeWeeks);
  let left = missing - wholeWeeks * aWeek;
  for (let day = addDays(from, 1); day <= today; day = addDays(day, 1)) {
    left -= sum(credits.map(({ first, weekly }) => (daysBetween(first, day) % 7 === 0 ? weekly : cents(0))));
    if (left <= 0) return day;
  }
  return never;
}

/** What should have come in by a day and has not. */
const late = ({ first, weekly }: AccountCredit, day: Day): Cents => cents(weeksBy(first, day) * weekly);

const sum = (amounts: readonly Cents[]) => amounts.reduce<number>((total, each) => total + each, 0);
