import type { PaydayCard, Plan, PlannedDue, PlanYear, TimelineItem } from "#contract/plan.ts";
import {
  type BillNames,
  balanceToWire,
  cardToWire,
  dueToWire,
  figuresToWire,
  namesOf,
  starterToWire,
  verdictToWire,
} from "#contract/plan-to-wire.ts";
import { planToWire } from "#contract/read-plan.ts";
import { addDays, type Day } from "#core/day.ts";
import { formatMoney } from "#core/money.ts";
import { cardsInSteps } from "#core/plan/cards.ts";
import { accountFigures, starter } from "#core/plan/figures.ts";
import type { PlanInput } from "#core/plan/input.ts";
import type { MoveRule } from "#core/plan/move-rule.ts";
import { paydaysOf } from "#core/plan/paydays.ts";
import { changesOf, type Simulation } from "#core/plan/simulate.ts";
import { missing, verdict } from "#core/plan/verdict.ts";
import type { Db } from "#server/db/database.ts";
import { namesOfPeople } from "#server/features/auth/names.ts";
import { inParts, yieldToEventLoop } from "#server/in-parts.ts";
import { loadPlan } from "./load-plan.ts";
import { runYielding, simulateYielding } from "./simulate-yielding.ts";

/** The last of six weeks starting today. */
const sixWeeks = (today: Day) => addDays(today, 41);

type Options = { household: string; user: string; rule: MoveRule; today: Day };

/** The five answers: on track, what to move, what is due, what is free; and what is missing for more. */
export async function getPlan(db: Db, { household, user, rule, today }: Options): Promise<Plan> {
  const input = await loadPlan(db, { household, user }, today);
  const plan = await simulateYielding(input);
  const names = namesOf(input);
  const people = await namesOfPeople(
    db,
    input.incomes.map(({ memberId }) => memberId),
  );
  const cards = await runYielding(cardsInSteps(input, rule));
  const paydays: PaydayCard[] = [];
  for (const card of cards) {
    const income = input.incomes.find(({ id }) => id === card.incomeId);
    if (income === undefined) continue;
    const { memberId, owner } = income;
    const member = memberId === null ? null : (people.get(memberId) ?? null);
    const wire = { ...cardToWire(card, { input, income }), member, isYours: owner === null };
    if (isVisible(wire, today)) paydays.push(wire);
  }
  // For a household at its limits each of these takes a while, so others get their turn in between.
  await yieldToEventLoop();
  const timeline = timelineOf(input, plan, names);
  await yieldToEventLoop();
  const accounts = accountFigures(input, plan).map(figuresToWire);
  await yieldToEventLoop();
  return {
    ...{ today, verdict: verdictToWire(verdict(input, plan, cards)), missing: missing(input) },
    ...{ paydays, timeline, accounts, starter: starterToWire(starter(plan), names) },
  };
}

const DUES_AT_ONCE = 5_000;

/** The whole year, and its input. */
export async function getPlanYear(db: Db, { household, user, rule, today }: Options): Promise<PlanYear> {
  const input = await loadPlan(db, { household, user }, today);
  const plan = await simulateYielding(input);
  const cards = await runYielding(cardsInSteps(input, rule));
  const names = namesOf(input);
  const dues: PlannedDue[] = [];
  // A household at its limits has tens of thousands; others get their turn in between.
  for (const part of inParts(plan.dues, DUES_AT_ONCE)) {
    dues.push(...part.map((due) => dueToWire(due, names)));
    await yieldToEventLoop();
  }
  const series = new Map(plan.accounts.map(({ id, balances }) => [id, changesOf(plan, balances).map(balanceToWire)]));
  return {
    ...{ today, until: plan.days.at(-1) ?? today, verdict: verdictToWire(verdict(input, plan, cards)) },
    accounts: accountFigures(input, plan).map((account) => ({
      ...figuresToWire(account),
      series: series.get(account.id) ?? [],
    })),
    dues,
    starter: starterToWire(starter(plan), names),
    input: planToWire(input),
  };
}

/** A moved payday is not shown again once it has passed; a distant one without transfers is not shown yet. */
const isVisible = ({ payday, isMoved, transfers }: PaydayCard, today: Day) =>
  (payday >= today || !isMoved) && (transfers.length > 0 || payday <= sixWeeks(today));

/** Pay coming in and bills going out, by day; pay first. */
function timelineOf(input: PlanInput, { dues }: Simulation, names: BillNames): TimelineItem[] {
  const until = sixWeeks(input.today);
  const pay = input.incomes.flatMap((income) =>
    paydaysOf(income, addDays(input.today, -1), until).map((day): TimelineItem => {
      const { id: incomeId, name, amount } = income;
      return { kind: "pay", day, incomeId, name, amount: formatMoney(amount) };
    }),
  );
  const outgoing = dues
    .filter(({ day }) => day <= until)
    .map((due): TimelineItem => ({ kind: "due", ...dueToWire(due, names) }));
  return [...pay, ...outgoing].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}
