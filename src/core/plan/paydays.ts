import { addDays, type Day, daysBetween } from "#core/day.ts";
import { type Cents, shownCents, total, ZERO } from "#core/money.ts";
import { daysOf, weeksIn } from "#core/recurrence.ts";
import { roundUp, split } from "#core/split.ts";
import type { PlanBill, PlanIncome, PlanInput } from "./input.ts";
import { type MoveRule, PLAIN_RULE } from "./move-rule.ts";
import { creditsOf, weeklyAfter } from "./occurrences.ts";

/** The paydays of an income after a day up to and including another, oldest first. */
export function paydaysOf({ paydays }: PlanIncome, after: Day, upTo: Day): Day[] {
  return [...new Set(paydays.flatMap((days) => daysOf(days, after, upTo)))].sort();
}

/** Longer than any pay period, so that the next payday is found. */
const LONGEST = 400;

/** The first payday after a day. */
export const nextPayday = (income: PlanIncome, after: Day): Day | undefined =>
  paydaysOf(income, after, addDays(after, LONGEST))[0] ?? income.paydays.map(({ first }) => first).sort()[0];

export type PaydayCard = {
  incomeId: number;
  day: Day;
  /** The payday after it. */
  next: Day;
  pay: Cents;
  /** What to move into each account, in the order of the accounts; those that get nothing are left out. */
  transfers: { accountId: number; amount: Cents }[];
  /** What running catch-ups add until the next payday. */
  catchUps: { billId: number; accountId: number; amount: Cents }[];
  /** All that is to be moved. */
  total: Cents;
  /** What is left of the pay until the next one; below zero it is not enough. */
  rest: Cents;
};

/** What to move on one payday of an income. Its part of each account goes by its share among the incomes that have a payday. */
export function paydayCard(input: PlanInput, income: PlanIncome, day: Day, rule: MoveRule = PLAIN_RULE): PaydayCard {
  const next = nextPayday(income, day) ?? day;
  const shareOf = shares(input, income);
  const ofAccounts = input.accounts.map(({ id }) => input.bills.filter(({ accountId }) => accountId === id));
  const between = (bill: PlanBill) => creditsBetween(bill, day, next);
  const parts = ofAccounts.map((bills) =>
    shareOf(total(bills.map((bill) => (rule.rate === "level" ? weeklyAfter(bill, day) : between(bill).level)))),
  );
  const { weeks, per } = rule.rate === "level" ? weeksIn(income.frequency) : { weeks: 1, per: 1 };
  const amounts = split(roundUp(times(total(parts), weeks, per), rule.rounding), parts);
  const transfers = input.accounts
    .map(({ id }, index) => ({ accountId: id, amount: amounts[index] ?? ZERO }))
    .filter(({ amount }) => amount > 0);
  const catchUps = input.accounts.flatMap(({ id }, index) =>
    (ofAccounts[index] ?? [])
      .map((bill) => ({ billId: bill.id, accountId: id, amount: shareOf(between(bill).catchUp) }))
      .filter(({ amount }) => amount > 0),
  );
  const moved = total([...transfers, ...catchUps].map(({ amount }) => amount));
  const rest = shownCents(income.amount - moved);
  return { incomeId: income.id, day, next, pay: income.amount, transfers, catchUps, total: moved, rest };
}

/**
 * This income's part of an amount; the parts of all incomes add up to it. What comes once a year carries nothing where
 * somebody is paid more often: the bills cannot wait for it, and a year of them is not asked of one pay.
 */
function shares({ incomes }: PlanInput, income: PlanIncome): (amount: Cents) => Cents {
  const paid = incomes.filter(({ paydays }) => paydays.length > 0);
  const isSet = paid.some(({ share }) => share !== null);
  const hasRegular = paid.some(isRegular);
  const byIncome = (each: PlanIncome) => (hasRegular && !isRegular(each) ? 0 : each.weekly);
  const weights = paid.map((each) => (isSet ? (each.share ?? 0) : byIncome(each)));
  const own = paid.findIndex(({ id }) => id === income.id);
  return (amount) => split(amount, weights)[own] ?? ZERO;
}

const isRegular = ({ frequency }: PlanIncome) => frequency !== "annually";

/** A weekly sum over so many weeks, half up to the cent. */
const times = (weekly: Cents, weeks: number, per: number): Cents =>
  shownCents(Math.floor((2 * weekly * weeks + per) / (2 * per)));

/** What is credited after a payday up to and including the next: that day's own credit came from the pay before it. */
function creditsBetween(bill: PlanBill, payday: Day, next: Day): { level: Cents; catchUp: Cents } {
  if (bill.nextCredit === null) return { level: ZERO, catchUp: ZERO };
  // Of a payday that has passed, some of it may be booked already.
  const booked = Math.max(0, Math.ceil(daysBetween(payday, bill.nextCredit) / 7) - 1);
  const sinceStart = Math.floor(daysBetween(bill.startDate, bill.nextCredit) / 7) - 1;
  const nextCredit = addDays(bill.nextCredit, -7 * Math.max(0, Math.min(booked, sinceStart)));
  const credits = creditsOf({ ...bill, nextCredit }, payday, next).filter(({ offset }) => offset > 0);
  return { level: total(credits.map(({ level }) => level)), catchUp: total(credits.map(({ catchUp }) => catchUp)) };
}
