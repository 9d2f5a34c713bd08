import { addDays, addMonths, type Day, dayInMonth, daysBetween, day as theDay } from "#core/day.ts";
import type { Interval } from "#core/interval.ts";
import { cents } from "#core/money.ts";
import { addPeriods } from "#core/recurrence.ts";
import { lineOf, type StatementLine } from "#core/statements/statement.ts";
import type { LabelledAccount, Stream } from "./judge.ts";
import { BILLERS, EMPLOYERS, SHOPS } from "./merchants.ts";
import { bankDay, lastBankDay, type Random } from "./random.ts";
import type { Style, Way } from "./styles.ts";

const WEEKLY: Interval = { every: 1, unit: "week" };
const FORTNIGHTLY: Interval = { every: 2, unit: "week" };
const FOUR_WEEKLY: Interval = { every: 4, unit: "week" };
const MONTHLY: Interval = { every: 1, unit: "month" };
const QUARTERLY: Interval = { every: 3, unit: "month" };
const HALF_YEARLY: Interval = { every: 6, unit: "month" };
const YEARLY: Interval = { every: 1, unit: "year" };

/** How often bills come, about as often as in life. */
const BILL_INTERVALS = [
  MONTHLY,
  MONTHLY,
  MONTHLY,
  MONTHLY,
  MONTHLY,
  MONTHLY,
  MONTHLY,
  MONTHLY,
  QUARTERLY,
  QUARTERLY,
  YEARLY,
  FORTNIGHTLY,
  WEEKLY,
  FOUR_WEEKLY,
  HALF_YEARLY,
  { every: 2, unit: "month" } as Interval,
];

/** A household's statement over some months, and the truth about it. */
export function makeHousehold(style: Style, r: Random): LabelledAccount {
  const months = r.pick([6, 9, 12, 14, 18, 26]);
  const to = theDay(`2026-${String(r.whole(1, 12)).padStart(2, "0")}-${String(r.whole(1, 28)).padStart(2, "0")}`);
  const from = addMonths(to, -months);
  const make = { style, r, from, to };
  const billers = [...BILLERS].sort(() => r.next() - 0.5);
  const streams: Stream[] = [];
  for (let count = r.whole(7, 14); count > 0; count -= 1) streams.push(billStream(make, billers.pop() ?? "Rent"));
  if (r.chance(0.4)) streams.push(...twoOfOne(make, billers.pop() ?? "Insurance"));
  streams.push(wageStream(make, EMPLOYERS));
  if (r.chance(0.4)) streams.push(wageStream(make, ["Child Benefit", "Kindergeld Familienkasse", "CAF"]));
  if (r.chance(0.6))
    streams.push(
      makeStream(make, {
        kind: "own-transfer",
        merchant: "savings",
        interval: MONTHLY,
        way: "own-transfer",
        amount: -10_000 * r.whole(1, 5),
        vary: 0,
      }),
    );
  const noise = noiseLines(make);
  const lines = [...streams.flatMap((one) => one.lines), ...noise].sort((one, other) => (one.day < other.day ? -1 : 1));
  return { bank: style.bank, to, streams, lines };
}

type Make = { style: Style; r: Random; from: Day; to: Day };
type StreamOptions = {
  kind: Stream["kind"];
  merchant: string;
  interval: Interval;
  way: Way;
  amount: number;
  vary: number;
  isLastDay?: boolean;
};

function billStream(make: Make, merchant: string): Stream {
  const { r } = make;
  const interval = r.pick(BILL_INTERVALS);
  const way = r.pick(["debit", "debit", "debit", "card", "standing"] as const);
  const isLarge = interval.unit === "year" || interval.every > 2;
  const amount = -(isLarge
    ? r.whole(4_000, 90_000)
    : r.pick([999, 1299, 1499, 4500, 5999, r.whole(1_500, 40_000), r.whole(60_000, 180_000)]));
  // A third vary, as energy and telephone do; subscriptions and rent do not.
  const vary = r.chance(0.33) && way === "debit" ? r.pick([0.08, 0.15, 0.3]) : 0;
  return makeStream(make, { kind: "bill", merchant, interval, way, amount, vary });
}

/** Two contracts with one company: other amounts, other days. */
function twoOfOne(make: Make, merchant: string): Stream[] {
  const { r } = make;
  const first = r.whole(1_500, 9_000);
  const amounts = [first, Math.round(first * r.pick([0.4, 1.7, 2.6]))];
  return amounts.map((amount) =>
    makeStream(make, { kind: "bill", merchant, interval: MONTHLY, way: "debit", amount: -amount, vary: 0 }),
  );
}

function wageStream(make: Make, employers: readonly string[]): Stream {
  const { r } = make;
  const interval = r.pick([MONTHLY, MONTHLY, FORTNIGHTLY, WEEKLY, FOUR_WEEKLY]);
  const isLastDay = interval === MONTHLY && r.chance(0.5);
  return makeStream(make, {
    kind: "income",
    merchant: r.pick(employers),
    interval,
    way: "wage",
    amount: r.whole(40_000, 350_000),
    vary: r.pick([0, 0, 0.03, 0.1]),
    isLastDay,
  });
}

/** The lines of one stream: days moved by weekends and holidays, some days late, prices that rise, gaps, a late begin, an early end. */
function makeStream(make: Make, options: StreamOptions): Stream {
  const { r, from, to, style } = make;
  const { kind, merchant, interval, way, vary } = options;
  const first = addDays(from, r.whole(0, 27) - (interval.unit === "week" ? 0 : r.whole(0, 300)));
  const [shift, late, hasGaps] = [
    r.pick(["next", "next", "previous"] as const),
    r.pick([0, 0, 0, 1, 2]),
    r.chance(0.12),
  ];
  const begin = r.chance(0.12) ? addDays(from, r.whole(30, 150)) : from;
  const end = r.chance(0.1) ? addDays(to, -r.whole(60, 160)) : to;
  const rise = r.chance(0.25)
    ? { on: addDays(from, r.whole(40, Math.max(41, daysBetween(from, to) - 40))), by: 1 + r.pick([0.03, 0.08, 0.15]) }
    : undefined;
  const lines: StatementLine[] = [];
  for (let n = 0; n < 500; n += 1) {
    const due = addPeriods(interval, first, n);
    if (due > addDays(to, 40)) break;
    const planned = options.isLastDay
      ? lastBankDay(due)
      : bankDay(addDays(due, late > 0 ? r.whole(0, late) : 0), shift);
    if (planned < begin || planned > end || planned > to || planned < from) continue;
    if (hasGaps && r.chance(0.07)) continue;
    const risen = rise && planned >= rise.on ? rise.by : 1;
    const swing = vary === 0 ? 1 : 1 + (r.next() * 2 - 1) * vary;
    const amount = cents(Math.round(options.amount * risen * swing));
    lines.push(lineOf({ day: planned, amount, ...style.write(way, merchant, planned, r) }));
  }
  return { kind, merchant, interval, lines, isStopped: end < to };
}

/** What comes as it comes: shops, cash, a coffee of always the same price, refunds, friends. */
function noiseLines({ style, r, from, to }: Make): StatementLine[] {
  const lines: StatementLine[] = [];
  const length = daysBetween(from, to);
  const add = (way: Way, merchant: string, amount: number) => {
    const date = bankDay(addDays(from, r.whole(0, length)), "next");
    if (date <= to) lines.push(lineOf({ day: date, amount: cents(amount), ...style.write(way, merchant, date, r) }));
  };
  for (const shop of [...SHOPS].sort(() => r.next() - 0.5).slice(0, r.whole(10, 25))) {
    const often = r.pick([2, 3, 5, 10, 30]) * (length / 365);
    const fixed = r.chance(0.12) ? r.pick([450, 380, 1000, 2000]) : undefined;
    for (let count = 0; count < often; count += 1) add("card", shop, -(fixed ?? r.whole(300, 12_000)));
  }
  for (let count = 0; count < length / 25; count += 1) add("cash", "", -r.pick([2_000, 5_000, 10_000]));
  for (let count = 0; count < length / 60; count += 1) add("refund", r.pick(SHOPS), r.whole(500, 8_000));
  const friends = ["Alex Young", "Sam Lee", "Kim Berg"];
  for (let count = 0; count < length / 40; count += 1) add("standing", r.pick(friends), -r.whole(500, 9_000));
  return lines;
}

/** For a day of the month, kept for the judge. */
export const dayOfMonth = (date: Day) => Number(dayInMonth(date, 0, 31) === date ? 31 : date.slice(8));
