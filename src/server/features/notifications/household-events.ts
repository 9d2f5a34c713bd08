import { addDays, type Day } from "#core/day.ts";
import { total } from "#core/money.ts";
import type { NotificationEvent } from "#core/notifications/events.ts";
import { dueReminders, LATE_DAYS, LONGEST_LEAD, mondayOf } from "#core/notifications/reminders.ts";
import { cardsInSteps } from "#core/plan/cards.ts";
import type { PlanIncome, PlanInput } from "#core/plan/input.ts";
import type { MoveRule } from "#core/plan/move-rule.ts";
import { paydayLines, paydaySums } from "#core/plan/payday-lines.ts";
import { nextPayday, paydayCard, paydaysOf } from "#core/plan/paydays.ts";
import { type PlannedDue, runToEnd, type Simulation, simulate } from "#core/plan/simulate.ts";
import { verdict } from "#core/plan/verdict.ts";
import type { PaidLine } from "./message-store.ts";

/** The possible messages about a household's due dates today. */
export function dueEvents(plan: PlanInput): NotificationEvent[] {
  return dueReminders(simulate(plan, LONGEST_LEAD).dues, namesOf(plan), plan.today);
}

const namesOf = ({ bills }: PlanInput) => new Map(bills.map(({ id, name }) => [id, name]));

/**
 * The last payday of each income, if it is recent and nothing of it has been moved: after a week of downtime one message is
 * enough. The amounts are those of the card that its recipient sees.
 */
export function paydayEvents(plan: PlanInput, rule: MoveRule): NotificationEvent[] {
  return plan.incomes.flatMap((income): NotificationEvent[] => {
    const payday = paydaysOf(income, addDays(plan.today, -LATE_DAYS - 1), plan.today).at(-1);
    if (payday === undefined) return [];
    if (plan.moved.some((each) => each.incomeId === income.id && each.payday === payday)) return [];
    const { lines, next, toMove, rest } = cardOf(plan, income, payday, rule);
    if (lines.length === 0) return [];
    const transfers = lines.map(({ accountName: name, planned: amount, isWherePayArrives }) => ({
      ...{ name, amount, ...(isWherePayArrives && { stays: true }) },
    }));
    const { id: incomeId, name: incomeName, owner } = income;
    return [
      {
        ...{ event: "payday", incomeId, incomeName, owner: owner && { name: owner.name }, payday, next },
        ...{ total: toMove, rest, transfers: transfers.slice(0, MAX_ITEMS) },
      },
    ];
  });
}

function cardOf(plan: PlanInput, income: PlanIncome, day: Day, rule: MoveRule) {
  const card = paydayCard(plan, income, day, rule);
  const lines = paydayLines(card, plan, income);
  return { lines, next: card.next, ...paydaySums(card.pay, lines) };
}

/** The maximum number of items in a message. */
const MAX_ITEMS = 20;

type Week = { rule: MoveRule; simulation: Simulation; paid: readonly PaidLine[] };

/** Last week's payments, this week's due dates, the verdict and the next transfers. */
export function weeklyReport(plan: PlanInput, { rule, simulation, paid }: Week): NotificationEvent {
  const { today } = plan;
  const names = namesOf(plan);
  const week = simulation.dues.filter(({ day }) => day < addDays(today, 7));
  const line = ({ billId, amount, day }: PlannedDue) => ({ name: names.get(billId) ?? "", amount, day });
  const next = plan.incomes
    .flatMap((income) => {
      const day = nextPayday(income, addDays(today, -1));
      if (day === undefined) return [];
      const { toMove, isMoved } = cardOf(plan, income, day, rule);
      return isMoved ? [] : [{ name: income.name, day, amount: toMove }];
    })
    .sort((one, other) => (one.day < other.day ? -1 : 1))
    .find(({ amount }) => amount > 0);
  return {
    event: "weekly-report",
    monday: mondayOf(today),
    paid: { count: paid.length, total: total(paid.map(({ amount }) => amount)), first: paid.slice(0, MAX_ITEMS) },
    due: {
      count: week.length,
      total: total(week.map(({ amount }) => amount)),
      first: week.slice(0, MAX_ITEMS).map(line),
    },
    verdict: verdict(plan, simulation, runToEnd(cardsInSteps(plan, rule))),
    toMove: next ?? null,
  };
}
