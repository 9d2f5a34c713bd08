import { addDays, type Day } from "#core/day.ts";
import { type Cents, total } from "#core/money.ts";
import type { NotificationEvent } from "#core/notifications/events.ts";
import { dueReminders, LATE_DAYS, LONGEST_LEAD, mondayOf } from "#core/notifications/reminders.ts";
import { cardsInSteps } from "#core/plan/cards.ts";
import type { PlanIncome, PlanInput } from "#core/plan/input.ts";
import { type MoveRule, PLAIN_RULE } from "#core/plan/move-rule.ts";
import { paydayLines, paydaySums } from "#core/plan/payday-lines.ts";
import { nextPayday, type PaydayCard, paydayCard, paydaysOf } from "#core/plan/paydays.ts";
import { type PlannedDue, type Simulation, simulate } from "#core/plan/simulate.ts";
import { verdict } from "#core/plan/verdict.ts";
import type { PaidLine } from "./message-store.ts";

/** The possible messages about a household's due dates today. */
export function dueEvents(plan: PlanInput): NotificationEvent[] {
  return dueReminders(simulate(plan, LONGEST_LEAD).dues, namesOf(plan), plan.today);
}

const namesOf = ({ bills }: PlanInput) => new Map(bills.map(({ id, name }) => [id, name]));

type FindCard = typeof paydayCard;

/**
 * Payday cards of one household, calculated once for everyone who sees them: a card depends on its reader only by the rule
 * for a pay that isn't assigned to a member.
 */
export function cachedCards(plan: PlanInput): FindCard {
  const cache = new Map<string, PaydayCard>();
  return (_, income, day, asked = PLAIN_RULE) => {
    const rule = income.owner?.rule ?? asked;
    const name = `${income.id} ${day} ${rule.rate} ${rule.rounding}`;
    const card = cache.get(name) ?? paydayCard(plan, income, day, rule);
    cache.set(name, card);
    return card;
  };
}

/** How a person sees a household's payday cards. */
export type Seen = { plan: PlanInput; rule: MoveRule; findCard: FindCard };

/**
 * The last payday of each income, if it is recent and nothing of it has been moved: after a week of downtime one message is
 * enough. The amounts are those of the card that its recipient sees. In steps, like the cards.
 */
export function* paydayEventsInSteps({ plan, ...seen }: Seen): Generator<number, NotificationEvent[]> {
  const events: NotificationEvent[] = [];
  for (const income of plan.incomes) {
    const payday = paydaysOf(income, addDays(plan.today, -LATE_DAYS - 1), plan.today).at(-1);
    if (payday === undefined) continue;
    if (plan.moved.some((each) => each.incomeId === income.id && each.payday === payday)) continue;
    const { lines, next, toMove, rest } = amountsOf({ plan, ...seen }, income, payday);
    yield plan.bills.length;
    if (lines.length === 0) continue;
    const transfers = lines.map(({ accountName: name, planned: amount, isWherePayArrives }) => ({
      ...{ name, amount, ...(isWherePayArrives && { stays: true }) },
    }));
    const { id: incomeId, name: incomeName, owner } = income;
    events.push({
      ...{ event: "payday", incomeId, incomeName, owner: owner && { name: owner.name }, payday, next },
      ...{ total: toMove, rest, transfers: transfers.slice(0, MAX_ITEMS) },
    });
  }
  return events;
}

function amountsOf({ plan, rule, findCard }: Seen, income: PlanIncome, day: Day) {
  const card = findCard(plan, income, day, rule);
  const lines = paydayLines(card, plan, income);
  return { lines, next: card.next, ...paydaySums(card.pay, lines) };
}

/** The maximum number of items in a message. */
const MAX_ITEMS = 20;

type Week = { simulation: Simulation; paid: readonly PaidLine[] };

/** Last week's payments, this week's due dates, the verdict and the next transfers. In steps, like the cards. */
export function* weeklyReportInSteps(
  { plan, rule, findCard }: Seen,
  { simulation, paid }: Week,
): Generator<number, NotificationEvent> {
  const { today } = plan;
  const names = namesOf(plan);
  const week = simulation.dues.filter(({ day }) => day < addDays(today, 7));
  const line = ({ billId, amount, day }: PlannedDue) => ({ name: names.get(billId) ?? "", amount, day });
  const transfers: { name: string; day: Day; amount: Cents }[] = [];
  for (const income of plan.incomes) {
    const day = nextPayday(income, addDays(today, -1));
    if (day === undefined) continue;
    const { toMove, isMoved } = amountsOf({ plan, rule, findCard }, income, day);
    if (!isMoved && toMove > 0) transfers.push({ name: income.name, day, amount: toMove });
    yield plan.bills.length;
  }
  const [next] = transfers.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const cards = yield* cardsInSteps(plan, rule, findCard);
  return {
    event: "weekly-report",
    monday: mondayOf(today),
    paid: { count: paid.length, total: total(paid.map(({ amount }) => amount)), first: paid.slice(0, MAX_ITEMS) },
    due: {
      count: week.length,
      total: total(week.map(({ amount }) => amount)),
      first: week.slice(0, MAX_ITEMS).map(line),
    },
    verdict: verdict(plan, simulation, cards),
    toMove: next ?? null,
  };
}
