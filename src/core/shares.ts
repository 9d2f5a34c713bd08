import { type Cents, total, ZERO } from "./money.ts";
import { split } from "./split.ts";

/** By income is each income's part of all of them; percent is what the members agreed on. */
export const SHARE_MODES = ["income", "equal", "percent"] as const;
export type ShareMode = (typeof SHARE_MODES)[number];

/** The whole, in hundredths of a percent. */
export const WHOLE_SHARE = 10_000;

/** What a member carries, in hundredths of a percent. */
export type SharePart = { memberId: string; share: number };

/** How a household shares its bills, and which bills are shared in another way. */
export type Shares = {
  mode: ShareMode;
  /** Of each member, where percentages are set. */
  parts: readonly SharePart[];
  bills: readonly { billId: number; parts: readonly SharePart[] }[];
};

export const BY_INCOME: Shares = { mode: "income", parts: [], bills: [] };

/** Whether parts can be agreed on: each member at most once, and together the whole. */
export function areWhole(parts: readonly SharePart[]): boolean {
  const once = new Set(parts.map(({ memberId }) => memberId)).size === parts.length;
  return once && parts.reduce((sum, { share }) => sum + share, 0) === WHOLE_SHARE;
}

/** An income that has a payday, as far as shares depend on it. */
export type Earner = { memberId: string | null; weekly: Cents };

type Rule = Pick<Shares, "mode" | "parts">;

/**
 * What each income carries of an amount, to the cent by largest remainder: the parts always add up to the amount. A member's
 * part is spread over their own incomes. Whoever has no payday carries nothing, since there is no day on which they could;
 * the others carry it in proportion. Where nobody who has a share has a payday, incomes decide.
 */
export function shareOut(amount: Cents, earners: readonly Earner[], { mode, parts }: Rule): Cents[] {
  const byIncome = () =>
    split(
      amount,
      earners.map(({ weekly }) => weekly),
    );
  if (mode === "income") return byIncome();
  const people = [...new Set(earners.flatMap(({ memberId }) => memberId ?? []))];
  const shareOf = (person: string) => parts.find(({ memberId }) => memberId === person)?.share ?? 0;
  const weights = people.map((person) => (mode === "equal" ? 1 : shareOf(person)));
  if (!weights.some((weight) => weight > 0)) return byIncome();
  const carried = split(amount, weights);
  const shared = earners.map(() => ZERO);
  people.forEach((person, index) => {
    if (carried[index] === ZERO) return;
    const own = earners.flatMap((earner, at) => (earner.memberId === person ? [{ at, weekly: earner.weekly }] : []));
    const each = split(
      carried[index] ?? ZERO,
      own.map(({ weekly }) => weekly),
    );
    own.forEach(({ at }, place) => {
      shared[at] = each[place] ?? ZERO;
    });
  });
  return shared;
}

type Owed = { billId: number; amount: Cents };

const rulesOf = new WeakMap<Shares, ReadonlyMap<number, readonly SharePart[]>>();

/** The bills that are shared in a way of their own; looked up for every account of every payday. */
function ownRules(shares: Shares): ReadonlyMap<number, readonly SharePart[]> {
  const rules = rulesOf.get(shares) ?? new Map(shares.bills.map(({ billId, parts }) => [billId, parts]));
  rulesOf.set(shares, rules);
  return rules;
}

/** The same for bills, each by its own rule: those without one are shared as one sum. */
export function shareOutBills(owed: readonly Owed[], earners: readonly Earner[], shares: Shares): Cents[] {
  const own = ownRules(shares);
  const usual = total(owed.filter(({ billId }) => !own.has(billId)).map(({ amount }) => amount));
  const shared = [shareOut(usual, earners, shares)];
  for (const { billId, amount } of owed) {
    const parts = own.get(billId);
    if (parts !== undefined && amount !== ZERO) shared.push(shareOut(amount, earners, { mode: "percent", parts }));
  }
  return earners.map((_, index) => total(shared.map((each) => each[index] ?? ZERO)));
}
