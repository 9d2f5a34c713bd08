import { type Day, daysBetween } from "#core/day.ts";
import { weeksIn } from "#core/interval.ts";
import { type Cents, shownCents, total, ZERO } from "#core/money.ts";
import { daysOf, nextAfter } from "#core/recurrence.ts";
import { billSharing } from "#core/shares.ts";
import { roundUp, split } from "#core/split.ts";
import type { PlanBill, PlanIncome, PlanInput } from "./input.ts";
import { type MoveRule, PLAIN_RULE } from "./move-rule.ts";
import { creditsFrom, isOnce, weeklyAfter, weeklyChanges } from "./occurrences.ts";

/** The paydays of an income after a day up to and including another, oldest first. */
export function paydaysOf({ paydays }: PlanIncome, after: Day, upTo: Day): Day[] {
  return [...new Set(paydays.flatMap((days) => daysOf(days, after, upTo)))].sort();
}

/** The first payday after a day. */
export function nextPayday({ paydays }: PlanIncome, after: Day): Day | undefined {
  let next: Day | undefined;
  for (const days of paydays) {
    const day = nextAfter(days, after);
    if (day !== undefined && (next === undefined || day < next)) next = day;
  }
  return next;
}

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
  const sheet = sheetOf(input);
  const own = sheet.places.get(income.id) ?? -1;
  const isLevel = rule.rate === "level";
  const level = isLevel ? levelNeeds(sheet, income, day) : [];
  // What is due once has no other period to make up for a week too many or too few.
  const exact = exactNeeds(sheet, isLevel ? "once" : "all", { payday: day, next });
  const plusExact = (parts: readonly Cents[] | undefined, account: number): Cents =>
    shownCents((parts?.[own] ?? 0) + (exact[account]?.[own] ?? 0));
  const carried = input.accounts.map((_, account) => plusExact(level[account]?.moved, account));
  const weekly = input.accounts.map((_, account) => plusExact(level[account]?.parts, account));
  const amounts = rule.rounding === 0 ? carried : split(roundUp(total(carried), rule.rounding), weekly);
  const transfers = input.accounts
    .map(({ id }, index) => ({ accountId: id, amount: amounts[index] ?? ZERO }))
    .filter(({ amount }) => amount > 0);
  const catchUps = sheet.catchingUp
    .map(({ bill, accountId }) => {
      const amount = creditsBetween(bill, day, next).catchUp;
      const shared = amount === ZERO ? [] : sheet.share([{ billId: bill.id, amount }]);
      return { billId: bill.id, accountId, amount: shared[own] ?? ZERO };
    })
    .filter(({ amount }) => amount > 0);
  const moved = total([...transfers, ...catchUps].map(({ amount }) => amount));
  const rest = shownCents(income.amount - moved);
  return { incomeId: income.id, day, next, pay: income.amount, transfers, catchUps, total: moved, rest };
}

/** What all cards of a household go by, put in order once: a year has thousands. */
type Sheet = {
  /** Each income that carries bills, by its place among them. */
  places: ReadonlyMap<number, number>;
  /** What each of them carries of some bills. */
  share: ReturnType<typeof billSharing>;
  /** In the order of the accounts: all bills of each, and those that are due once. */
  all: readonly (readonly PlanBill[])[];
  once: readonly (readonly PlanBill[])[];
  /** Those with a running catch-up, in the same order. */
  catchingUp: readonly { bill: PlanBill; accountId: number }[];
  /** The days on which what a bill is a week changes, oldest first. */
  changes: readonly Day[];
  /** What was asked for last, by name: cards of one day and rhythm share the work. */
  levels: Map<string, Level[]>;
  exacts: Map<string, Cents[][]>;
};

const sheets = new WeakMap<PlanInput, Sheet>();

function sheetOf(input: PlanInput): Sheet {
  const before = sheets.get(input);
  if (before !== undefined) return before;
  const earners = earnersOf(input);
  const ofAccount = new Map(input.accounts.map(({ id }): [number | null, PlanBill[]] => [id, []]));
  for (const bill of input.bills) ofAccount.get(bill.accountId)?.push(bill);
  const all = input.accounts.map(({ id }) => ofAccount.get(id) ?? []);
  const sheet = {
    places: new Map(earners.map(({ id }, place) => [id, place])),
    share: billSharing(earners, input.shares),
    ...{ all, once: all.map((bills) => bills.filter(({ days }) => isOnce(days))) },
    catchingUp: input.accounts.flatMap(({ id: accountId }, index) =>
      (all[index] ?? []).filter(({ catchUp }) => catchUp !== null).map((bill) => ({ bill, accountId })),
    ),
    changes: [...new Set(input.bills.flatMap(weeklyChanges))].sort(),
    ...{ levels: new Map(), exacts: new Map() },
  };
  sheets.set(input, sheet);
  return sheet;
}

/** So many are kept: what a hundred incomes carry in a hundred accounts takes 80 kB. */
const MOST_KEPT = 100;

function kept<T>(known: Map<string, T>, name: string, find: () => T): T {
  const before = known.get(name);
  if (before !== undefined) return before;
  if (known.size >= MOST_KEPT) known.clear();
  const found = find();
  known.set(name, found);
  return found;
}

/**
 * The incomes that carry the bills. What comes once a year carries nothing where somebody is paid more often: the bills cannot
 * wait for it, and a year of them is not asked of one pay. But who agreed to a part and has nothing else carries it with that.
 */
function earnersOf({ incomes, shares }: PlanInput): PlanIncome[] {
  const paid = incomes.filter(({ paydays }) => paydays.length > 0);
  const regular = paid.filter(isRegular);
  if (regular.length === 0) return paid;
  const others = new Set(regular.map(({ memberId }) => memberId));
  const isOnlyOne = ({ memberId }: PlanIncome) => !others.has(memberId);
  return paid.filter((each) => isRegular(each) || (shares.mode !== "income" && isOnlyOne(each)));
}

/** What an account needs of each income: in a week, and to be moved. */
type Level = { parts: Cents[]; moved: Cents[] };

/** The parts of all incomes in each account, in the order of the accounts. Both ways they add up to the whole. */
function levelNeeds({ all, share, changes, levels }: Sheet, { frequency }: PlanIncome, day: Day): Level[] {
  const since = changes.findLastIndex((change) => change <= day);
  return kept(levels, `${JSON.stringify(frequency)} ${since}`, () => {
    const owed = owedBy(all, (bill) => (isOnce(bill.days) ? ZERO : weeklyAfter(bill, day)));
    const sums = owed.map((bills) => total(bills.map(({ amount }) => amount)));
    const { weeks, per } = weeksIn(frequency);
    const wholes = split(times(total(sums), weeks, per), sums);
    return owed.map((bills, account) => {
      const parts = share(bills);
      return { parts, moved: split(wholes[account] ?? ZERO, parts) };
    });
  });
}

/** The parts of all incomes in what is credited from one payday to the next, in each account. */
function exactNeeds(sheet: Sheet, which: "all" | "once", { payday, next }: { payday: Day; next: Day }): Cents[][] {
  return kept(sheet.exacts, `${which} ${payday} ${next}`, () =>
    owedBy(sheet[which], (bill) => creditsBetween(bill, payday, next).level).map(sheet.share),
  );
}

const owedBy = (bills: readonly (readonly PlanBill[])[], amountOf: (bill: PlanBill) => Cents) =>
  bills.map((own) => own.map((bill) => ({ billId: bill.id, amount: amountOf(bill) })));

const isRegular = ({ frequency }: PlanIncome) => frequency !== "annually";

/** A weekly sum over so many weeks, half up to the cent. */
const times = (weekly: Cents, weeks: number, per: number): Cents =>
  shownCents(Math.floor((2 * weekly * weeks + per) / (2 * per)));

/** What is credited after a payday up to and including the next: that day's own credit came from the pay before it. */
function creditsBetween(bill: PlanBill, payday: Day, next: Day): { level: Cents; catchUp: Cents } {
  if (bill.nextCredit === null) return { level: ZERO, catchUp: ZERO };
  // Of a payday that has passed, some of it may be booked already.
  const until = daysBetween(payday, bill.nextCredit);
  const booked = Math.max(0, Math.ceil(until / 7) - 1);
  const sinceStart = Math.floor(daysBetween(bill.startDate, bill.nextCredit) / 7) - 1;
  const earliest = until - 7 * Math.max(0, Math.min(booked, sinceStart));
  const first = earliest > 0 ? earliest : earliest + 7 * (Math.floor(-earliest / 7) + 1);
  const credits = creditsFrom(bill, first, payday, next);
  return { level: total(credits.map(({ level }) => level)), catchUp: total(credits.map(({ catchUp }) => catchUp)) };
}
