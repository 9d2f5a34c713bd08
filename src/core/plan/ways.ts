import { addDays, type Day, daysBetween } from "#core/day.ts";
import { type Cents, MAX_CENTS, shownCents } from "#core/money.ts";
import { isLeftOut, nextAfter } from "#core/recurrence.ts";
import { cardsInSteps } from "./cards.ts";
import { neededCatchUps, onlyAccount } from "./catch-up.ts";
import { applyChange, type Change } from "./changes.ts";
import { accountFigures, shortfallOf } from "./figures.ts";
import type { PlanBill, PlanInput } from "./input.ts";
import { type MoveRule, PLAIN_RULE } from "./move-rule.ts";
import { type DayBalance, type PlannedDue, runToEnd, type Simulation, simulate, simulateInSteps } from "./simulate.ts";
import { type Verdict, verdict } from "./verdict.ts";

/** An account's lowest point and the verdict, with or without a change. */
export type Outlook = { lowest: DayBalance; verdict: Verdict };

/** A way to fix a shortage. It fixes every shortage listed in `cures` and causes no other. */
export type Way = {
  /** Encodes the whole change, so that exactly what was shown is applied. */
  id: string;
  /** The account that is short. */
  accountId: number;
  change: Change;
  cures: PlannedDue[];
  before: Outlook;
  after: Outlook;
};

/** Up to four ways to fix the household's first shortage; empty if nothing is short. */
export const waysToFix = (input: PlanInput): Way[] => runToEnd(waysInSteps(input, PLAIN_RULE));

/** A step weight that always pauses, used between two ways. */
const PAUSE = Number.MAX_SAFE_INTEGER;

/** The same in steps, each yielding how much work it was, so that other work can run in between. */
export function* waysInSteps(input: PlanInput, rule: MoveRule): Generator<number, Way[]> {
  const plan = yield* simulateInSteps(input);
  const first = plan.dues.find(({ short }) => short > 0);
  if (first === undefined) return [];
  const { accountId } = first;
  const shortfall = shortfallOf(plan.accounts.find(({ id }) => id === accountId));
  const ways: Way[] = [];
  const before = yield* outlook(input, plan, { accountId, rule });
  for (const find of [
    () => lump(accountId, shortfall),
    () => catchUp(input, accountId),
    () => spareMoney(input, plan, accountId, shortfall),
    () => dueToMove(input, plan, first),
    // If few other ways help, a smaller amount may do for now.
    () => (ways.length > 1 ? undefined : smallerLump(plan, first, shortfall)),
  ]) {
    yield PAUSE;
    const change = find();
    yield PAUSE;
    const tried = change && (yield* tryChange(input, plan, first, change));
    if (change === undefined || tried === undefined) continue;
    const after = yield* outlook(tried.input, tried.plan, { accountId, rule });
    ways.push({ id: encodeChange(change), accountId, change, cures: tried.cures, before, after });
  }
  return ways;
}

type Tried = { input: PlanInput; plan: Simulation; cures: PlannedDue[] };

/** The plan after a change; undefined if it leaves the first shortage or causes a new one. */
function* tryChange(
  input: PlanInput,
  plan: Simulation,
  first: PlannedDue,
  change: Change,
): Generator<number, Tried | undefined> {
  const changed = applyChange(input, change);
  const result = yield* simulateInSteps(changed);
  yield PAUSE;
  const [before, after] = [byBillAndNumber(plan), byBillAndNumber(result)];
  const cures = [...before].filter(([name, due]) => due.short > 0 && (after.get(name)?.short ?? 0) === 0);
  const isWorse = [...after].some(([name, { short }]) => short > (before.get(name)?.short ?? 0));
  if (isWorse || !cures.some(([, due]) => due === first)) return undefined;
  return { input: changed, plan: result, cures: cures.map(([, due]) => due) };
}

/** Dues by bill and number, so that a moved due keeps its identity. */
function byBillAndNumber({ dues }: Simulation): Map<string, PlannedDue> {
  const counts = new Map<number, number>();
  return new Map(
    dues.map((due) => {
      if (due.paymentId !== null) return [`${due.billId} payment ${due.paymentId}`, due];
      const count = (counts.get(due.billId) ?? 0) + 1;
      counts.set(due.billId, count);
      return [`${due.billId} ${count}`, due];
    }),
  );
}

function* outlook(
  input: PlanInput,
  plan: Simulation,
  { accountId, rule }: { accountId: number; rule: MoveRule },
): Generator<number, Outlook> {
  const cards = yield* cardsInSteps(input, rule);
  const lowest = plan.accounts.find(({ id }) => id === accountId)?.lowest;
  return { lowest: lowest ?? { day: plan.today, balance: shownCents(0) }, verdict: verdict(input, plan, cards) };
}

function encodeChange(change: Change): string {
  if (change.kind === "lump") return `lump.${change.accountId}.${change.amount}`;
  if (change.kind === "move-money") return `move-money.${change.fromId}.${change.toId}.${change.amount}`;
  if (change.kind === "move-due") return `move-due.${change.billId}.${change.from}.${change.to}`;
  return `catch-up.${change.catchUps.map(({ billId, weekly, until }) => `${billId}-${weekly}-${until}`).join(".")}`;
}

/** A lump sum paid into the account today. */
const lump = (accountId: number, amount: Cents): Change | undefined =>
  amount > MAX_CENTS ? undefined : { kind: "lump", accountId, amount };

function smallerLump(plan: Simulation, first: PlannedDue, shortfall: Cents): Change | undefined {
  const amount = shortfallUntil(plan, first);
  return amount < shortfall ? lump(first.accountId, amount) : undefined;
}

function catchUp(input: PlanInput, accountId: number): Change | undefined {
  const catchUps = neededCatchUps(input, accountId).flatMap((needed) =>
    needed.catchUp === null ? [] : [{ billId: needed.due.billId, ...needed.catchUp }],
  );
  return catchUps.length === 0 ? undefined : { kind: "catch-up", catchUps };
}

/** Spare money from another account: the whole shortfall, or that of the first shortage. */
function spareMoney(input: PlanInput, plan: Simulation, toId: number, shortfall: Cents): Change | undefined {
  const [from] = accountFigures(input, plan)
    .filter(({ id, spare }) => id !== toId && spare > 0)
    .sort((one, other) => other.spare - one.spare || one.id - other.id);
  const first = plan.dues.find(({ short, accountId }) => short > 0 && accountId === toId);
  if (from === undefined || first === undefined) return undefined;
  const amount = from.spare >= shortfall ? shortfall : shortfallUntil(plan, first);
  return from.spare < amount ? undefined : { kind: "move-money", fromId: from.id, toId, amount };
}

/** An account's shortfall up to and including the day of a due. */
function shortfallUntil({ accounts, days }: Simulation, due: PlannedDue): Cents {
  const balances = accounts.find(({ id }) => id === due.accountId)?.balances ?? [];
  return shownCents(Math.max(0, -Math.min(...balances.slice(0, days.indexOf(due.day) + 1))));
}

/** How many dues to try moving, and to how many days each. */
const MOST_DUES = 3;
const MOST_DAYS = 3;

/** Moves a manually paid due to the first day that fixes the shortage: the short due or one paid before it. */
function dueToMove(input: PlanInput, plan: Simulation, first: PlannedDue): Change | undefined {
  const { accountId, day } = first;
  const account = onlyAccount(input, accountId);
  const bills = new Map(account.bills.map((bill) => [bill.id, bill]));
  const others = plan.dues.filter((due) => due !== first && due.accountId === accountId && due.day <= day);
  const movable = [first, ...others].flatMap((due) => {
    const bill = due.isByHand ? bills.get(due.billId) : undefined;
    return bill !== undefined && isNext(bill, due) ? [{ bill, due }] : [];
  });
  const accountPlan = simulate(account);
  const sameDue = accountPlan.dues.find(
    ({ billId, due, paymentId }) => billId === first.billId && due === first.due && paymentId === first.paymentId,
  );
  const balances = accountPlan.accounts[0]?.balances ?? [];
  for (const { bill, due } of sameDue === undefined ? [] : movable.slice(0, MOST_DUES)) {
    const last = latestMoveDay(bill, due);
    // A day can only work if the account, having paid earlier, is back to zero by then.
    const days = accountPlan.days.filter(
      (to, index) => to > due.day && to <= last && (balances[index] ?? 0) >= 0 && !isLeftOut(bill.days, to),
    );
    for (const to of days.slice(0, MOST_DAYS)) {
      const change: Change = { kind: "move-due", billId: bill.id, from: due.due, to };
      if (sameDue !== undefined && runToEnd(tryChange(account, accountPlan, sameDue, change)) !== undefined)
        return change;
    }
  }
  return undefined;
}

/**
 * Whether a due is its bill's next due date, with no settled or scheduled due in the way. With an end, it isn't moved: the
 * end may move along or be in the way, which the plan can't tell from its days.
 */
function isNext({ days, nextDue, settled, waiting }: PlanBill, { due, day }: PlannedDue): boolean {
  const isAlone = settled.length === 0 && waiting.length === 0;
  const isOnWeekday = days.unit !== "week" && days.weekday !== undefined;
  const next = nextAfter(days, due);
  const isEndless = days.until === undefined;
  return due === nextDue && isAlone && isEndless && !isOnWeekday && (next === undefined || next > day);
}

const MONTH = 31;

/** The last day to which a due may be moved: less than half a period and at most a month later. */
function latestMoveDay({ days }: PlanBill, due: PlannedDue): Day {
  const next = nextAfter(days, due.due);
  const period = next === undefined ? MONTH : daysBetween(due.due, next);
  return addDays(due.due, Math.min(MONTH, Math.ceil(period / 2) - 1));
}
