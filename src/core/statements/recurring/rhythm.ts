import { addDays, type Day, dayInMonth, daysBetween, weekdayOf } from "#core/day.ts";
import type { Interval } from "#core/interval.ts";

/** The intervals to look for. `slack`: how many days a payment may be off (weekends, holidays, delays). `usual`: the prior log odds. */
const CANDIDATES: readonly { interval: Interval; days: number; slack: number; usual: number }[] = [
  { interval: { every: 1, unit: "week" }, days: 7, slack: 3, usual: 0 },
  { interval: { every: 2, unit: "week" }, days: 14, slack: 4, usual: 0 },
  { interval: { every: 3, unit: "week" }, days: 21, slack: 4, usual: -2 },
  { interval: { every: 4, unit: "week" }, days: 28, slack: 5, usual: -1.5 },
  { interval: { every: 6, unit: "week" }, days: 42, slack: 5, usual: -3 },
  { interval: { every: 8, unit: "week" }, days: 56, slack: 5, usual: -3 },
  { interval: { every: 1, unit: "month" }, days: 30.4, slack: 6, usual: 1 },
  { interval: { every: 2, unit: "month" }, days: 60.9, slack: 7, usual: -0.5 },
  { interval: { every: 3, unit: "month" }, days: 91.3, slack: 8, usual: 0.5 },
  { interval: { every: 4, unit: "month" }, days: 121.7, slack: 8, usual: -1.5 },
  { interval: { every: 6, unit: "month" }, days: 182.6, slack: 10, usual: 0 },
  { interval: { every: 1, unit: "year" }, days: 365.2, slack: 14, usual: 0.5 },
];

/** How days recur: the interval, the target day, the deviation from it, and the gaps. */
export type Rhythm = {
  interval: Interval;
  /** The approximate number of days between occurrences. */
  days: number;
  /** The target day of the month, 31 for the last; null for weeks. */
  dayOfMonth: number | null;
  /** The second target day of the month, if there are two. */
  secondDay?: number;
  /** Monday is 1; null for months. */
  weekday: number | null;
  /** A target day that the others are counted from. */
  anchor: Day;
  /** The 80th percentile of the deviation in days. */
  spread: number;
  /** How many occurrences between the first and the last are missing. */
  gaps: number;
  /** How many days fit no occurrence, or one already taken. */
  misfits: number;
  /** The occurrence number of each day; undefined for misfits. */
  places: (number | undefined)[];
};

const EPOCH = "1970-01-01" as Day;
const MONTH_DAYS = 30.436875;
const numberOf = (date: Day) => daysBetween(EPOCH, date);
const monthOf = (date: Day) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

type Fit = { spread: number; total: number; misfits: number; gaps: number; places: (number | undefined)[] };

/** The best-fitting rhythm; undefined for fewer than two days or if none fits. */
export function findRhythm(days: readonly Day[]): Rhythm | undefined {
  if (days.length < 2) return undefined;
  const numbers = days.map(numberOf);
  const steps = numbers.slice(1).map((number, at) => number - (numbers[at] ?? 0));
  const usual = steps.sort((one, other) => one - other)[Math.floor(steps.length / 2)] ?? 0;
  const found = CANDIDATES.flatMap((candidate) => {
    const typical = (numbers.at(-1) ?? 0) - (numbers[0] ?? 0);
    // Skip intervals longer than the time seen, so short that most occurrences are missing, or with fewer occurrences than days.
    if (usual < 0.55 * candidate.days || usual > 1.8 * candidate.days) return [];
    const occurrences = typical / candidate.days + 1;
    if (typical < 0.8 * candidate.days || occurrences > 3 * days.length || days.length > 1.6 * occurrences + 1)
      return [];
    const rhythm =
      candidate.interval.unit === "week" ? inWeeks(days, numbers, candidate) : inMonths(days, numbers, candidate);
    return rhythm && rhythm.misfits <= 0.34 * days.length
      ? [{ rhythm, score: scoreOf(rhythm, days.length) + candidate.usual }]
      : [];
  });
  found.sort((one, other) => other.score - one.score);
  return found[0]?.rhythm;
}

/** How much better than chance the days fit a rhythm, as a natural logarithm. */
export function scoreOf({ days, spread, gaps, misfits }: Rhythm, count: number): number {
  const fitting = count - misfits;
  const each = Math.log(days / (2 * spread + 1));
  return (fitting - 1) * each - gaps * 1.1 - misfits * 1.5;
}

type Candidate = (typeof CANDIDATES)[number];

function inWeeks(
  days: readonly Day[],
  numbers: readonly number[],
  { interval, days: period, slack }: Candidate,
): Rhythm | undefined {
  let best: { phase: number; fit: Fit } | undefined;
  for (const phase of new Set(numbers.map((number) => number % period))) {
    const fit = fitOf(numbers, slack, (number) => {
      const place = Math.round((number - phase) / period);
      return { place, at: phase + place * period };
    });
    if (best === undefined || isBetter(fit, best.fit)) best = { phase, fit };
  }
  const first = best?.fit.places.find((place) => place !== undefined);
  if (best === undefined || first === undefined) return undefined;
  const anchor = addDays(EPOCH, best.phase + first * period);
  const { spread, gaps, misfits, places } = best.fit;
  return {
    interval,
    days: period,
    dayOfMonth: null,
    weekday: weekdayOf(anchor),
    anchor,
    spread,
    gaps,
    misfits,
    places: days.map((_, at) => places[at]),
  };
}

function inMonths(
  days: readonly Day[],
  numbers: readonly number[],
  { interval, days: period, slack }: Candidate,
): Rhythm | undefined {
  const every = interval.unit === "year" ? 12 * interval.every : interval.every;
  const months = days.map(monthOf);
  const firstMonth = Math.min(...months) - every;
  const dates = new Map<number, number>();
  let best: { day: number; offset: number; fit: Fit } | undefined;
  const offsets = new Set(
    months.flatMap((month) => [month - 1, month, month + 1].map((one) => (one - firstMonth) % every)),
  );
  for (const offset of offsets)
    for (const day of likelyDays(days)) {
      dates.clear();
      const dateOf = (place: number) => {
        const known = dates.get(place);
        if (known !== undefined) return known;
        const computed = dateIn(firstMonth + offset + place * every, day);
        dates.set(place, computed);
        return computed;
      };
      const fit = fitOf(
        numbers,
        slack,
        (number, at) => {
          let place = Math.round(((months[at] ?? 0) - firstMonth - offset) / every);
          if (Math.abs(dateOf(place - 1) - number) < Math.abs(dateOf(place) - number)) place -= 1;
          else if (Math.abs(dateOf(place + 1) - number) < Math.abs(dateOf(place) - number)) place += 1;
          return { place, at: dateOf(place) };
        },
        day === 31 ? 0.6 : 1.3,
      );
      if (best === undefined || isBetter(fit, best.fit)) best = { day, offset, fit };
    }
  const first = best?.fit.places.find((place) => place !== undefined);
  if (best === undefined || first === undefined) return undefined;
  const anchor = addDays(EPOCH, dateIn(firstMonth + best.offset + first * every, best.day));
  const { spread, gaps, misfits, places } = best.fit;
  return { interval, days: period, dayOfMonth: best.day, weekday: null, anchor, spread, gaps, misfits, places };
}

/** Possible target days: those seen, up to three days before (weekends delay), the day after, and the last of the month. */
function likelyDays(days: readonly Day[]): Set<number> {
  const likely = new Set<number>();
  for (const date of days.slice(0, 40)) {
    const day = Number(date.slice(8));
    for (let back = -1; back <= 3; back += 1) likely.add(((day - back + 30) % 31) + 1);
    if (day >= 25) likely.add(31);
  }
  return likely;
}

/** The day number of a day in a month counted from year 0, clamped to the month's last day. Integer arithmetic for speed. */
function dateIn(month: number, day: number): number {
  const start = monthStart(month);
  return start + Math.min(day, monthStart(month + 1) - start) - 1;
}

/** The day number of a month's first day, counting years from March. */
function monthStart(month: number): number {
  const [year, at] = [Math.floor((month - 2) / 12), (month + 10) % 12];
  const leaps = Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);
  return 365 * year + leaps + Math.floor((153 * at + 2) / 5) - 719_468;
}

function fitOf(
  numbers: readonly number[],
  slack: number,
  nearest: (number: number, at: number) => { place: number; at: number },
  early = 1.3,
): Fit {
  const taken = new Set<number>();
  const misses: number[] = [];
  let [total, misfits] = [0, 0];
  const places = numbers.map((number, at) => {
    const found = nearest(number, at);
    const miss = number - found.at;
    if (Math.abs(miss) > slack || taken.has(found.place)) {
      misfits += 1;
      return undefined;
    }
    taken.add(found.place);
    // Banks are late more often than early, except at the end of a month.
    const weightedMiss = miss < 0 ? -miss * early : miss;
    misses.push(weightedMiss);
    total += weightedMiss;
    return found.place;
  });
  const occurrences = taken.size === 0 ? 0 : Math.max(...taken) - Math.min(...taken) + 1;
  misses.sort((one, other) => one - other);
  const spread = misses[Math.floor(misses.length * 0.8)] ?? misses.at(-1) ?? 0;
  return { spread, total, misfits, gaps: occurrences - taken.size, places };
}

const isBetter = (one: Fit, other: Fit) =>
  one.misfits + one.gaps - other.misfits - other.gaps || one.total - other.total
    ? (one.misfits + one.gaps) * 10 + one.total < (other.misfits + other.gaps) * 10 + other.total
    : false;

/** The first occurrence after a day. */
export function nextOccurrence({ secondDay, ...rhythm }: Rhythm, after: Day): Day {
  if (secondDay === undefined) return nextOnDay(rhythm, after);
  const [one, other] = [nextOnDay(rhythm, after), nextOnDay({ ...rhythm, dayOfMonth: secondDay }, after)];
  return one < other ? one : other;
}

function nextOnDay({ interval, anchor, dayOfMonth }: Rhythm, after: Day): Day {
  const step = (n: number) =>
    interval.unit === "week"
      ? addDays(anchor, 7 * interval.every * n)
      : dayInMonth(anchor, (interval.unit === "year" ? 12 : 1) * interval.every * n, dayOfMonth ?? 1);
  let n = Math.max(
    0,
    Math.floor(
      daysBetween(anchor, after) /
        (interval.unit === "week"
          ? 7 * interval.every
          : interval.every * MONTH_DAYS * (interval.unit === "year" ? 12 : 1)),
    ) - 1,
  );
  while (step(n) <= after) n += 1;
  return step(n);
}
