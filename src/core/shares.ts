import { type Cents, shownCents, ZERO } from "./money.ts";
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
type ShareOut = (amount: Cents) => Cents[];

/**
 * What each income carries of an amount, to the cent by largest remainder: the parts always add up to the amount. A member's
 * part is spread over their own incomes. Whoever has no payday carries nothing, since there is no day on which they could;
 * the others carry it in proportion. Where nobody who has a share has a payday, incomes decide.
 */
export const shareOut = (amount: Cents, earners: readonly Earner[], rule: Rule): Cents[] =>
  sharedBy(rule, carriersOf(earners))(amount);

/** What each income is a week, and each member's incomes by their places among all. */
type Carriers = { weekly: Cents[]; people: Person[] };
type Person = { memberId: string; places: number[]; weekly: Cents[] };

function carriersOf(earners: readonly Earner[]): Carriers {
  const people = new Map<string, Person>();
  for (const [place, { memberId, weekly }] of earners.entries()) {
    if (memberId === null) continue;
    const person = people.get(memberId) ?? { memberId, places: [], weekly: [] };
    people.set(memberId, person);
    person.places.push(place);
    person.weekly.push(weekly);
  }
  return { weekly: earners.map(({ weekly }) => weekly), people: [...people.values()] };
}

function sharedBy({ mode, parts }: Rule, { weekly, people }: Carriers): ShareOut {
  const agreed = new Map(parts.map(({ memberId, share }) => [memberId, share]));
  const weightOf = ({ memberId }: Person) => (mode === "equal" ? 1 : (agreed.get(memberId) ?? 0));
  const carrying = mode === "income" ? [] : people.filter((person) => weightOf(person) > 0);
  if (carrying.length === 0) return (amount) => split(amount, weekly);
  const weights = carrying.map(weightOf);
  return (amount) => {
    const shared = weekly.map(() => ZERO);
    const carried = split(amount, weights);
    for (const [index, person] of carrying.entries()) {
      const each = split(carried[index] ?? ZERO, person.weekly);
      person.places.forEach((place, at) => {
        shared[place] = each[at] ?? ZERO;
      });
    }
    return shared;
  };
}

type Owed = { billId: number; amount: Cents };

/**
 * The same for bills, each by its own rule: those without one are shared as one sum. Made once for the many paydays of a
 * household, where a bill is the same amount again and again.
 */
export function billSharing(earners: readonly Earner[], shares: Shares): (owed: readonly Owed[]) => Cents[] {
  const carriers = carriersOf(earners);
  const usually = sharedBy(shares, carriers);
  const own = new Map(
    shares.bills.map(({ billId, parts }) => [billId, remembered(sharedBy({ mode: "percent", parts }, carriers))]),
  );
  return (owed) => {
    const shared: number[] = [];
    const add = (parts: readonly Cents[]) => {
      for (let at = 0; at < parts.length; at += 1) shared[at] = (shared[at] ?? 0) + (parts[at] ?? 0);
    };
    let usual = 0;
    for (const { billId, amount } of owed) {
      const ownParts = own.get(billId);
      if (ownParts === undefined) usual += amount;
      else add(ownParts(amount));
    }
    add(usually(shownCents(usual)));
    return shared.map(shownCents);
  };
}

/** A bill comes to few amounts: one a week, and those of so many weeks. */
function remembered(shareOut: ShareOut): ShareOut {
  const known = new Map<Cents, Cents[]>();
  return (amount) => {
    const before = known.get(amount);
    if (before !== undefined) return before;
    const shared = shareOut(amount);
    known.set(amount, shared);
    return shared;
  };
}
