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
export function areWhole(parts: readonly SharePart[]): boolean {
  const once = new Set(parts.map(({ memberId }) => memberId)).size === parts.length;
  return once && parts.reduce((sum, { share }) => sum + share, 0) === WHOLE_SHARE;
}

/** The part of an income with a payday that shares depend on. */
export type Earner = { memberId: string | null; weekly: Cents };

type Rule = Pick<Shares, "mode" | "parts">;
type ShareOut = (amount: Cents) => Cents[];

/**
 * Each income's part of an amount, to the cent by largest remainder, so that the parts always add up. A member's part is
 * split across their incomes. Members without a payday carry nothing, as there is no day on which they could; the others
 * carry it in proportion. If no member with a share has a payday, incomes decide.
 */
export const shareOut = (amount: Cents, earners: readonly Earner[], rule: Rule): Cents[] =>
  sharedBy(rule, carriersOf(earners))(amount);

/** Each income's weekly amount, and each member's incomes by index. */
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
 * The same for bills with their own rules; those without one are shared as one sum. Created once for all paydays of a
 * household, since a bill's amount recurs.
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

/** Caches the parts by amount: a bill has few different amounts, one per number of weeks. */
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
