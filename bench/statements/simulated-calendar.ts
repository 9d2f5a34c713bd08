import { addDays, type Day, day, dayInMonth, weekdayOf } from "#core/day.ts";

/** Easter Sunday, by the rule of Butcher. */
function easter(year: number): Day {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const date = (h + l - 7 * m + 33 * month + 19) % 32;
  return day(`${year}-${String(month).padStart(2, "0")}-${String(date).padStart(2, "0")}`);
}

/** On which days a country's banks are closed besides weekends: fixed ones, those about Easter, and the nth weekday of a month. */
type Country = {
  fixed: readonly string[];
  easter: readonly number[];
  nth: readonly (readonly [number, number, number])[];
};
export const COUNTRIES: Record<string, Country> = {
  us: {
    fixed: ["01-01", "06-19", "07-04", "11-11", "12-25"],
    easter: [],
    nth: [
      [1, 1, 3],
      [5, 1, 5],
      [9, 1, 1],
      [11, 4, 4],
    ],
  },
  uk: {
    fixed: ["01-01", "12-25", "12-26"],
    easter: [-2, 1],
    nth: [
      [5, 1, 1],
      [5, 1, 5],
      [8, 1, 5],
    ],
  },
  eu: { fixed: ["01-01", "05-01", "12-25", "12-26"], easter: [-2, 1], nth: [] },
  fr: { fixed: ["01-01", "05-01", "05-08", "07-14", "08-15", "11-01", "11-11", "12-25"], easter: [1, 39, 50], nth: [] },
  au: {
    fixed: ["01-01", "01-26", "04-25", "12-25", "12-26"],
    easter: [-2, 1],
    nth: [
      [6, 1, 2],
      [10, 1, 1],
    ],
  },
};

const cache = new Map<string, Set<string>>();

function closedIn(country: string, year: number): Set<string> {
  const key = `${country} ${year}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const rules = COUNTRIES[country] ?? { fixed: [], easter: [], nth: [] };
  const days = new Set<string>(rules.fixed.map((date) => `${year}-${date}`));
  for (const after of rules.easter) days.add(addDays(easter(year), after));
  for (const [month, weekday, nth] of rules.nth) {
    let date = day(`${year}-${String(month).padStart(2, "0")}-01`);
    const found: Day[] = [];
    for (const end = dayInMonth(date, 0, 31); date <= end; date = addDays(date, 1))
      if (weekdayOf(date) === weekday) found.push(date);
    const chosen = found[Math.min(nth, found.length) - 1];
    if (chosen) days.add(chosen);
  }
  cache.set(key, days);
  return days;
}

export const isBankDay = (country: string, date: Day) =>
  weekdayOf(date) < 6 && !closedIn(country, Number(date.slice(0, 4))).has(date);

export function bookedOn(country: string, date: Day, way: 1 | -1): Day {
  let found = date;
  while (!isBankDay(country, found)) found = addDays(found, way);
  return found;
}
