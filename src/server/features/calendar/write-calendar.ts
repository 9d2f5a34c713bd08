import ical, { ICalCalendarMethod, type ICalEventData, ICalEventTransparency } from "ical-generator";
import { addDays, type Day } from "#core/day.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import type { PlanIncome, PlanInput } from "#core/plan/input.ts";
import type { MoveRule } from "#core/plan/move-rule.ts";
import { type PaydayCard, paydayCard, paydaysOf } from "#core/plan/paydays.ts";
import type { PlannedDue, Simulation } from "#core/plan/simulate.ts";
import { yieldToEventLoop } from "#server/yield-to-event-loop.ts";

type Options = { input: PlanInput; plan: Simulation; rule: MoveRule; household: string; currency: string };

/** How often a subscriber may look again. */
const EVERY_HOURS = 6;

/** So many events are written at once: a household may have tens of thousands a year, and nobody else waits for them. */
export const EVENTS_AT_ONCE = 100;

const END = "END:VCALENDAR";

/** Begins the id of a payday, which is more work than a due. */
const PAYDAY = "payday-";

/** A year of dues and paydays. Days, without a time or a zone; what moves keeps its name, and what is gone is not in the file. */
export async function* writeCalendar(options: Options): AsyncGenerator<string> {
  const [head = "", foot = ""] = calendarOf([]).split(END);
  yield head;
  let some: ICalEventData[] = [];
  for (const event of eventsOf(options)) {
    some.push(event);
    if (String(event.id).startsWith(PAYDAY)) await yieldToEventLoop();
    if (some.length < EVENTS_AT_ONCE) continue;
    yield eventsIn(calendarOf(some));
    some = [];
    await yieldToEventLoop();
  }
  if (some.length > 0) yield eventsIn(calendarOf(some));
  yield END + foot;
}

function calendarOf(events: ICalEventData[]): string {
  return ical({
    name: "Weekwise",
    prodId: { company: "Weekwise", product: "Weekwise", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: EVERY_HOURS * 3600,
    events,
  }).toString();
}

/** What stands between a calendar's head and its end. A text of somebody's can't begin a line like that: its line breaks are escaped. */
const eventsIn = (text: string) => text.slice(text.indexOf("BEGIN:VEVENT"), text.lastIndexOf(END));

function* eventsOf({ input, plan, rule, household, currency }: Options): Generator<ICalEventData> {
  const money = (amount: Cents) => `${formatMoney(amount)} ${currency}`;
  const stamp = midnight(input.today);
  const names = new Map(input.bills.map(({ id, name }) => [id, name]));
  const seen = new Map<string, number>();
  const whole = ({ id, ...event }: Event): ICalEventData => {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    const name = `${id}${count === 1 ? "" : `-${count}`}@${household}.weekwise`;
    return { ...event, id: name, stamp, allDay: true, transparency: ICalEventTransparency.TRANSPARENT };
  };
  for (const due of plan.dues) yield whole(dueEvent(due, names.get(due.billId) ?? "", money));
  for (const event of paydayEvents(input, plan, (income, day) => paydayCard(input, income, day, rule), money))
    yield whole(event);
}

const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);

type Event = Pick<ICalEventData, "summary" | "description" | "start"> & { id: string };
type Money = (amount: Cents) => string;

function dueEvent(due: PlannedDue, name: string, money: Money): Event {
  const words = [
    due.short > 0 ? `Short by ${money(due.short)}.` : "Covered.",
    ...(due.due === due.day ? [] : [`Was due on ${due.due}.`]),
    ...(due.isAssumed ? ["The day is assumed: nobody has said when it is due."] : []),
    due.isByHand ? "Paid by hand." : "Paid automatically.",
  ];
  return {
    // A payment that waits stands for its due: paid or scheduled, it is the same event.
    id: `due-${due.billId}-${due.due}`,
    summary: `${name}: ${money(due.amount)}${due.short > 0 ? `, short by ${money(due.short)}` : ""}`,
    description: words.join(" "),
    start: midnight(due.day),
  };
}

type CardOf = (income: PlanIncome, day: Day) => PaydayCard;

function* paydayEvents(input: PlanInput, { today, days }: Simulation, cardOf: CardOf, money: Money): Generator<Event> {
  const names = new Map(input.accounts.map(({ id, name }) => [id, name]));
  for (const income of input.incomes) {
    for (const day of paydaysOf(income, addDays(today, -1), days.at(-1) ?? today)) {
      const card = cardOf(income, day);
      const moves = [...card.transfers, ...card.catchUps].map(
        ({ accountId, amount }) => `${names.get(accountId) ?? ""} ${money(amount)}`,
      );
      yield {
        id: `${PAYDAY}${income.id}-${day}`,
        summary: `${income.name}: ${card.total > 0 ? `move ${money(card.total)}` : "nothing to move"}`,
        description: [...moves, `Yours until ${card.next}: ${money(card.rest)}`].join("\n"),
        start: midnight(day),
      };
    }
  }
}
