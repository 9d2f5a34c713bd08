import type { Day } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";
import type { Bill } from "./bill.ts";
import { lastDueDate } from "./re-plan.ts";
import { billWeekly } from "./weekly.ts";

/** A scheduled future amount and its first day; both null without one. */
export type NextAmount = Pick<Bill, "nextAmount" | "nextAmountFrom">;

export const NO_NEXT_AMOUNT: NextAmount = { nextAmount: null, nextAmountFrom: null };

/** Why a future amount isn't accepted. */
export type BadNextAmount = { refused: "not-ahead" | "too-far-ahead" | "due-once" | "after-the-end" };

type AmountSchedule = NextAmount & Pick<Bill, "frequency" | "endsOn">;

/** The scheduled future amount, if valid. A one-time bill can't have one, nor can it start after the last due. */
export function checkNextAmount(bill: AmountSchedule, today: Day): NextAmount | BadNextAmount {
  const { nextAmount, nextAmountFrom: from, frequency, endsOn } = bill;
  if (nextAmount === null || from === null) return NO_NEXT_AMOUNT;
  if (frequency === "once") return { refused: "due-once" };
  if (from <= today) return { refused: "not-ahead" };
  if (from > lastDueDate(today)) return { refused: "too-far-ahead" };
  if (endsOn !== null && from > endsOn) return { refused: "after-the-end" };
  return { nextAmount, nextAmountFrom: from };
}

/** Whether a bill's scheduled amount has taken effect by a given day. */
export const hasTakenEffect = ({ nextAmountFrom }: Pick<Bill, "nextAmountFrom">, by: Day) =>
  nextAmountFrom !== null && nextAmountFrom <= by;

/** A scheduled amount that has started, and the amount until then. */
export type StartedAmount = { from: Day; before: Cents };

/** The amount of a due from before an amount started, which keeps the amount of then; undefined otherwise. `started`: oldest first. */
export const amountBefore = (started: readonly StartedAmount[], due: Day): Cents | undefined =>
  started.find(({ from }) => due < from)?.before;

/** A bill's amount on a due day. An amount that was typed without a day counts for every due that is still open. */
export const amountOnDue = (
  bill: Pick<Bill, "amount"> & NextAmount,
  due: Day,
  started: readonly StartedAmount[] = [],
): Cents =>
  amountBefore(started, due) ?? (bill.nextAmount !== null && hasTakenEffect(bill, due) ? bill.nextAmount : bill.amount);

/** The scheduled amounts with their weekly amounts. */
export function scheduledAmounts(
  bill: Parameters<typeof billWeekly>[0] & NextAmount,
): { from: Day; amount: Cents; weekly: Cents }[] {
  const { nextAmount: amount, nextAmountFrom: from } = bill;
  if (amount === null || from === null || bill.frequency === "once") return [];
  return [{ from, amount, weekly: billWeekly({ ...bill, amount }, ZERO) }];
}
