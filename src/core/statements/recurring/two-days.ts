import type { StatementLine } from "#core/statements/statement.ts";
import { findRhythm, type Rhythm, scoreOf } from "./rhythm.ts";
import { type Stream, scoreOfStreams } from "./split-by-amount.ts";

/** A month of thirty days, as a circle: the last and the first are neighbours. */
const CIRCLE = 30;
const LEAST_LINES = 4;
/** What it takes to choose two days rather than one interval. */
const COST = 3;

const dayOf = ({ day }: StatementLine) => Math.min(CIRCLE, Number(day.slice(8)));
const apart = (one: number, other: number) => {
  const steps = Math.abs(one - other) % CIRCLE;
  return Math.min(steps, CIRCLE - steps);
};

/** Pay on two days of each month, the 15th and the last for example, where that explains the days better than any interval does. */
export function findTwoDays(lines: readonly StatementLine[]): Stream | undefined {
  if (lines.length < LEAST_LINES) return undefined;
  const farness = (first: number) =>
    lines.reduce((all, line) => all + Math.min(apart(dayOf(line), first), apart(dayOf(line), first + CIRCLE / 2)), 0);
  const [first = 1] = Array.from({ length: CIRCLE / 2 }, (_, at) => at + 1).sort(
    (one, other) => farness(one) - farness(other),
  );
  const isFirst = (line: StatementLine) => apart(dayOf(line), first) < apart(dayOf(line), first + CIRCLE / 2);
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
