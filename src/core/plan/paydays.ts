import { addDays, type Day, daysBetween } from "#core/day.ts";
import { weeksIn } from "#core/interval.ts";
import { type Cents, shownCents, total, ZERO } from "#core/money.ts";
import { daysOf, nextAfter } from "#core/recurrence.ts";
import { billSharing } from "#core/shares.ts";
import { roundUp, split } from "#core/split.ts";
import type { PlanBill, PlanIncome, PlanInput } from "./input.ts";
import { type MoveRule, PLAIN_RULE } from "./move-rule.ts";
import { creditsFrom, isOnce, isPausedOn, weeklyAfter, weeklyChanges } from "./occurrences.ts";

/** The paydays of an income after one day up to and including another, oldest first. */
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
  /** What to move into each account, in the order of the accounts; zero amounts are left out. */
  transfers: { accountId: number; amount: Cents }[];
  /** The running catch-ups until the next payday. */
  catchUps: { billId: number; accountId: number; amount: Cents }[];
  /** The total to move. */
  total: Cents;
  /** The rest of the pay until the next payday; negative if it isn't enough. */
  rest: Cents;
};

/**
 * What to move on one payday of an income: its part of what each account needs, by how the household shares bills among the
 * incomes with a payday. Incomes of the same frequency together carry the whole, to the cent. The rule is that of the member
 * whose pay it is, and the asking person's for their own pay and for one that isn't assigned to a member.
 */
export function paydayCard(input: PlanInput, income: PlanIncome, day: Day, asked: MoveRule = PLAIN_RULE): PaydayCard {
  const rule = income.owner?.rule ?? asked;
  const next = nextPayday(income, day) ?? day;
  const sharedData = sharedDataOf(input);
  const incomeIndex = sharedData.places.get(income.id) ?? -1;
  const isLevel = rule.rate === "level";
  const level = isLevel ? levelNeeds(sharedData, income, day) : [];
  // One-time and paused bills are exact, as no later period makes up for a week too many or too few.
  const exact = exactNeeds(sharedData, isLevel ? "special" : "all", { payday: day, next });
  const plusExact = (parts: readonly Cents[] | undefined, account: number): Cents =>
    shownCents((parts?.[incomeIndex] ?? 0) + (exact[account]?.[incomeIndex] ?? 0));
  const unrounded = input.accounts.map((_, account) => plusExact(level[account]?.moved, account));
  const weekly = input.accounts.map((_, account) => plusExact(level[account]?.parts, account));
  const amounts = rule.rounding === 0 ? unrounded : split(roundUp(total(unrounded), rule.rounding), weekly);
  const transfers = input.accounts
    .map(({ id }, index) => ({ accountId: id, amount: amounts[index] ?? ZERO }))
    .filter(({ amount }) => amount > 0);
  const catchUps = sharedData.catchingUp
    .map(({ bill, accountId }) => {
      const amount = creditsBetween(bill, { payday: day, next, today: input.today }).catchUp;
      const shared = amount === ZERO ? [] : sharedData.share([{ billId: bill.id, amount }]);
      return { billId: bill.id, accountId, amount: shared[incomeIndex] ?? ZERO };
    })
    .filter(({ amount }) => amount > 0);
  const moved = total([...transfers, ...catchUps].map(({ amount }) => amount));
  const rest = shownCents(income.amount - moved);
  return { incomeId: income.id, day, next, pay: income.amount, transfers, catchUps, total: moved, rest };
}

/** The data shared by all cards of a household, prepared once because a year has thousands of cards. */
type SharedData = {
  /** The index of each income that carries bills. */
  places: ReadonlyMap<number, number>;
  /** Splits amounts of bills among those incomes. */
  share: ReturnType<typeof billSharing>;
  /** In the order of the accounts: each one's bills, and those that may be exact at either rate. */
  all: readonly (readonly PlanBill[])[];
  special: readonly (readonly PlanBill[])[];
  today: Day;
  /** Bills with a catch-up, in the same order. */
  catchingUp: readonly { bill: PlanBill; accountId: number }[];
  /** The days on which any bill's weekly amount changes, oldest first. */
  changes: readonly Day[];
  /** Caches, as cards of the same day and frequency share results. */
  levels: Map<string, Level[]>;
  exacts: Map<string, Cents[][]>;
};

const sharedDataCache = new WeakMap<PlanInput, SharedData>();

function sharedDataOf(input: PlanInput): SharedData {
  const cached = sharedDataCache.get(input);
  if (cached !== undefined) return cached;
  const earners = earnersOf(input);
  const billsByAccount = new Map(input.accounts.map(({ id }): [number | null, PlanBill[]] => [id, []]));
  for (const bill of input.bills) billsByAccount.get(bill.accountId)?.push(bill);
  const all = input.accounts.map(({ id }) => billsByAccount.get(id) ?? []);
  const data = {
    places: new Map(earners.map(({ id }, place) => [id, place])),
    share: billSharing(earners, input.shares),
    special: all.map((bills) => bills.filter(({ days }) => isOnce(days) || days.gap !== undefined)),
    ...{ all, today: input.today },
    catchingUp: input.accounts.flatMap(({ id: accountId }, index) =>
      (all[index] ?? []).filter(({ catchUp }) => catchUp !== null).map((bill) => ({ bill, accountId })),
    ),
    changes: [...new Set(input.bills.flatMap(weeklyChanges))].sort(),
    ...{ levels: new Map(), exacts: new Map() },
  };
  sharedDataCache.set(input, data);
  return data;
}

/** The cache size: results for a hundred incomes in a hundred accounts take 80 kB. */
const MAX_CACHED = 100;

function getOrCompute<T>(cache: Map<string, T>, name: string, find: () => T): T {
  const cached = cache.get(name);
  if (cached !== undefined) return cached;
  if (cache.size >= MAX_CACHED) cache.clear();
  const found = find();
  cache.set(name, found);
  return found;
}

/**
 * The incomes that carry the bills. A yearly income carries nothing if anyone is paid more often, because bills can't wait
 * for it. An exception is the only income of a member with an agreed share.
 */
function earnersOf({ incomes, shares }: PlanInput): PlanIncome[] {
  const paid = incomes.filter(({ paydays }) => paydays.length > 0);
  const regular = paid.filter(isRegular);
  if (regular.length === 0) return paid;
  const regularMembers = new Set(regular.map(({ memberId }) => memberId));
  const isOnlyOne = ({ memberId }: PlanIncome) => !regularMembers.has(memberId);
  return paid.filter((each) => isRegular(each) || (shares.mode !== "income" && isOnlyOne(each)));
}

/** What an account needs from each income: per week, and to move. */
type Level = { parts: Cents[]; moved: Cents[] };

/** The parts of all incomes in each account, in the order of the accounts. They add up both per account and in total. */
function levelNeeds({ all, share, changes, levels }: SharedData, { frequency }: PlanIncome, day: Day): Level[] {
  const since = changes.findLastIndex((change) => change <= day);
  return getOrCompute(levels, `${JSON.stringify(frequency)} ${since}`, () => {
    const owed = amountsOwedBy(all, (bill) => (isExactOnly(bill, day) ? ZERO : weeklyAfter(bill, day)));
    const sums = owed.map((bills) => total(bills.map(({ amount }) => amount)));
    const { weeks, per } = weeksIn(frequency);
    const wholes = split(timesWeeks(total(sums), weeks, per), sums);
    return owed.map((bills, account) => {
      const parts = share(bills);
      return { parts, moved: split(wholes[account] ?? ZERO, parts) };
    });
  });
}

/** The parts of all incomes in the credits from one payday to the next, per account. */
function exactNeeds(
  sharedData: SharedData,
  which: "all" | "special",
  { payday, next }: { payday: Day; next: Day },
): Cents[][] {
  const { share, exacts, today } = sharedData;
  return getOrCompute(exacts, `${which} ${payday} ${next}`, () =>
    amountsOwedBy(sharedData[which], (bill) =>
      which === "all" || isExactOnly(bill, payday) ? creditsBetween(bill, { payday, next, today }).level : ZERO,
    ).map(share),
  );
}

/** Whether a payday's amount for a bill is exact at either rate. */
const isExactOnly = ({ days }: PlanBill, payday: Day) => isOnce(days) || isPausedOn(days.gap, payday);

const amountsOwedBy = (bills: readonly (readonly PlanBill[])[], amountOf: (bill: PlanBill) => Cents) =>
  bills.map((accountBills) => accountBills.map((bill) => ({ billId: bill.id, amount: amountOf(bill) })));

const isRegular = ({ frequency }: PlanIncome) => frequency !== "annually";

/** A weekly sum over a number of weeks, rounded half up to the cent. */
const timesWeeks = (weekly: Cents, weeks: number, per: number): Cents =>
  shownCents(Math.floor((2 * weekly * weeks + per) / (2 * per)));

type Period = { payday: Day; next: Day; today: Day };

/** The credits after a payday up to and including the next. A credit on the payday itself belongs to the previous pay. */
function creditsBetween(bill: PlanBill, { payday, next, today }: Period): { level: Cents; catchUp: Cents } {
  const { nextCredit } = bill;
  if (nextCredit === null) return { level: ZERO, catchUp: ZERO };
  // For a past payday, some credits may already be booked.
  const until = daysBetween(payday, nextCredit);
  const booked = Math.max(0, Math.ceil(until / 7) - 1);
  const sinceStart = Math.floor(daysBetween(bill.startDate, nextCredit) / 7) - 1;
  const earliest = until - 7 * Math.max(0, Math.min(booked, sinceStart));
  const first = earliest > 0 ? earliest : earliest + 7 * (Math.floor(-earliest / 7) + 1);
  // Between those booked and the next, weeks are left out by a pause or the archive.
  const isCredited = ({ offset }: { offset: number }) => {
    const day = addDays(payday, offset);
    return offset >= until || (day <= today && (day === bill.days.gap?.from || !isPausedOn(bill.days.gap, day)));
  };
  const credits = creditsFrom(bill, first, payday, next).filter(isCredited);
  return { level: total(credits.map(({ level }) => level)), catchUp: total(credits.map(({ catchUp }) => catchUp)) };
}
