import type { PaydayCard, PlannedDue } from "#contract/plan.ts";
import { cardToWire } from "#contract/plan-to-wire.ts";
import { addDays, addMonths, type Day, day, dayInMonth, weekdayOf } from "#core/day.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { paydayCard, paydaysOf } from "#core/plan/paydays.ts";
import { moveText } from "#web/domain/payday-text.ts";
import { money, shortDay } from "#web/lib/format.ts";
import { moveRule } from "#web/lib/preferences.ts";

/** "2026-11" */
export type Month = string;

export type CalendarEvent = { kind: "payday"; day: Day; card: PaydayCard } | { kind: "due"; day: Day; due: PlannedDue };

type Options = {
  input: PlanInput;
  dues: readonly PlannedDue[];
  /** The dashboard's cards, which know what is already moved and whose pay it is. */
  cards: readonly PaydayCard[];
  month: Month;
};

/** The month's events from today on, by day; paydays before dues. */
export function eventsOf({ input, dues, cards, month }: Options): Map<Day, CalendarEvent[]> {
  const [first, end] = [firstOf(month), firstOf(monthAfter(month, 1))];
  const from = first < input.today ? input.today : first;
  const rule = moveRule();
  const paydays = input.incomes.flatMap((income) => {
    const ofIncome = cards.filter(({ incomeId }) => incomeId === income.id);
    const { member, isYours } = ofIncome[0] ?? { member: null, isYours: true };
    return paydaysOf(income, addDays(from, -1), addDays(end, -1)).map((on): CalendarEvent => {
      const known = ofIncome.find(({ payday }) => payday === on);
      const computed = () => cardToWire(paydayCard(input, income, on, rule), { input, income });
      return { kind: "payday", day: on, card: known ?? { ...computed(), member, isYours } };
    });
  });
  const due = dues
    .filter((each) => each.day >= from && each.day < end)
    .map((each): CalendarEvent => ({ kind: "due", day: day(each.day), due: each }));
  const byDay = new Map<Day, CalendarEvent[]>();
  for (const event of [...paydays, ...due].sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  )) {
    byDay.set(event.day, [...(byDay.get(event.day) ?? []), event]);
  }
  return byDay;
}

export const isShort = ({ short }: PlannedDue) => short !== "0.00";

/** 'Covered', 'Short by $21.99' or, once its day has passed, 'Was due on 3 Dec'. */
export function dueText(due: PlannedDue, today: Day): string {
  const state = isShort(due) ? `short by ${money(due.short)}` : "covered";
  const late = due.due < due.day ? `, was due on ${shortDay(due.due, today)}` : "";
  return `${state}${late}`;
}

/** An event as one phrase for screen readers. */
export function spokenText(event: CalendarEvent, today: Day): string {
  if (event.kind === "payday") {
    const { name, pay, transfers } = event.card;
    const move = transfers.length === 0 ? "" : `, ${moveText(event.card).toLowerCase()}`;
    return `payday ${name} ${money(pay)}${move}`;
  }
  const { due } = event;
  return `${due.billName} ${money(due.amount)}${due.isAssumed ? ", about this day" : ""}, ${dueText(due, today)}`;
}

export const monthOf = (date: Day): Month => date.slice(0, 7);
export const firstOf = (month: Month): Day => day(`${month}-01`);
const lastOf = (month: Month): Day => dayInMonth(firstOf(month), 0, 31);

/** The month a number of months later. */
export const monthAfter = (month: Month, count: number): Month => monthOf(addMonths(firstOf(month), count));

/** The weeks of a month, Monday to Sunday; the first and last may include days of adjacent months. */
export function weeksOf(month: Month): Day[][] {
  const weeks: Day[][] = [];
  for (let monday = mondayOf(firstOf(month)); monday <= lastOf(month); monday = addDays(monday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(monday, index)));
  }
  return weeks;
}

const mondayOf = (date: Day) => addDays(date, 1 - weekdayOf(date));

/** The day a key moves to in the grid; undefined for other keys. */
export function moveByKey(from: Day, key: string): Day | undefined {
  const weekday = weekdayOf(from);
  if (key === "ArrowLeft") return addDays(from, -1);
  if (key === "ArrowRight") return addDays(from, 1);
  if (key === "ArrowUp") return addDays(from, -7);
  if (key === "ArrowDown") return addDays(from, 7);
  if (key === "Home") return addDays(from, 1 - weekday);
  if (key === "End") return addDays(from, 7 - weekday);
  if (key === "PageUp") return addMonths(from, -1);
  if (key === "PageDown") return addMonths(from, 1);
  return undefined;
}

/** The day, clamped to the displayable range. */
export function clampDay(date: Day, first: Month, last: Month): Day {
  if (date < firstOf(first)) return firstOf(first);
  return date > lastOf(last) ? lastOf(last) : date;
}
