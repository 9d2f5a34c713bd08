import type { StatementLine } from "#core/statements/statement.ts";
import { findRhythm, type Rhythm, scoreOf } from "./rhythm.ts";

/** A month of thirty days as a circle, so that the last day and the first are neighbours. */
const CIRCLE = 30;
const LEAST_LINES = 4;
/** The penalty for choosing two days rather than one interval. */
const COST = 3;

/** Lines of one counterparty that follow one rhythm. `others` counts the lines left over. */
type Stream = { lines: StatementLine[]; rhythm: Rhythm; others: number };

const NEAR = 0.3;
const MOST_PRICES = 100;
const STREAM_COST = 2;

/**
 * Splits one counterparty's lines into streams. Two contracts with one company are two amounts, each with its own rhythm; a
 * price increase is one stream; purchases besides a subscription are left over.
 */
export function splitByAmount(lines: readonly StatementLine[]): Stream[] {
  const whole = streamOf(lines, 0);
  const amounts = byAmount(lines);
  // With that many prices, only consider those that recur.
  const prices =
    amounts.length > MOST_PRICES ? amounts.filter((same) => same.length > 2).slice(0, MOST_PRICES) : amounts;
  const parts = joinPriceChanges(prices).filter((part) => part.length >= 2);
  const streams = parts.flatMap((part) => streamOf(part, lines.length - part.length) ?? []);
  const inParts = streams.reduce((all, { lines: { length } }) => all + length, 0);
  if (whole && (scoreOf(whole.rhythm, lines.length) >= scoreInParts(streams) || areAlternating(whole, streams)))
    return [whole];
  const solid = streams.filter(({ lines: part }) => part.length >= 3 || inParts === lines.length);
  const taken = new Set(solid.flatMap(({ lines: part }) => part));
  const rest = lines.filter((line) => !taken.has(line));
  const restStream = rest.length >= 3 && solid.length > 0 ? streamOf(rest, taken.size) : undefined;
  if (solid.length > 0)
    return [...solid.map((stream) => ({ ...stream, others: rest.length })), ...(restStream ? [restStream] : [])];
  return whole ? [whole] : [];
}

/** How well lines follow rhythms, on the scale of `scoreOf`. Two days always fit a rhythm, so those count half. */
export const scoreOfStreams = (lines: readonly StatementLine[]) =>
  splitByAmount(lines).reduce(
    (all, { rhythm, lines: { length } }) => all + Math.max(0, scoreOf(rhythm, length)) / (length === 2 ? 2 : 1),
    0,
  );

/** Alternating amounts: one rhythm without gaps, or several slower parts. That is one bill that varies. */
const areAlternating = ({ rhythm }: Stream, streams: readonly Stream[]) =>
  streams.length > 2 && rhythm.misfits + rhythm.gaps === 0 && streams.every((one) => one.rhythm.days > rhythm.days);

/** The score of several streams: their rhythms minus penalties for each stream and for assigning lines by varying amounts. */
function scoreInParts(streams: readonly Stream[]): number {
  const scores = streams.map(({ rhythm, lines }) => {
    const prices = new Set(lines.map(({ amount }) => amount)).size;
    const choosing = prices > 1 + lines.length / 4 ? lines.length * Math.log(1 + streams.length) : 0;
    return Math.max(0, scoreOf(rhythm, lines.length) - choosing);
  });
  return scores.reduce((all, score) => all + score, 0) - STREAM_COST * (streams.length - 1);
}

function streamOf(lines: readonly StatementLine[], others: number): Stream | undefined {
  const rhythm = findRhythm(lines.map(({ day }) => day));
  return rhythm && { lines: [...lines], rhythm, others };
}

function byAmount(lines: readonly StatementLine[]): StatementLine[][] {
  const groups = new Map<number, StatementLine[]>();
  for (const line of lines) {
    const same = groups.get(line.amount);
    if (same) same.push(line);
    else groups.set(line.amount, [line]);
  }
  return [...groups.values()];
}

/** Joins similar amounts that follow each other in time: a changed price. */
function joinPriceChanges(groups: readonly StatementLine[][]): StatementLine[][] {
  const chains: StatementLine[][] = [];
  const ordered = groups.toSorted((one, other) => ((one[0]?.day ?? "") < (other[0]?.day ?? "") ? -1 : 1));
  for (const group of ordered) {
    const [first] = group;
    if (first === undefined) continue;
    const chain = chains.findLast((one) => {
      const last = one.at(-1);
      return (
        last !== undefined &&
        last.day < first.day &&
        Math.abs(last.amount - first.amount) <= NEAR * Math.abs(last.amount)
      );
    });
    if (chain) chain.push(...group);
    else chains.push([...group]);
  }
  return chains;
}

const dayOf = ({ day }: StatementLine) => Math.min(CIRCLE, Number(day.slice(8)));
const circularDistance = (one: number, other: number) => {
  const steps = Math.abs(one - other) % CIRCLE;
  return Math.min(steps, CIRCLE - steps);
};

/** Twice-monthly pay, such as on the 15th and the last day, if that explains the days better than any interval. */
export function findTwoDays(lines: readonly StatementLine[]): Stream | undefined {
  if (lines.length < LEAST_LINES) return undefined;
  const totalDistance = (first: number) =>
    lines.reduce(
      (all, line) =>
        all + Math.min(circularDistance(dayOf(line), first), circularDistance(dayOf(line), first + CIRCLE / 2)),
      0,
    );
  const [first = 1] = Array.from({ length: CIRCLE / 2 }, (_, at) => at + 1).sort(
    (one, other) => totalDistance(one) - totalDistance(other),
  );
  const isFirst = (line: StatementLine) =>
    circularDistance(dayOf(line), first) < circularDistance(dayOf(line), first + CIRCLE / 2);
  const halves = [lines.filter(isFirst), lines.filter((line) => !isFirst(line))];
  const rhythms = halves.flatMap((half) => monthlyRhythm(half) ?? []);
  const [one, other] = rhythms;
  if (one === undefined || other?.dayOfMonth == null || one.dayOfMonth === other.dayOfMonth) return undefined;
  const score = rhythms.reduce((all, rhythm) => all + scoreOf(rhythm, rhythm.places.length), -COST);
  if (score <= scoreOfStreams(lines)) return undefined;
  const places = new Map(halves.flatMap((half, at) => half.map((line, n) => [line, rhythms[at]?.places[n]] as const)));
  const rhythm: Rhythm = {
    ...one,
    days: one.days / 2,
    secondDay: other.dayOfMonth,
    spread: Math.max(one.spread, other.spread),
    gaps: one.gaps + other.gaps,
    misfits: one.misfits + other.misfits,
    places: lines.map((line) => places.get(line)),
  };
  return { lines: [...lines], rhythm, others: 0 };
}

function monthlyRhythm(lines: readonly StatementLine[]): Rhythm | undefined {
  const rhythm = findRhythm(lines.map(({ day }) => day));
  return rhythm?.interval.unit === "month" && rhythm.interval.every === 1 ? rhythm : undefined;
}
