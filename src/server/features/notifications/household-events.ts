import { addDays, type Day } from "#core/day.ts";
import { total } from "#core/money.ts";
import type { NotificationEvent } from "#core/notifications/events.ts";
import { dueReminders, LATE_DAYS, LONGEST_LEAD, mondayOf } from "#core/notifications/reminders.ts";
import type { PlanInput } from "#core/plan/input.ts";
import { nextPayday, paydayCard, paydaysOf } from "#core/plan/paydays.ts";
import { type PlannedDue, simulate } from "#core/plan/simulate.ts";
import { verdict } from "#core/plan/verdict.ts";
import type { PaidLine } from "./message-store.ts";

/** The possible messages about a household's due dates today. */
export function dueEvents(plan: PlanInput): NotificationEvent[] {
  return dueReminders(simulate(plan, LONGEST_LEAD).dues, namesOf(plan), plan.today);
}

const namesOf = ({ bills }: PlanInput) => new Map(bills.map(({ id, name }) => [id, name]));

/**
 * The last payday of each income, if it is recent and has not been moved: after a week of downtime one message is
 * enough.
 */
export function paydayEvents(
  plan: PlanInput,
  isMoved: (incomeId: number, payday: Day) => boolean,
): NotificationEvent[] {
  const names = new Map(plan.accounts.map(({ id, name }) => [id, name]));
  return plan.incomes.flatMap((income): NotificationEvent[] => {
    const payday = paydaysOf(income, addDays(plan.today, -LATE_DAYS - 1), plan.today).at(-1);
    if (payday === undefined || isMoved(income.id, payday)) return [];
    const { next, total: totalToMove, rest, transfers, catchUps } = paydayCard(plan, income, payday);
    if (totalToMove === 0) return [];
    const lines = [...transfers, ...catchUps].map(({ accountId, amount }) => ({
      name: names.get(accountId) ?? "",
      amount,
    }));
    return [
      {
        ...{ event: "payday", incomeId: income.id, incomeName: income.name, payday, next, total: totalToMove, rest },
        transfers: lines.slice(0, MAX_ITEMS),
      },
    ];
  });
}

/** The maximum number of items in a message. */
const MAX_ITEMS = 20;

/** Last week's payments, this week's due dates, the verdict and the next transfers. */
export function weeklyReport(plan: PlanInput, paid: readonly PaidLine[]): NotificationEvent {
  const { today } = plan;
  const simulation = simulate(plan);
  const names = namesOf(plan);
  const week = simulation.dues.filter(({ day }) => day < addDays(today, 7));
  const outcome = verdict(plan, simulation);
  const line = ({ billId, amount, day }: PlannedDue) => ({ name: names.get(billId) ?? "", amount, day });
  const next = plan.incomes
    .flatMap((income) => {
      const day = nextPayday(income, addDays(today, -1));
      return day === undefined ? [] : [{ name: income.name, day, amount: paydayCard(plan, income, day).total }];
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
    short:
      outcome.state === "short"
        ? { bills: outcome.bills, name: outcome.first.name, day: outcome.first.day, amount: outcome.first.short }
        : null,
    toMove: next ?? null,
  };
}
