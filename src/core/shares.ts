import { type Cents, shownCents, ZERO } from "./money.ts";
import { split } from "./split.ts";

/** `income`: in proportion to incomes; `percent`: as the members agreed. */
export const SHARE_MODES = ["income", "equal", "percent"] as const;
export type ShareMode = (typeof SHARE_MODES)[number];

/** 100 percent, in hundredths of a percent. */
export const WHOLE_SHARE = 10_000;

/** A member's share, in hundredths of a percent. */
export type SharePart = { memberId: string; share: number };

/** How a household shares its bills, and which bills have shares of their own. */
export type Shares = {
  mode: ShareMode;
  /** Each member's share, if percentages are set. */
  parts: readonly SharePart[];
  bills: readonly { billId: number; parts: readonly SharePart[] }[];
};

export const BY_INCOME: Shares = { mode: "income", parts: [], bills: [] };

/** Whether shares are valid: each member at most once, adding up to 100 percent. */
export function areValidShares(parts: readonly SharePart[]): boolean {
  const hasNoDuplicates = new Set(parts.map(({ memberId }) => memberId)).size === parts.length;
  return hasNoDuplicates && parts.reduce((sum, { share }) => sum + share, 0) === WHOLE_SHARE;
}

/** The part of an income with a payday that shares depend on. */
export type Earner = { memberId: string | null; weekly: Cents };

type Rule = Pick<Shares, "mode" | "parts">;
type SplitAmount = (amount: Cents) => Cents[];

/**
 * Each income's part of an amount, to the cent by largest remainder, so that the parts always add up. A member's part is
 * split across their incomes. Members without a payday carry nothing, as there is no day on which they could; the others
 * carry it in proportion. If no member with a share has a payday, incomes decide.
 */
export const shareOut = (amount: Cents, earners: readonly Earner[], rule: Rule): Cents[] =>
  splitterFor(rule, groupByMember(earners))(amount);

/** Each income's weekly amount, and each member's incomes by index. */
type IncomeGroups = { weekly: Cents[]; people: MemberIncomes[] };
type MemberIncomes = { memberId: string; indexes: number[]; weekly: Cents[] };

function groupByMember(earners: readonly Earner[]): IncomeGroups {
  const people = new Map<string, MemberIncomes>();
  for (const [incomeIndex, { memberId, weekly }] of earners.entries()) {
    if (memberId === null) continue;
    const person = people.get(memberId) ?? { memberId, indexes: [], weekly: [] };
    people.set(memberId, person);
    person.indexes.push(incomeIndex);
    person.weekly.push(weekly);
  }
  return { weekly: earners.map(({ weekly }) => weekly), people: [...people.values()] };
}

function splitterFor({ mode, parts }: Rule, { weekly, people }: IncomeGroups): SplitAmount {
  const agreedShares = new Map(parts.map(({ memberId, share }) => [memberId, share]));
  const weightOf = ({ memberId }: MemberIncomes) => (mode === "equal" ? 1 : (agreedShares.get(memberId) ?? 0));
  const contributors = mode === "income" ? [] : people.filter((person) => weightOf(person) > 0);
  if (contributors.length === 0) return (amount) => split(amount, weekly);
  const weights = contributors.map(weightOf);
  return (amount) => {
    const shared = weekly.map(() => ZERO);
    const portions = split(amount, weights);
    for (const [index, person] of contributors.entries()) {
      const each = split(portions[index] ?? ZERO, person.weekly);
      person.indexes.forEach((incomeIndex, at) => {
        shared[incomeIndex] = each[at] ?? ZERO;
      });
    }
    return shared;
  };
}

type OwedAmount = { billId: number; amount: Cents };

/**
 * The same for bills with their own rules; those without one are shared as one sum. Created once for all paydays of a
 * household, since a bill's amount recurs.
 */
export function billSharing(earners: readonly Earner[], shares: Shares): (owed: readonly OwedAmount[]) => Cents[] {
  const groups = groupByMember(earners);
  const splitByDefault = splitterFor(shares, groups);
  const billSplitters = new Map(
    shares.bills.map(({ billId, parts }) => [billId, memoize(splitterFor({ mode: "percent", parts }, groups))]),
  );
  return (owed) => {
    const shared: number[] = [];
    const add = (parts: readonly Cents[]) => {
      for (let at = 0; at < parts.length; at += 1) shared[at] = (shared[at] ?? 0) + (parts[at] ?? 0);
    };
    let defaultTotal = 0;
    for (const { billId, amount } of owed) {
      const splitBill = billSplitters.get(billId);
      if (splitBill === undefined) defaultTotal += amount;
      else add(splitBill(amount));
    }
    add(splitByDefault(shownCents(defaultTotal)));
    return shared.map(shownCents);
  };
}

/** Caches the parts by amount: a bill has few different amounts, one per number of weeks. */
function memoize(splitAmount: SplitAmount): SplitAmount {
  const cache = new Map<Cents, Cents[]>();
  return (amount) => {
    const cached = cache.get(amount);
    if (cached !== undefined) return cached;
    const shared = splitAmount(amount);
    cache.set(amount, shared);
    return shared;
  };
}
