import { addDays, type Day, dayInMonth, daysBetween, weekdayOf } from "#core/day.ts";
import { shownCurrency } from "#web/lib/household.ts";

type Tick = { day: Day; label: string };

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];

const monthOf = (day: Day) => MONTHS[Number(day.slice(5, 7)) - 1] ?? "";
const dayLabel = (day: Day) => `${monthOf(day)} ${Number(day.slice(8, 10))}`;
// January shows the year; the other months do not need it.
const monthLabel = (day: Day) => (day.slice(5, 7) === "01" ? day.slice(0, 4) : monthOf(day));

/** Axis labels between two days, at most `max`: single days, then Mondays, then firsts of months. */
export function dayTicks(from: Day, to: Day, max: number): Tick[] {
  const span = daysBetween(from, to);
  if (span < max) return daysEvery(from, to, 1);
  if (span / 7 < max) return daysEvery(addDays(from, (8 - weekdayOf(from)) % 7), to, 7);
  const months = span / 30.44;
  const step = MONTH_STEPS.find((size) => months / size <= max) ?? 240;
  // Counted from January, so that a step of three months is a quarter.
  const skipped = Number(from.slice(5, 7)) - 1;
  const ticks: Tick[] = [];
  for (let n = -(skipped % step); ; n += step) {
    const day = dayInMonth(from, n, 1);
    if (day > to) return ticks;
    if (day >= from) ticks.push({ day, label: monthLabel(day) });
  }
}

function daysEvery(from: Day, to: Day, step: number): Tick[] {
  const ticks: Tick[] = [];
  for (let day = from; day <= to; day = addDays(day, step)) ticks.push({ day, label: dayLabel(day) });
  return ticks;
}

/** A compact amount for an axis. 123400 cents is $1.2K */
export function shortMoney(amount: number, currency = shownCurrency()): string {
  const units = amount / 100;
  const isLarge = Math.abs(units) >= 10_000;
  return new Intl.NumberFormat("en-US", {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    notation: isLarge ? "compact" : "standard",
    maximumFractionDigits: isLarge ? 1 : Number.isInteger(units) ? 0 : 2,
    minimumFractionDigits: isLarge || Number.isInteger(units) ? 0 : 2,
  }).format(units);
}
