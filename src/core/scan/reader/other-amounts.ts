import type { UsualFrequency } from "#core/interval.ts";
import { cents } from "#core/money.ts";
import type { OtherAmount, OtherAmountKind } from "#core/scan/found.ts";
import { boundingBox } from "#core/scan/page.ts";
import { plain } from "#core/scan/squash.ts";
import type { Parsed } from "./candidates.ts";
import { firstPart, type Instalment, pairsIn } from "./instalments.ts";
import { isMoney, type Money, NEIGHBOURS, textReader } from "./neighbours.ts";
import {
  AT_ONCE,
  BALANCE,
  BEFORE,
  CARD,
  CURRENCY,
  countIn,
  ESTIMATE,
  MINIMUM,
  NO_MINIMUM,
  PART,
  RHYTHMS,
  WHOLE,
} from "./other-amount-words.ts";

const [FEWEST, MOST] = [2, 12];
/** Parts may be rounded to a cent each; a first part has the remainder; parts may cost more than paying at once. */
const ROUNDED = 0.002;
const REMAINDER = 0.025;
const SURCHARGE = 0.2;
const EXACT = 0.0001;
/** In words: right after an amount. */
const AFTER = 4;
/** In words: longer lines above are sentences. */
const HEADING = 5;
const MOST_PARTS = 3;

/** An amount, the words before it, those of a column's heading above it, and those right after it. */
type Labelled = Money & { label: string; heading: string; after: string };
type Offered = { kind: OtherAmountKind; at: Money };

/** Amounts that may be paid instead: a card's minimum and its balance, an instalment and the total. */
export function otherAmounts(
  paper: Parsed,
  { amount: read, frequency }: { amount: number | null; frequency: UsualFrequency | null },
): OtherAmount[] {
  if (read === 0) return [];
  const sums = labelledAmounts(paper).filter(({ amount }) => amount > 0);
  const text = textReader(paper)(0, paper.tokens.length);
  const parts = read === null ? [] : partAmounts(paper, { sums, text, read, frequency });
  return [...cardAmounts(sums, text, read ?? 0), ...parts].map(({ kind, at }) => ({
    kind,
    value: cents(at.amount),
    place: {
      page: paper.tokens[at.first]?.page ?? 0,
      box: boundingBox(paper.tokens.slice(at.first, at.last + 1)),
    },
  }));
}

/** A card's minimum payment if the balance was read, and the other way round; both if neither was. */
function cardAmounts(sums: readonly Labelled[], text: string, read: number): Offered[] {
  // A minimum without a balance may be anything: a fee, or an order's least value.
  if (!MINIMUM.test(text) || !CARD.test(text) || !BALANCE.test(text)) return [];
  const minimums = sums.filter(
    ({ label, heading, after }) =>
      [label, heading, after].some((words) => MINIMUM.test(words)) && !NO_MINIMUM.test(label),
  );
  const isMinimumRead = minimums.some(({ amount }) => amount === read);
  const minimum = isMinimumRead ? undefined : minimums.find(({ amount }) => read === 0 || amount < read);
  const balances = sums.filter(({ label }) => BALANCE.test(label) && !BEFORE.test(label) && !MINIMUM.test(label));
  const isRead = balances.some(({ amount }) => amount === read);
  const balance = isRead ? undefined : balances.find(({ amount }) => amount > Math.max(read, minimum?.amount ?? 0));
  return [
    ...(minimum ? [{ kind: "minimum" as const, at: minimum }] : []),
    ...(balance ? [{ kind: "balance" as const, at: balance }] : []),
  ];
}

type Payable = { sums: readonly Labelled[]; text: string; read: number; frequency: UsualFrequency | null };

/** The total if an instalment was read, and the other way round. */
function partAmounts(paper: Parsed, { sums, text, read, frequency }: Payable): Offered[] {
  const pairs = pairsIn(paper).sort((one, other) => (one.day < other.day ? -1 : 1));
  const whole = wholeOf(sums, { text, read, pairs, isFirst: firstPart(paper, MOST * read)?.amount === read });
  if (whole !== undefined) return [{ kind: "total", at: whole }];
  const [planned] = pairs;
  if (planned !== undefined && addUpTo(pairs, read))
    return planned.sum.amount < read ? [{ kind: "instalment", at: planned.sum }] : [];
  const isYearly = frequency === "annually" || frequency === null;
  const withRhythms = partsIn(sums, read, RHYTHMS);
  // A bill that comes more often isn't paid every month instead, unless it lists several ways to pay.
  const parts = isYearly || withRhythms.size > 1 ? withRhythms : partsIn(sums, read, []);
  const first = firstPart(paper, read);
  const found = parts.size === 0 && first !== undefined ? [first] : [...parts.values()].slice(0, MOST_PARTS);
  return found.map((at) => ({ kind: "instalment", at }));
}

/** Amounts to be paid several times instead of another, by how many times. */
function partsIn(sums: readonly Labelled[], whole: number, rhythms: typeof RHYTHMS): Map<number, Money> {
  const parts = new Map<number, Money>();
  for (const one of sums) {
    const printed = sums.filter(({ amount }) => amount === one.amount).length;
    const times = timesIn(whole, one, { rhythms, printed });
    if (times !== undefined && !parts.has(times)) parts.set(times, one);
  }
  return parts;
}

type Part = { text: string; read: number; pairs: readonly Instalment[]; isFirst: boolean };

/** The largest amount that the one read is a part of. */
function wholeOf(sums: readonly Labelled[], { text, read, pairs, isFirst }: Part): Labelled | undefined {
  const dated = new Set(pairs.map(({ sum }) => sum.amount));
  const isPart = dated.has(read) || sums.some(({ amount, label }) => amount === read && PART.test(label));
  if (!isPart && !AT_ONCE.test(text)) return undefined;
  const tolerance = !isPart ? EXACT : isFirst ? REMAINDER : ROUNDED;
  const others = new Set(sums.map(({ amount }) => amount).filter((amount) => isNear(amount, read, SURCHARGE)));
  const isWhole = (amount: number) =>
    addUpTo(pairs, amount) ||
    isMultiple(amount, read, tolerance) ||
    // A first part, then equal ones.
    [...others].some((other) => isMultiple(amount - read, other, EXACT));
  return sums
    .filter(({ amount, label }) => amount > read && WHOLE.test(label) && !ESTIMATE.test(label) && isWhole(amount))
    .sort((one, other) => other.amount - one.amount)[0];
}

/** Whether the amounts of several days add up to another. */
const addUpTo = (pairs: readonly Instalment[], whole: number) =>
  new Set(pairs.map(({ day }) => day)).size > 1 &&
  isNear(
    pairs.reduce((total, { sum }) => total + sum.amount, 0),
    whole,
    ROUNDED,
  );

/** How many times an amount has to be paid instead of another, by the words around it and its size. */
function timesIn(
  whole: number,
  { amount, label, after }: Labelled,
  { rhythms, printed }: { rhythms: typeof RHYTHMS; printed: number },
): number | undefined {
  if (ESTIMATE.test(label)) return undefined;
  const stated = countIn(label);
  const [rhythm = 0] = rhythms.find(([, words]) => words.test(label) || words.test(after)) ?? [];
  const isPossible = (times: number) => times >= FEWEST && (times <= MOST || times * amount === whole);
  const isPart = PART.test(label);
  const counted = [stated, rhythm, isPart ? printed : 0].find(
    (times) => isPossible(times) && isBetween(times * amount, whole, whole * (1 + SURCHARGE)),
  );
  if (counted !== undefined) return counted;
  return isPart && isMultiple(whole, amount, ROUNDED) ? Math.round(whole / amount) : undefined;
}

const isBetween = (value: number, least: number, most: number) => value >= least * (1 - ROUNDED) && value <= most;
const isNear = (one: number, other: number, tolerance: number) => Math.abs(one - other) <= tolerance * other;

function isMultiple(whole: number, part: number, tolerance: number): boolean {
  const times = Math.round(whole / part);
  return times >= FEWEST && times <= MOST && isNear(times * part, whole, tolerance);
}

/** Amounts with the words before them on their row, from the nearest cell that has any; without any, those above. */
function labelledAmounts({ tokens, candidates, near }: Parsed): Labelled[] {
  const textOf = textReader({ tokens });
  const sums = candidates.filter(isMoney);
  const ends = new Set(sums.map(({ last }) => last));
  const startOf = (end: number) => {
    let from = end;
    while (from > 0 && tokens[from - 1]?.cell === tokens[end - 1]?.cell && !ends.has(from - 1)) from--;
    return from;
  };
  const before = ({ first }: Money) => {
    let end = first;
    while (end > 0 && tokens[end - 1]?.row === tokens[first]?.row && !ends.has(end - 1)) {
      const text = textOf(startOf(end), end);
      if (/\p{L}{2}/u.test(text.replace(CURRENCY, ""))) return text;
      end = startOf(end);
    }
    return undefined;
  };
  const above = ({ first }: Money) => {
    const words = near.slice(first * NEIGHBOURS + NEIGHBOURS / 2, (first + 1) * NEIGHBOURS);
    const cells = new Set([...words].flatMap((at) => tokens[at - 1]?.cell ?? []));
    return plain(tokens.flatMap(({ cell, text }) => (cells.has(cell) ? [text] : [])).join(" "));
  };
  const after = ({ last }: Money) =>
    plain(
      tokens
        .slice(last + 1, last + 1 + AFTER)
        .flatMap(({ row, text }) => (row === tokens[last]?.row ? [text] : []))
        .join(" "),
    );
  return sums.map((one) => {
    const over = above(one);
    const heading = over.split(" ").length <= HEADING && !/\d/.test(over) ? over : "";
    return { ...one, label: before(one) ?? over, heading, after: after(one) };
  });
}
