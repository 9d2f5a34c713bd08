/** Days in the model: numbers counted from 1970. Every calendar rule is written out independently of the code. */
const DAY = 86_400_000;
export const dayNumber = (text: string) => Date.parse(`${text}T00:00:00Z`) / DAY;
export const dayText = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday; 1970 began on a Thursday. */
export const weekdayOf = (day: number) => ((day + 3) % 7) + 1;

/** The day of a month, or the last if the month is shorter. Months are counted from January of year 0. */
const inMonth = (month: number, day: number) => {
  const length = new Date(Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)).getUTCDate();
  return Date.UTC(Math.floor(month / 12), month % 12, Math.min(day, length)) / DAY;
};

const monthOf = (day: number) => {
  const date = new Date(day * DAY);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
};

const weekdayFrom = (day: number, weekday: number) => day + ((weekday - weekdayOf(day) + 7) % 7);

/** The nth due date; including those before the first, which no one owes. */
export type DuePlan = (n: number) => number;

const MONTHS = { monthly: 1, "2 months": 2, quarterly: 3, "half-yearly": 6, annually: 12, "2 years": 24 } as const;
const WEEKS = { weekly: 1, fortnightly: 2, "four-weekly": 4, "5 weeks": 5 } as const;
export type Interval = keyof typeof WEEKS | keyof typeof MONTHS | "once";
const weeksOf = (interval: Interval) => (interval in WEEKS ? WEEKS[interval as keyof typeof WEEKS] : undefined);
/** Whether a bill is due by weeks, independent of months. */
export const isByWeeks = (interval: Interval) => weeksOf(interval) !== undefined;
/** So far in the future that the second time never comes. */
const NEVER_AGAIN = 20_000;
/** Day of the month, or of the week. */
export type PayDay = { type: "weekly" | "monthly"; day: number };

/** A bill's schedule from a first day on. */
export function duePlan(interval: Interval, first: number, { type, day }: PayDay): DuePlan {
  const weeks = weeksOf(interval);
  if (weeks !== undefined) return (n) => first + 7 * weeks * n;
  if (interval === "once") return (n) => first + NEVER_AGAIN * n;
  const every = MONTHS[interval as keyof typeof MONTHS];
  if (type === "monthly") return (n) => inMonth(monthOf(first) + n * every, day);
  const number = new Date(first * DAY).getUTCDate();
  return (n) => weekdayFrom(inMonth(monthOf(first) + n * every, number), day);
}

/** The same with some months skipped; January is 1. */
export function skipping(plan: DuePlan, months: readonly number[]): DuePlan {
  if (months.length === 0) return plan;
  const isDue = (day: number) => !months.includes(Number(dayText(day).slice(5, 7)));
  return (target) => {
    let [n, found] = target < 0 ? [0, 0] : [-1, -1];
    while (found !== target) {
      n += target < 0 ? -1 : 1;
      if (isDue(plan(n))) found += target < 0 ? -1 : 1;
    }
    return plan(n);
  };
}

/** The first payment day on or after a day, for a bill without a date. */
export function firstPayDay({ type, day }: PayDay, from: number): number {
  if (type === "weekly") return weekdayFrom(from, day);
  const inThisMonth = inMonth(monthOf(from), day);
  return inThisMonth >= from ? inThisMonth : inMonth(monthOf(from) + 1, day);
}

/** The due dates of a schedule from one day to another, inclusive. */
export function dueDays(plan: DuePlan, from: number, to: number): number[] {
  const days: number[] = [];
  for (let n = 0; plan(n) <= to; n += 1) if (plan(n) >= from) days.push(plan(n));
  return days;
}

/** The number of days between the due date before a day and the first on or after it. */
export function periodBefore(plan: DuePlan, day: number): number {
  let n = 0;
  while (plan(n) < day) n += 1;
  while (plan(n - 1) >= day) n -= 1;
  return plan(n) - plan(n - 1);
}

/** The number of days between a due date and the next. */
export function periodAfter(plan: DuePlan, day: number): number {
  let n = 0;
  while (plan(n) <= day) n += 1;
  while (plan(n - 1) > day) n -= 1;
  return plan(n) - plan(n - 1);
}

/** The payment day of a date. */
export const payDayOn = (interval: Interval, day: number): PayDay =>
  isByWeeks(interval)
    ? { type: "weekly", day: weekdayOf(day) }
    : { type: "monthly", day: Number(dayText(day).slice(8)) };

/** Whether a date is such a payment day; the last of a short month is every later day too. */
export function isPayDay({ type, day }: PayDay, interval: Interval, date: number): boolean {
  if (type === "weekly") return weekdayOf(date) === day;
  return isByWeeks(interval) || inMonth(monthOf(date), day) === date;
}

/** The payment day in the month of a date, or the weekday on or after it. */
export function payDayNear({ type, day }: PayDay, interval: Interval, date: number): number {
  if (type === "weekly") return weekdayFrom(date, day);
  return isByWeeks(interval) ? date : inMonth(monthOf(date), day);
}
