import { addDays, type Day, daysBetween } from "#core/day.ts";
import { weeksIn } from "#core/interval.ts";
import { type Cents, shownCents, total, ZERO } from "#core/money.ts";
import { daysOf } from "#core/recurrence.ts";
import { shareOutBills } from "#core/shares.ts";
import { roundUp, split } from "#core/split.ts";
import type { PlanBill, PlanIncome, PlanInput } from "./input.ts";
import { type MoveRule, PLAIN_RULE } from "./move-rule.ts";
import { creditsOf, isOnce, weeklyAfter } from "./occurrences.ts";

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

/**
 * What to move on one payday of an income: its part of what each account needs, as the household shares its bills among the
 * incomes that have a payday. Incomes paid in the same rhythm carry the whole together, to the cent.
 */
export function paydayCard(input: PlanInput, income: PlanIncome, day: Day, rule: MoveRule = PLAIN_RULE): PaydayCard {
  const next = nextPayday(income, day) ?? day;
  const earners = earnersOf(input);
  const own = earners.findIndex(({ id }) => id === income.id);
  const between = (bill: PlanBill) => creditsBetween(bill, day, next);
  const isLevel = rule.rate === "level";
  const needs = partsOf(input, earners, {
    name: isLevel ? `${JSON.stringify(income.frequency)} ${day} ${next}` : `${day} ${next}`,
    weeklyOf: (bill) => (isLevel && !isOnce(bill.days) ? weeklyAfter(bill, day) : ZERO),
    // What is due once has no other period to make up for a week too many or too few.
    exactOf: (bill) => (isLevel && !isOnce(bill.days) ? ZERO : between(bill).level),
    ...weeksIn(income.frequency),
  });
  const carried = needs.map(({ moved }) => moved[own] ?? ZERO);
  const weekly = needs.map(({ parts }) => parts[own] ?? ZERO);
  const amounts = rule.rounding === 0 ? carried : split(roundUp(total(carried), rule.rounding), weekly);
  const transfers = input.accounts
    .map(({ id }, index) => ({ accountId: id, amount: amounts[index] ?? ZERO }))
    .filter(({ amount }) => amount > 0);
  const catchUpOf = (bill: PlanBill) =>
    shareOutBills([{ billId: bill.id, amount: between(bill).catchUp }], earners, input.shares)[own] ?? ZERO;
  const catchUps = input.accounts.flatMap(({ id }) =>
    input.bills
      .filter(({ accountId, catchUp }) => accountId === id && catchUp !== null)
      .map((bill) => ({ billId: bill.id, accountId: id, amount: catchUpOf(bill) }))
      .filter(({ amount }) => amount > 0),
  );
  const moved = total([...transfers, ...catchUps].map(({ amount }) => amount));
  const rest = shownCents(income.amount - moved);
  return { incomeId: income.id, day, next, pay: income.amount, transfers, catchUps, total: moved, rest };
}

/**
 * The incomes that carry the bills. What comes once a year carries nothing where somebody is paid more often: the bills cannot
 * wait for it, and a year of them is not asked of one pay. But who agreed to a part and has nothing else carries it with that.
 */
function earnersOf({ incomes, shares }: PlanInput): PlanIncome[] {
  const paid = incomes.filter(({ paydays }) => paydays.length > 0);
  const regular = paid.filter(isRegular);
  if (regular.length === 0) return paid;
  const isOnlyOne = ({ memberId }: PlanIncome) => !regular.some((each) => each.memberId === memberId);
  return paid.filter((each) => isRegular(each) || (shares.mode !== "income" && isOnlyOne(each)));
}

/** What an account needs of each income: in a week (or the exact period), and to be moved. */
type Needs = { parts: Cents[]; moved: Cents[] };

type Period = {
  /** Two periods of one name need the same. */
  name: string;
  /** What is needed for each week of the period, and what for all of it. */
  weeklyOf: (bill: PlanBill) => Cents;
  exactOf: (bill: PlanBill) => Cents;
  weeks: number;
  per: number;
};

// Cards of one day and rhythm share the work.
const known = new WeakMap<PlanInput, Map<string, Needs[]>>();

/** The parts of all incomes in each account, in the order of the accounts. Both ways they add up to the whole. */
function partsOf(
  input: PlanInput,
  earners: readonly PlanIncome[],
  { name, weeklyOf, exactOf, weeks, per }: Period,
): Needs[] {
  const ofInput = known.get(input) ?? new Map<string, Needs[]>();
  known.set(input, ofInput);
  const before = ofInput.get(name);
  if (before !== undefined) return before;
  const owedBy = (amountOf: (bill: PlanBill) => Cents) =>
    input.accounts.map(({ id }) =>
      input.bills
        .filter(({ accountId }) => accountId === id)
        .map((bill) => ({ billId: bill.id, amount: amountOf(bill) })),
    );
  const [weekly, exact] = [owedBy(weeklyOf), owedBy(exactOf)];
  const sums = weekly.map((bills) => total(bills.map(({ amount }) => amount)));
  const wholes = split(times(total(sums), weeks, per), sums);
  const needs = weekly.map((bills, index) => {
    const parts = shareOutBills(bills, earners, input.shares);
    const own = shareOutBills(exact[index] ?? [], earners, input.shares);
    const plus = (amounts: readonly Cents[]) => own.map((part, at) => shownCents(part + (amounts[at] ?? ZERO)));
    return { parts: plus(parts), moved: plus(split(wholes[index] ?? ZERO, parts)) };
  });
  ofInput.set(name, needs);
  return needs;
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
