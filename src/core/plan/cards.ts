import { addDays, type Day } from "#core/day.ts";
import type { PlanIncome, PlanInput } from "./input.ts";
import type { MoveRule } from "./move-rule.ts";
import { nextPayday, type PaydayCard, paydayCard, paydaysOf } from "./paydays.ts";

/** How many days an unmarked payday stays visible. */
export const DAYS_LATE = 7;

/** The paydays of an income that are shown: the recent one, if any, and the next one. */
function shownPaydays(income: PlanIncome, today: Day): Day[] {
  const recent = paydaysOf(income, addDays(today, -DAYS_LATE), today).slice(-1);
  const upcoming = nextPayday(income, today);
  return upcoming === undefined ? recent : [...recent, upcoming];
}

/** The cards of those paydays of every income, by day. In steps, as many individually shared bills take a while. */
export function* cardsInSteps(input: PlanInput, rule: MoveRule, cardOf = paydayCard): Generator<number, PaydayCard[]> {
  const cards: PaydayCard[] = [];
  for (const income of input.incomes) {
    for (const day of shownPaydays(income, input.today)) {
      cards.push(cardOf(input, income, day, rule));
      yield input.bills.length;
    }
  }
  return cards.sort((one, other) =>
    one.day < other.day ? -1 : one.day > other.day ? 1 : one.incomeId - other.incomeId,
  );
}
