import ical, { ICalCalendarMethod, type ICalEventData, ICalEventTransparency } from "ical-generator";
import { addDays, type Day } from "#core/day.ts";
import { type Cents, formatMoney } from "#core/money.ts";
import type { PlanIncome, PlanInput } from "#core/plan/input.ts";
import type { MoveRule } from "#core/plan/move-rule.ts";
import { type PaydayCard, paydayCard, paydaysOf } from "#core/plan/paydays.ts";
import type { PlannedDue, Simulation } from "#core/plan/simulate.ts";

type Options = { input: PlanInput; plan: Simulation; rule: MoveRule; household: string; currency: string };

/** How often a subscriber may look again. */
const EVERY_HOURS = 6;

/** A year of dues and paydays. Days, without a time or a zone; what moves keeps its name, and what is gone is not in the file. */
export function writeCalendar({ input, plan, rule, household, currency }: Options): string {
  const calendar = ical({
    name: "Weekwise",
    prodId: { company: "Weekwise", product: "Weekwise", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: EVERY_HOURS * 3600,
  });
  const money = (amount: Cents) => `${formatMoney(amount)} ${currency}`;
  const stamp = midnight(input.today);
  const paydays = paydayEvents(input, plan, (income, day) => paydayCard(input, income, day, rule), money);
  const events = [...plan.dues.map((due) => dueEvent(due, input, money)), ...paydays];
  const seen = new Map<string, number>();
  for (const { id, ...event } of events) {
    const count = (seen.get(id) ?? 0) + 1;
    seen.set(id, count);
    calendar.createEvent({
      ...event,
      ...{
        id: `${id}${count === 1 ? "" : `-${count}`}@${household}.weekwise`,
        stamp,
        allDay: true,
        transparency: ICalEventTransparency.TRANSPARENT,
      },
    });
  }
  return calendar.toString();
}

const midnight = (day: Day) => new Date(`${day}T00:00:00Z`);

type Event = Pick<ICalEventData, "summary" | "description" | "start"> & { id: string };
type Money = (amount: Cents) => string;

function dueEvent(due: PlannedDue, { bills }: PlanInput, money: Money): Event {
  const name = bills.find(({ id }) => id === due.billId)?.name ?? "";
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

function paydayEvents(input: PlanInput, { today, days }: Simulation, cardOf: CardOf, money: Money): Event[] {
  const names = new Map(input.accounts.map(({ id, name }) => [id, name]));
  return input.incomes.flatMap((income) =>
    paydaysOf(income, addDays(today, -1), days.at(-1) ?? today).map((day) => {
      const card = cardOf(income, day);
      const moves = [...card.transfers, ...card.catchUps].map(
        ({ accountId, amount }) => `${names.get(accountId) ?? ""} ${money(amount)}`,
      );
      return {
        id: `payday-${income.id}-${day}`,
        summary: `${income.name}: ${card.total > 0 ? `move ${money(card.total)}` : "nothing to move"}`,
        description: [...moves, `Yours until ${card.next}: ${money(card.rest)}`].join("\n"),
        start: midnight(day),
      };
    }),
  );
}
