import { addDays, type Day, daysBetween } from "#core/day.ts";
import type { Interval } from "#core/interval.ts";
import { type Cents, cents } from "#core/money.ts";
import type { StatementLine } from "#core/statements/statement.ts";
import { groupByCounterparty, shownName } from "./counterparty.ts";
import { type Hint, hintsOf } from "./hints.ts";
import { joinNames } from "./join-names.ts";
import { nextOccurrence, type Rhythm, scoreOf } from "./rhythm.ts";
import { findTwoDays, splitByAmount } from "./split-by-amount.ts";

export const RECURRING_KINDS = ["bill", "income", "own-transfer"] as const;
export type RecurringKind = (typeof RECURRING_KINDS)[number];

/** The evidence for or against something being recurring, shown to the person. */
export type RecurringReason =
  | { why: "seen"; times: number }
  | { why: "changed"; from: Cents; to: Cents; on: Day }
  | {
      why:
        | "same-amount"
        | "amount-varies"
        | "regular"
        | "gaps"
        | "days-vary"
        | "says-so"
        | "own-account"
        | "stopped"
        | "only-twice";
    };

/** Something recurring that was found in a statement. */
export type Recurring = {
  kind: RecurringKind;
  name: string;
  interval: Interval;
  dayOfMonth: number | null;
  /** The other day for twice-monthly pay; `interval` is then a month. */
  secondDay: number | null;
  weekday: number | null;
  /** The last amount, or a typical one if it varies; unsigned. */
  amount: Cents;
  /** The recent minimum and maximum, if it varies. */
  range: { least: Cents; most: Cents } | null;
  /** When its price last changed, and the previous price. */
  changed: { on: Day; from: Cents } | null;
  first: Day;
  last: Day;
  /** When the next one is expected. */
  next: Day;
  isStopped: boolean;
  /** From 0 to 1. */
  confidence: number;
  reasons: RecurringReason[];
  /** Its lines, oldest first. */
  lines: StatementLine[];
};

/** The confidence from which items are preselected. */
export const TICKED_FROM = 0.8;
const SHOWN_FROM = 0.35;

/**
 * Finds everything recurring in a statement's lines, most confident first. `until` is the statement's last day: anything
 * that should have occurred by then but didn't has stopped.
 */
export function findRecurring(lines: readonly StatementLine[], until: Day): Recurring[] {
  const groups = joinNames(groupByCounterparty(lines));
  const found = groups.flatMap(({ lines: all, wordsOf }) => {
    const ordered = all.toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
    const outgoing = ordered.filter(({ amount }) => amount < 0);
    const incoming = ordered.filter(({ amount }) => amount > 0);
    return [
      ...streamsIn(outgoing, until, wordsOf),
      ...(isRefunds(outgoing, incoming) ? [] : streamsIn(incoming, until, wordsOf)),
    ];
  });
  return found.sort((one, other) => other.confidence - one.confidence || (one.name < other.name ? -1 : 1));
}

/** Money from someone you pay is a refund, unless it's much more than you pay them. */
function isRefunds(outgoing: readonly StatementLine[], incoming: readonly StatementLine[]): boolean {
  if (incoming.length === 0 || hintsOf(incoming).has("refund")) return true;
  const sum = (lines: readonly StatementLine[]) => lines.reduce((all, { amount }) => all + Math.abs(amount), 0);
  return outgoing.length > 0 && sum(incoming) < 2 * sum(outgoing) && !hintsOf(incoming).has("wage");
}

type WordsOf = (line: StatementLine) => readonly string[];

function streamsIn(lines: readonly StatementLine[], until: Day, wordsOf: WordsOf): Recurring[] {
  if (lines.length < 2 || hintsOf(lines).has("cash")) return [];
  const twoDayStream = (lines[0]?.amount ?? 0) > 0 ? findTwoDays(lines) : undefined;
  return (twoDayStream ? [twoDayStream] : splitByAmount(lines)).flatMap(({ lines: stream, rhythm, others }) => {
    const recurring = toRecurring(stream, rhythm, { until, others, wordsOf });
    return recurring && recurring.confidence >= SHOWN_FROM ? [recurring] : [];
  });
}

type StreamContext = { until: Day; others: number; wordsOf: WordsOf };

function toRecurring(
  lines: readonly StatementLine[],
  rhythm: Rhythm,
  { until, others, wordsOf }: StreamContext,
): Recurring | undefined {
  const fitting = lines.filter((_, at) => rhythm.places[at] !== undefined);
  const [first, last] = [fitting[0], fitting.at(-1)];
  if (first === undefined || last === undefined || fitting.length < 2) return undefined;
  const hints = hintsOf(fitting);
  const sizes = fitting.map(({ amount }) => Math.abs(amount));
  const money = amountsOf(sizes, fitting);
  const next = nextOccurrence(rhythm, addDays(last.day, Math.floor(rhythm.days / 3)));
  const isStopped = daysBetween(next, until) > Math.max(10, rhythm.days * 0.35);
  const logOdds = logOddsOf({
    rhythm,
    count: fitting.length,
    all: lines.length,
    money,
    hints,
    others,
    isIn: last.amount > 0,
  });
  const kind: RecurringKind =
    hints.has("own") && !hints.has("wage") ? "own-transfer" : last.amount > 0 ? "income" : "bill";
  return {
    kind,
    name: shownName(fitting, wordsOf),
    interval: rhythm.interval,
    dayOfMonth: rhythm.dayOfMonth,
    secondDay: rhythm.secondDay ?? null,
    weekday: rhythm.weekday,
    amount: money.amount,
    range: money.range,
    changed: money.changed,
    first: first.day,
    last: last.day,
    next,
    isStopped,
    confidence: 1 / (1 + Math.exp(-logOdds)),
    reasons: reasonsOf({ count: fitting.length, rhythm, money, hints, isStopped }),
    lines: [...fitting],
  };
}

type Money = { amount: Cents; range: Recurring["range"]; changed: Recurring["changed"]; swing: number };

/** The amount: the last one if fixed or rarely changed, otherwise the median of recent ones. */
function amountsOf(sizes: readonly number[], lines: readonly StatementLine[]): Money {
  const steps = sizes.flatMap((size, at) => (at > 0 && size !== sizes[at - 1] ? [at] : []));
  const lastSize = sizes.at(-1) ?? 0;
  if (steps.length <= Math.max(1, Math.floor(sizes.length / 5))) {
    const at = steps.at(-1);
    const line = at === undefined ? undefined : lines[at];
    const changed = at === undefined || line === undefined ? null : { on: line.day, from: cents(sizes[at - 1] ?? 0) };
    return { amount: cents(lastSize), range: null, changed, swing: 0 };
  }
  const recentSizes = sizes.slice(-12).sort((one, other) => one - other);
  const [least, most] = [recentSizes[0] ?? 0, recentSizes.at(-1) ?? 0];
  const middle = recentSizes[Math.floor(recentSizes.length / 2)] ?? lastSize;
  const mean = recentSizes.reduce((all, size) => all + size, 0) / recentSizes.length;
  const swing =
    Math.sqrt(recentSizes.reduce((all, size) => all + (size - mean) ** 2, 0) / recentSizes.length) / Math.max(1, mean);
  return { amount: cents(middle), range: { least: cents(least), most: cents(most) }, changed: null, swing };
}

type Evidence = {
  rhythm: Rhythm;
  count: number;
  all: number;
  money: Money;
  hints: ReadonlySet<Hint>;
  others: number;
  isIn: boolean;
};

/** A cap just below `TICKED_FROM`: shown but not preselected. */
const HABIT_CAP = 1.2;

/** Log odds: evidence from days, amounts and words, minus what chance finds among that many rhythms. */
function logOddsOf({ rhythm, count, all: seen, money, hints, others, isIn }: Evidence): number {
  const time = Math.min(9, scoreOf(rhythm, seen));
  const amount =
    money.swing === 0
      ? Math.min(5, 1.3 * (count - 1))
      : money.swing < 0.12
        ? Math.min(3, 0.6 * (count - 1))
        : money.swing < 0.3
          ? 0.3
          : -4 * money.swing;
  const words =
    (hints.has("debit") ? 1.5 : 0) +
    (hints.has("wage") ? 2.5 : 0) -
    (hints.has("card") ? 0.7 : 0) +
    (isIn && !hints.has("wage") ? -0.5 : 0);
  // Among many other transactions with the same name, a few look regular by chance.
  const crowdPenalty = Math.min(3, 0.15 * others);
  const fewPenalty = count === 2 ? 2.5 : 0;
  const all = 0.8 * time + amount + words - crowdPenalty - fewPenalty - 4.5;
  // Varying amounts every week or two may be habitual shopping, unless it's a direct debit.
  const mayBeHabit = rhythm.days <= 14 && money.swing >= 0.12 && !isIn && !hints.has("debit");
  return mayBeHabit ? Math.min(HABIT_CAP, all) : all;
}

type Summary = { count: number; rhythm: Rhythm; money: Money; hints: ReadonlySet<Hint>; isStopped: boolean };

function reasonsOf({ count, rhythm, money, hints, isStopped }: Summary): RecurringReason[] {
  const reasonIf = <W extends RecurringReason>(isTrue: boolean, reason: W) => (isTrue ? [reason] : []);
  return [
    { why: "seen", times: count },
    ...reasonIf(count === 2, { why: "only-twice" }),
    { why: rhythm.spread <= 3 ? "regular" : "days-vary" },
    amountReason(money),
    ...reasonIf(rhythm.gaps > 0, { why: "gaps" }),
    ...reasonIf(hints.has("debit") || hints.has("wage"), { why: "says-so" }),
    ...reasonIf(hints.has("own"), { why: "own-account" }),
    ...reasonIf(isStopped, { why: "stopped" }),
  ];
}

function amountReason({ amount, range, changed }: Money): RecurringReason {
  if (range !== null) return { why: "amount-varies" };
  return changed === null ? { why: "same-amount" } : { why: "changed", to: amount, ...changed };
}

/** Whether it's preselected: confidently recurring, still running and not a transfer between own accounts. */
export const isTicked = ({ kind, isStopped, confidence }: Recurring) =>
  kind !== "own-transfer" && !isStopped && confidence >= TICKED_FROM;
