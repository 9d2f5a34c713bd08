import ical, { escape as escaped, ICalCalendarMethod } from "ical-generator";
import { addDays, type Day } from "#core/day.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import type { PlanInput } from "#core/plan/input.ts";
import type { MoveRule } from "#core/plan/move-rule.ts";
import { type PaydayLine, paydayLines, paydaySums } from "#core/plan/payday-lines.ts";
import { restText } from "#core/plan/payday-text.ts";
import { paydayCard, paydaysOf } from "#core/plan/paydays.ts";
import type { PlannedDue, Simulation } from "#core/plan/simulate.ts";
import { yieldToEventLoop } from "#server/in-parts.ts";

/** An all-day event that does not show as busy. */
type CalendarEvent = { id: string; day: Day; summary: string; description: string };

/** Bytes per line; each continuation line starts with a space, which is one more. */
const MAX_LINE_BYTES = 74;

type Options = { input: PlanInput; plan: Simulation; rule: MoveRule; household: string; currency: string };

/** How often subscribers should refresh. */
const EVERY_HOURS = 6;

/** Events per chunk: a household may have tens of thousands per year, and other requests must not wait for them. */
export const EVENTS_AT_ONCE = 100;

const END = "END:VCALENDAR";

/**
 * A year of due dates and paydays as all-day events. Moved events keep their id, and deleted ones are not in the file.
 */
export async function* writeCalendar(options: Options): AsyncGenerator<string> {
  const [head = "", tail = ""] = emptyCalendar().split(END);
  yield head;
  let chunk: string[] = [];
  for (const event of eventsOf(options)) {
    chunk.push(eventText(event, options.input.today));
    if (chunk.length < EVENTS_AT_ONCE) continue;
    yield chunk.join("");
    chunk = [];
    await yieldToEventLoop();
  }
  if (chunk.length > 0) yield chunk.join("");
  yield END + tail;
}

function emptyCalendar(): string {
  return ical({
    name: "Weekwise",
    prodId: { company: "Weekwise", product: "Weekwise", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: EVERY_HOURS * 3600,
  }).toString();
}

function* eventsOf({ input, plan, rule, household, currency }: Options): Generator<CalendarEvent> {
  const formatAmount = (amount: Cents) => `${formatMoney(amount)} ${currency}`;
  const names = new Map(input.bills.map(({ id, name }) => [id, name]));
  const countsById = new Map<string, number>();
  const withUniqueId = (event: CalendarEvent): CalendarEvent => {
    const count = (countsById.get(event.id) ?? 0) + 1;
    countsById.set(event.id, count);
    return { ...event, id: `${event.id}${count === 1 ? "" : `-${count}`}@${household}.weekwise` };
  };
  for (const due of plan.dues) yield withUniqueId(dueEvent(due, names.get(due.billId) ?? "", formatAmount));
  for (const event of paydayEvents(input, plan, rule, formatAmount)) yield withUniqueId(event);
}

type FormatAmount = (amount: Cents) => string;

function dueEvent(due: PlannedDue, name: string, formatAmount: FormatAmount): CalendarEvent {
  const sentences = [
    due.short > 0 ? `Short by ${formatAmount(due.short)}.` : "Covered.",
    ...(due.due === due.day ? [] : [`Was due on ${due.due}.`]),
    ...(due.isAssumed ? ["This date is an estimate: no due date has been set."] : []),
    due.isByHand ? "Paid manually." : "Paid automatically.",
  ];
  return {
    // A scheduled payment is for its due date: paid or scheduled, it is the same event.
    id: `due-${due.billId}-${due.due}`,
    summary: `${name}: ${formatAmount(due.amount)}${due.short > 0 ? `, short by ${formatAmount(due.short)}` : ""}`,
    description: sentences.join(" "),
    day: due.day,
  };
}

function* paydayEvents(input: PlanInput, { today, days }: Simulation, rule: MoveRule, formatAmount: FormatAmount) {
  const paydays = input.incomes.flatMap((income) =>
    paydaysOf(income, addDays(today, -1), days.at(-1) ?? today).map((day) => ({ income, day })),
  );
  // By day: cards of one day share their work.
  for (const { income, day } of paydays.sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : 0,
  )) {
    const card = paydayCard(input, income, day, rule);
    const lines = paydayLines(card, input, income);
    const { toMove, rest, isMoved } = paydaySums(card.pay, lines);
    const left = restText(rest, income.owner, card.next);
    const move = toMove > 0 ? `${isMoved ? "moved" : "move"} ${formatAmount(toMove)}` : "nothing to move";
    yield {
      id: `payday-${income.id}-${day}`,
      summary: `${income.name}: ${move}`,
      description: [
        ...lines.map((line) => lineText(line, formatAmount)),
        `${left.label} ${formatAmount(left.amount)}`,
      ].join("\n"),
      day,
    };
  }
}

/** 'Savings 731.35 USD, including 447.83 USD catch-up', 'Household 73.54 USD, stays there' */
function lineText(line: PaydayLine, formatAmount: FormatAmount): string {
  const { accountName, planned, catchUp, moved, isWherePayArrives } = line;
  const extra = catchUp > 0 ? `, including ${formatAmount(catchUp)} catch-up` : "";
  return `${accountName} ${formatAmount(moved?.moved ?? planned)}${extra}${isWherePayArrives ? ", stays there" : ""}`;
}

/** Formats an event like the library, fifty times faster: a household at its limits has sixty thousand. */
export function eventText({ id, day, summary, description }: CalendarEvent, timestamp: Day): string {
  const lines = [
    ...["BEGIN:VEVENT", `UID:${id}`, "SEQUENCE:0", `DTSTAMP:${digits(timestamp)}T000000Z`],
    ...[`DTSTART;VALUE=DATE:${digits(day)}`, "X-MICROSOFT-CDO-ALLDAYEVENT:TRUE"],
    ...["X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE", `SUMMARY:${escaped(summary, false)}`, "TRANSP:TRANSPARENT"],
    ...[`DESCRIPTION:${escaped(description, false)}`, "END:VEVENT"],
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

const digits = (day: Day) => day.replaceAll("-", "");

function foldLine(line: string): string {
  if (Buffer.byteLength(line) <= MAX_LINE_BYTES) return line;
  let [text, bytes] = ["", 0];
  for (const character of line) {
    const size = Buffer.byteLength(character);
    const isFull = bytes + size > MAX_LINE_BYTES;
    text += isFull ? `\r\n ${character}` : character;
    bytes = isFull ? size : bytes + size;
  }
  return text;
}
