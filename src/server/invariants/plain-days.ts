/** Days on paper: numbers, counted from 1970. Every rule of the calendar is spelled out by hand, apart from the code. */
const DAY = 86_400_000;
export const dayNumber = (text: string) => Date.parse(`${text}T00:00:00Z`) / DAY;
export const dayText = (number: number) => new Date(number * DAY).toISOString().slice(0, 10);

/** 1 is Monday, 7 is Sunday; 1970 began with a Thursday. */
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

/** The nth due day; also those before the first, which nobody owes. */
export type DuePlan = (n: number) => number;

const MONTHS = { monthly: 1, quarterly: 3, annually: 12 } as const;
export type Interval = "weekly" | keyof typeof MONTHS;
/** Day of the month, or of the week. */
export type PayDay = { type: "weekly" | "monthly"; day: number };

/** When a bill is due from a first day on. */
export function duePlan(interval: Interval, first: number, { type, day }: PayDay): DuePlan {
  if (interval === "weekly") return (n) => first + 7 * n;
  const every = MONTHS[interval];
  if (type === "monthly") return (n) => inMonth(monthOf(first) + n * every, day);
  const number = new Date(first * DAY).getUTCDate();
  return (n) => weekdayFrom(inMonth(monthOf(first) + n * every, number), day);
}

/** The first payment day on or after a day, for a bill that says no date. */
export function firstPayDay({ type, day }: PayDay, from: number): number {
  if (type === "weekly") return weekdayFrom(from, day);
  const here = inMonth(monthOf(from), day);
  return here >= from ? here : inMonth(monthOf(from) + 1, day);
}

/** The due days of a plan from one day to another, both included. */
export function dueDays(plan: DuePlan, from: number, to: number): number[] {
  const days: number[] = [];
  for (let n = 0; plan(n) <= to; n += 1) if (plan(n) >= from) days.push(plan(n));
  return days;
}

/** How many days lie between the due before a day and the first on or after it. */
export function periodBefore(plan: DuePlan, day: number): number {
  let n = 0;
  while (plan(n) < day) n += 1;
  while (plan(n - 1) >= day) n -= 1;
  return plan(n) - plan(n - 1);
}

/** How many days lie between a due and the next. */
export function periodAfter(plan: DuePlan, day: number): number {
  let n = 0;
  while (plan(n) <= day) n += 1;
  while (plan(n - 1) > day) n -= 1;
  return plan(n) - plan(n - 1);
}

/** The payment day that a date stands for. */
export const payDayOn = (interval: Interval, day: number): PayDay =>
  interval === "weekly"
    ? { type: "weekly", day: weekdayOf(day) }
    : { type: "monthly", day: Number(dayText(day).slice(8)) };

/** Whether a date is such a payment day; the last of a short month is every later day too. */
export function isPayDay({ type, day }: PayDay, interval: Interval, date: number): boolean {
  if (type === "weekly") return weekdayOf(date) === day;
  return interval === "weekly" || inMonth(monthOf(date), day) === date;
}

/** The payment day in the month of a date, or the weekday on or after it. */
export function payDayNear({ type, day }: PayDay, interval: Interval, date: number): number {
  if (type === "weekly") return weekdayFrom(date, day);
  return interval === "weekly" ? date : inMonth(monthOf(date), day);
}
