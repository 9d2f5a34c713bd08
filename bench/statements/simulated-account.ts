import { addDays, addMonths, type Day, dayInMonth, daysBetween, day as theDay, weekdayOf } from "#core/day.ts";
import type { Interval } from "#core/interval.ts";
import { cents } from "#core/money.ts";
import { lineOf, type StatementLine } from "#core/statements/statement.ts";
import type { LabelledAccount, Stream } from "./judge.ts";
import type { Random } from "./random.ts";
import { bookedOn, isBankDay } from "./simulated-calendar.ts";
import type { Names } from "./simulated-names.ts";
import type { Bank, MovementKind } from "./simulated-texts.ts";

/**
 * An account simulated day by day: each morning every contract, employer and habit decides for itself whether it books.
 * Written from what banks and people do, without a look at how the detector finds things.
 */
type World = { bank: Bank; names: Names; r: Random; from: Day; to: Day };

/** Something with a date in its contract. `isDueOn` says on which days it wants its money; the bank then takes its time. */
type Source = {
  kind: Stream["kind"];
  merchant: string;
  interval: Interval;
  what: MovementKind;
  isDueOn: (date: Day) => boolean;
  /** Cents, without a sign. */
  costs: (date: Day, nth: number) => number;
  /** Days from asking to booking, before the bank's own closed days. */
  delay: () => number;
  way: 1 | -1;
  active: { from: Day; to: Day };
  skipChance: number;
};

const monthlyOn = (anchor: Day, every: number) => (date: Day) => {
  const months = monthsFrom(anchor, date);
  return months % every === 0 && dayInMonth(anchor, months, Number(anchor.slice(8))) === date;
};
const monthsFrom = (one: Day, other: Day) =>
  12 * (Number(other.slice(0, 4)) - Number(one.slice(0, 4))) + Number(other.slice(5, 7)) - Number(one.slice(5, 7));
const everyDays = (anchor: Day, days: number) => (date: Day) => daysBetween(anchor, date) % days === 0;

const dueDaysOf = ({ every, unit }: Interval, anchor: Day) =>
  unit === "week" ? everyDays(anchor, 7 * every) : monthlyOn(anchor, unit === "year" ? 12 * every : every);

/** How often contracts ask, by weight. */
const INTERVAL_WEIGHTS: readonly (readonly [number, Interval])[] = [
  [62, { every: 1, unit: "month" }],
  [8, { every: 3, unit: "month" }],
  [6, { every: 1, unit: "year" }],
  [5, { every: 4, unit: "week" }],
  [4, { every: 1, unit: "week" }],
  [5, { every: 2, unit: "week" }],
  [4, { every: 2, unit: "month" }],
  [4, { every: 6, unit: "month" }],
  [1, { every: 3, unit: "week" }],
  [1, { every: 4, unit: "month" }],
];

function pickInterval(r: Random): Interval {
  let left = r.next() * INTERVAL_WEIGHTS.reduce((all, [weight]) => all + weight, 0);
  for (const [weight, interval] of INTERVAL_WEIGHTS) {
    left -= weight;
    if (left <= 0) return interval;
  }
  return { every: 1, unit: "month" };
}

/** A price: fixed with a rise on some date, indexed each year, or by use with the seasons. */
function priceOf(r: Random, base: number, kind: "fixed" | "used"): Source["costs"] {
  if (kind === "used") {
    const [swing, phase, noise] = [r.pick([0.05, 0.2, 0.35]), r.next() * 6.28, r.pick([0.04, 0.1, 0.2])];
    return (date) => {
      const season = 1 + swing * Math.cos((2 * Math.PI * Number(date.slice(5, 7))) / 12 + phase);
      return base * season * (1 + noise * (r.next() + r.next() - 1));
    };
  }
  const rises = r.chance(0.3)
    ? [{ on: addDays(theDay("2025-01-01"), r.whole(0, 700)), by: 1 + r.pick([0.02, 0.05, 0.1, 0.2]) }]
    : [];
  return (date) => rises.reduce((price, { on, by }) => (date >= on ? price * by : price), base);
}

function contract(world: World, merchant: string, interval = pickInterval(world.r)): Source {
  const { r, from, to } = world;
  const anchor = addDays(theDay("2023-01-01"), r.whole(0, 400));
  const what = r.pick(["debit", "debit", "debit", "subscription", "standing"] as const);
  const isUsed = what === "debit" && r.chance(0.35);
  const small = [499, 799, 999, 1199, 1799, 2500, r.whole(400, 9_000)];
  const large = [r.whole(5_000, 40_000), r.whole(40_000, 160_000)];
  const base = interval.unit === "week" && interval.every === 1 ? r.whole(700, 9_000) : r.pick([...small, ...large]);
  // Some banks book on the day, some a day or more after, in one run or another.
  const late = r.pick([0, 0, 0.3, 0.6]);
  return {
    ...{ kind: "bill", merchant, interval, what },
    isDueOn: dueDaysOf(interval, anchor),
    costs: priceOf(r, base, isUsed ? "used" : "fixed"),
    delay: () => (r.next() < late ? r.pick([1, 1, 1, 2, 3]) : 0),
    way: what === "standing" ? r.pick([1, -1] as const) : 1,
    active: {
      from: r.chance(0.15) ? addDays(from, r.whole(20, 120)) : addDays(from, -400),
      to: r.chance(0.1) ? addDays(to, -r.whole(40, 150)) : to,
    },
    skipChance: r.chance(0.1) ? 0.08 : 0,
  };
}

function wage({ r, names, from, to }: World): Source {
  const interval = r.pick<Interval>([
    { every: 1, unit: "month" },
    { every: 1, unit: "month" },
    { every: 2, unit: "week" },
    { every: 1, unit: "week" },
    { every: 4, unit: "week" },
  ]);
  const base = r.whole(45_000, 420_000);
  const overtime = r.pick([0, 0, 0.05, 0.15]);
  const isLast = interval.unit === "month" && r.chance(0.4);
  const anchor =
    interval.unit === "week"
      ? addDays(theDay("2023-01-06"), 7 * r.whole(0, 3))
      : addDays(theDay("2023-01-01"), r.pick([0, 14, 24, 26, 27]));
  return {
    ...{ kind: "income", merchant: r.pick(names.employers), interval, what: "wage" },
    isDueOn: isLast ? (date) => dayInMonth(date, 0, 31) === date : dueDaysOf(interval, anchor),
    // A thirteenth wage is paid with the twelfth.
    costs: (date) =>
      base *
      (1 + overtime * r.next()) *
      (interval.unit === "month" && date.slice(5, 7) === "12" && overtime > 0 ? 1.6 : 1),
    delay: () => 0,
    way: -1,
    active: { from: addDays(from, -400), to },
    skipChance: 0,
  };
}

/** A source's lines, day by day. */
function simulateSource(world: World, source: Source): Stream {
  const { bank, r, from, to } = world;
  const { kind, merchant, interval, isDueOn, costs, delay, way, active, skipChance, what } = source;
  const lines: StatementLine[] = [];
  for (let date = addDays(from, -10); date <= addDays(to, 5); date = addDays(date, 1)) {
    if (!isDueOn(date) || date < active.from || date > active.to || r.next() < skipChance) continue;
    const booked = bookedOn(bank.country, addDays(date, delay()), way);
    if (booked < from || booked > to) continue;
    const sign = kind === "income" ? 1 : -1;
    const amount = cents(sign * Math.max(1, Math.round(costs(booked, lines.length))));
    lines.push(lineOf({ day: booked, amount, ...bank.write(what, merchant, booked, r) }));
  }
  return { kind, merchant, interval, lines, isStopped: active.to < to };
}

/** What people do by habit, which is no bill: the shop on Saturdays, petrol, coffee, cash, friends, things sent back. */
function habits({ bank, names, r, from, to }: World): StatementLine[] {
  const lines: StatementLine[] = [];
  const book = (date: Day, what: MovementKind, who: string, amount: number) => {
    const booked = bookedOn(bank.country, date, 1);
    if (booked <= to)
      lines.push(lineOf({ day: booked, amount: cents(Math.round(amount)), ...bank.write(what, who, booked, r) }));
  };
  const shops = [...names.shops].sort(() => r.next() - 0.5);
  const [groceries = "", petrol = "", coffee = "", ...others] = shops;
  const shopDay = r.whole(1, 7);
  const price = r.pick([320, 380, 450]);
  const rates = others
    .slice(0, r.whole(8, 20))
    .map((who) => ({ who, rate: r.pick([0.004, 0.01, 0.03, 0.06]), size: r.whole(500, 9_000) }));
  let tank = r.whole(5, 20);
  for (let date = from; date <= to; date = addDays(date, 1)) {
    if (weekdayOf(date) === shopDay ? r.chance(0.75) : r.chance(0.07))
      book(date, "card", groceries, -r.whole(1_500, 14_000));
    tank -= 1;
    if (tank <= 0) {
      book(date, "card", petrol, -r.whole(3_500, 8_500));
      tank = r.whole(8, 22);
    }
    if (isBankDay(bank.country, date) && r.chance(0.3)) book(date, "card", coffee, -price);
    for (const { who, rate, size } of rates) {
      if (!r.chance(rate)) continue;
      book(date, "card", who, -size * (0.3 + 1.4 * r.next()));
      if (r.chance(0.06)) book(addDays(date, r.whole(3, 20)), "refund", who, size * r.next() + 100);
    }
    if (r.chance(0.035)) book(date, "cash", "", -r.pick([2_000, 5_000, 10_000, 20_000]));
    if (r.chance(0.03)) book(date, "person", r.pick(names.people), -r.whole(500, 8_000));
  }
  return lines;
}

/** An account's statement and the truth about it. */
export function simulateAccount(bank: Bank, names: Names, r: Random): LabelledAccount {
  const to = addDays(theDay("2026-01-05"), r.whole(0, 330));
  const from = addMonths(to, -r.pick([6, 8, 12, 13, 18, 25]));
  const world: World = { bank, names, r, from, to };
  const companies = [...names.contracts].sort(() => r.next() - 0.5);
  const nextCompany = () => companies.pop() ?? "Landlord";
  const sources: Source[] = Array.from({ length: r.whole(6, 15) }, () => contract(world, nextCompany()));
  if (r.chance(0.35)) {
    // Two contracts with one company: two insurances, two telephones.
    const company = nextCompany();
    const secondContract = (): Source => ({ ...contract(world, company, { every: 1, unit: "month" }), what: "debit" });
    sources.push(secondContract(), secondContract());
  }
  if (r.chance(0.5))
    sources.push({
      ...contract(world, nextCompany(), { every: 1, unit: "year" }),
      costs: priceOf(r, r.whole(3_000, 70_000), "fixed"),
    });
  sources.push(wage(world));
  if (r.chance(0.25)) sources.push({ ...wage(world), merchant: "Child Benefit Office", costs: () => 20_000 });
  if (r.chance(0.5))
    sources.push({
      ...contract(world, "savings", { every: 1, unit: "month" }),
      kind: "own-transfer",
      what: "to-savings",
      costs: () => 25_000,
    });
  const streams = sources.map((source) => simulateSource(world, source));
  const lines = [...streams.flatMap((one) => one.lines), ...habits(world)].sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  );
  return { bank: bank.bank, to, streams, lines };
}
