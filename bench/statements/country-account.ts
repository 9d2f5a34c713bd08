import { addDays, type Day, day, dayInMonth, weekdayOf } from "#core/day.ts";
import type { Interval } from "#core/interval.ts";
import { cents } from "#core/money.ts";
import { lineOf, type StatementLine } from "#core/statements/statement.ts";
import type { Bank, Country, Movement } from "./country-banks.ts";
import { EMPLOYERS, FRIENDS, OFFERS, type Offer, SHOPS, TOWNS } from "./country-companies.ts";
import type { LabelledAccount, Stream } from "./judge.ts";
import type { Random } from "./random.ts";

const TO = day("2026-09-30");
/** Days of each year on which a country's banks are closed; Easter's as days from its Sunday. */
const CLOSED: Record<Country, { dates: readonly string[]; fromEaster: readonly number[] }> = {
  US: { dates: ["01-01", "06-19", "07-04", "11-11", "12-25"], fromEaster: [] },
  UK: { dates: ["01-01", "12-25", "12-26"], fromEaster: [-2, 1] },
  AU: { dates: ["01-01", "01-26", "04-25", "12-25", "12-26"], fromEaster: [-2, 1] },
  DE: { dates: ["01-01", "05-01", "12-25", "12-26"], fromEaster: [-2, 1] },
  FR: { dates: ["01-01", "05-01", "12-25", "12-26"], fromEaster: [-2, 1] },
  NL: { dates: ["01-01", "05-01", "12-25", "12-26"], fromEaster: [-2, 1] },
  ES: { dates: ["01-01", "01-06", "05-01", "12-25"], fromEaster: [-2, 1] },
  IT: { dates: ["01-01", "05-01", "08-15", "12-25", "12-26"], fromEaster: [-2, 1] },
  PL: { dates: ["01-01", "05-01", "05-03", "08-15", "11-01", "11-11", "12-25", "12-26"], fromEaster: [1, 60] },
  SE: { dates: ["01-01", "01-06", "05-01", "06-06", "12-24", "12-25", "12-26", "12-31"], fromEaster: [-2, 1, 39] },
};
const EASTER: Record<string, Day> = {
  2023: day("2023-04-09"),
  2024: day("2024-03-31"),
  2025: day("2025-04-20"),
  2026: day("2026-04-05"),
};

function isOpen(country: Country, date: Day): boolean {
  const { dates, fromEaster } = CLOSED[country];
  const easter = EASTER[date.slice(0, 4)];
  return (
    weekdayOf(date) < 6 &&
    !dates.includes(date.slice(5)) &&
    !fromEaster.some((days) => easter && addDays(easter, days) === date)
  );
}
function bookedOn(country: Country, date: Day, step: 1 | -1): Day {
  let found = date;
  while (!isOpen(country, found)) found = addDays(found, step);
  return found;
}

/** The days between two on which a contract asks for money. */
function* dueDays(first: Day, { every, unit }: Interval, dayOfMonth: number): Generator<Day> {
  for (let n = 0; ; n += 1) {
    const date =
      unit === "week"
        ? addDays(first, 7 * every * n)
        : dayInMonth(first, n * every * (unit === "year" ? 12 : 1), dayOfMonth);
    if (date > TO) return;
    if (date >= first) yield date;
  }
}

/** One person's account at a bank, a year to three of it. */
export function makeCountryAccount(bank: Bank, random: Random): LabelledAccount {
  const { country } = bank;
  const from = addDays(TO, -random.whole(400, 1_000));
  const card = random.digits(4);
  const lines: StatementLine[] = [];
  const streams: Stream[] = [];
  const town = () => random.pick(TOWNS[country]);

  const write = (
    amount: number,
    booked: Day,
    movement: Omit<Movement, "card" | "town" | "random">,
    place = town(),
  ): StatementLine => {
    const written = bank.write({ ...movement, card, town: place, random });
    const line = lineOf({ day: booked, amount: cents(Math.round(amount)), ...written });
    if (booked <= TO && booked >= from) lines.push(line);
    return line;
  };
  const addStream = (stream: Omit<Stream, "lines" | "isStopped">, seen: StatementLine[], isStopped: boolean) => {
    streams.push({ ...stream, lines: seen.filter(({ day: on }) => on >= from && on <= TO), isStopped });
  };

  const addContract = (offer: Offer, name = offer.party) => {
    const mandate = random.digits(12);
    const dayOfMonth = random.pick([1, 1, 2, 3, 5, 8, 10, 12, 14, 15, 16, 18, 20, 21, 23, 25, 26, 27, 28, 30, 31]);
    const begins = random.chance(0.2) ? addDays(from, random.whole(30, 300)) : addDays(from, -random.whole(0, 360));
    const isStopped = random.chance(0.08);
    const ends = isStopped ? addDays(TO, -random.whole(120, 300)) : TO;
    const step = offer.way === "order" && country !== "UK" ? random.pick([1, -1] as const) : 1;
    let amount = offer.from + random.next() * (offer.to - offer.from);
    if (offer.way === "card") amount = Math.floor(amount / 100) * 100 + 99;
    const risesOn = random.chance(0.35) ? addDays(from, random.whole(60, 900)) : undefined;
    const seen: StatementLine[] = [];
    let hasRisen = false;
    for (const dueOn of dueDays(begins, offer.interval, dayOfMonth)) {
      if (dueOn > ends) break;
      if (random.chance(0.015)) continue;
      if (risesOn !== undefined && dueOn > risesOn && !hasRisen) {
        hasRisen = true;
        amount = Math.round(amount * (1.03 + 0.15 * random.next()));
      }
      const season =
        offer.varies > 0.2 ? 1 + offer.varies * Math.cos(((Number(dueOn.slice(5, 7)) - 1) / 6) * Math.PI) : 1;
      const billed = offer.varies > 0 ? amount * season * (1 + offer.varies * (random.next() - 0.5)) : amount;
      const late = offer.way === "card" ? random.whole(0, 2) : random.chance(0.06) ? random.whole(1, 3) : 0;
      const booked = bookedOn(country, addDays(dueOn, late), step);
      const { way, about } = offer;
      seen.push(write(-billed, booked, { way, party: offer.party, about, mandate, done: dueOn }, TOWNS[country][0]));
    }
    addStream({ kind: "bill", merchant: name, interval: offer.interval }, seen, isStopped);
  };

  const chosen: Offer[] = [];
  const offers = OFFERS[country];
  const rent = random.pick(offers.filter(({ way }) => way === "order"));
  for (const offer of [rent, ...offers.filter(({ way }) => way !== "order")])
    if (offer === rent || (random.chance(0.5) && !chosen.some(({ party }) => party === offer.party)))
      chosen.push(offer);
  for (const offer of chosen) addContract(offer);
  if (random.chance(0.35)) {
    const second = random.pick(chosen.filter(({ varies, way }) => varies === 0 && way !== "order"));
    addContract({ ...second, from: second.from * 1.6, to: second.to * 2.4 }, `${second.party} (second)`);
  }

  addWages(country, random, { from, write, addStream });
  if (random.chance(0.4)) addSavings(country, random, { from, write, addStream });
  addShopping(country, random, { from, write });
  lines.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return { bank: bank.name, to: TO, streams: streams.filter((stream) => stream.lines.length > 0), lines };
}

type WriteLine = (amount: number, booked: Day, movement: Omit<Movement, "card" | "town" | "random">) => StatementLine;
type AccountWriter = {
  from: Day;
  write: WriteLine;
  addStream: (stream: Omit<Stream, "lines" | "isStopped">, seen: StatementLine[], isStopped: boolean) => void;
};

/** Wages as each country pays them; a month more in summer and winter where that is usual. */
function addWages(country: Country, random: Random, { from, write, addStream }: AccountWriter): void {
  const party = random.pick(EMPLOYERS[country]);
  const mandate = random.digits(12);
  const paySchedule = random.pick(
    (
      {
        US: ["fortnight", "twice", "twice"],
        UK: ["last", "four weeks", "week"],
        AU: ["fortnight", "week"],
        SE: ["25"],
        DE: ["last", "15"],
        NL: ["25", "four weeks"],
        FR: ["last"],
        ES: ["last"],
        IT: ["27"],
        PL: ["10", "last"],
      } as const
    )[country],
  );
  let net = random.whole(180_000, 420_000) * (country === "SE" ? 8 : country === "PL" ? 2 : 1);
  const isHourly = random.chance(0.35);
  const seen: StatementLine[] = [];
  const pay = (dueOn: Day, share = 1) => {
    if (dueOn.slice(5, 7) === "04" && random.chance(0.2)) net *= 1.025;
    const amount = net * share * (isHourly ? 0.9 + 0.2 * random.next() : 1);
    seen.push(write(amount, bookedOn(country, dueOn, -1), { way: "pay", party, about: "", mandate, done: dueOn }));
  };
  const weeks = { week: 1, fortnight: 2, "four weeks": 4 }[paySchedule as string];
  if (weeks) {
    for (let at = addDays(from, random.whole(0, 13)); at <= TO; at = addDays(at, 7 * weeks)) pay(at, weeks / 4.3);
    addStream({ kind: "income", merchant: party, interval: { every: weeks, unit: "week" } }, seen, false);
    return;
  }
  for (let n = 0; dayInMonth(from, n, 1) <= TO; n += 1) {
    if (paySchedule === "twice") pay(dayInMonth(from, n, 15), 0.5);
    pay(
      dayInMonth(from, n, paySchedule === "last" || paySchedule === "twice" ? 31 : Number(paySchedule)),
      paySchedule === "twice" ? 0.5 : 1,
    );
    const month = dayInMonth(from, n, 1).slice(5, 7);
    if ((country === "ES" || country === "IT") && (month === "12" || (country === "ES" && month === "06")))
      write(net, bookedOn(country, dayInMonth(from, n, 18), -1), {
        way: "pay",
        party,
        about: "",
        mandate,
        done: dayInMonth(from, n, 18),
      });
  }
  addStream(
    {
      kind: "income",
      merchant: party,
      interval: paySchedule === "twice" ? "twice-monthly" : { every: 1, unit: "month" },
    },
    seen,
    false,
  );
}

function addSavings(country: Country, random: Random, { from, write, addStream }: AccountWriter): void {
  const seen: StatementLine[] = [];
  const amount = -100 * random.whole(50, 400);
  const on = random.whole(1, 28);
  for (let n = 0; dayInMonth(from, n, on) <= TO; n += 1)
    seen.push(
      write(amount, bookedOn(country, dayInMonth(from, n, on), 1), {
        way: "savings",
        party: "",
        about: "",
        mandate: "",
        done: dayInMonth(from, n, on),
      }),
    );
  addStream({ kind: "own-transfer", merchant: "savings", interval: { every: 1, unit: "month" } }, seen, false);
}

/** The weekly shop, coffee on working days, other purchases, cash, friends, and the occasional refund. */
function addShopping(country: Country, random: Random, { from, write }: Omit<AccountWriter, "addStream">): void {
  const shops = [...SHOPS[country]].sort(() => random.next() - 0.5);
  const [weekly = "", coffee = "", ...others] = shops;
  const shopDay = random.whole(1, 7);
  const isOrderly = random.chance(0.6);
  for (let date = from; date <= TO; date = addDays(date, 1)) {
    const put = (way: Movement["way"], party: string, amount: number) =>
      write(amount, bookedOn(country, addDays(date, way === "cash" ? 0 : random.whole(0, 2)), 1), {
        way,
        party,
        about: random.pick(["dinner", "gift", "tickets"]),
        mandate: random.digits(12),
        done: date,
      });
    if (weekdayOf(date) === shopDay && random.chance(isOrderly ? 0.95 : 0.6))
      put("shop", weekly, -random.whole(3_500, 14_000));
    if (weekdayOf(date) < 6 && random.chance(0.25)) put("shop", coffee, -random.pick([320, 350, 420, 650]));
    if (random.chance(0.35)) put("shop", random.pick(others), -random.whole(500, 9_000));
    if (random.chance(0.035)) put("cash", "", -random.pick([2_000, 5_000, 10_000]));
    if (random.chance(0.03))
      put("friend", random.pick(FRIENDS), random.chance(0.5) ? random.whole(500, 6_000) : -random.whole(500, 6_000));
    if (random.chance(0.012)) put("refund", random.pick(others), random.whole(900, 7_000));
  }
}
