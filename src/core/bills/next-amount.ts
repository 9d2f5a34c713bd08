import type { Day } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";
import type { Bill } from "./bill.ts";
import { lastDueDate } from "./re-plan.ts";
import { billWeekly } from "./weekly.ts";

/** An amount that somebody said begins on a later day; both are null when nobody did. */
export type NextAmount = Pick<Bill, "nextAmount" | "nextAmountFrom">;

export const NO_NEXT_AMOUNT: NextAmount = { nextAmount: null, nextAmountFrom: null };

/** Why an amount cannot begin on a day. */
export type BadNextAmount = { refused: "not-ahead" | "too-far-ahead" | "due-once" | "after-the-end" };

type Planned = NextAmount & Pick<Bill, "frequency" | "endsOn">;

/** The amount that begins later, if it can. What is due once has no later amount, and nothing begins after the last due. */
export function checkNextAmount(bill: Planned, today: Day): NextAmount | BadNextAmount {
  const { nextAmount, nextAmountFrom: from, frequency, endsOn } = bill;
  if (nextAmount === null || from === null) return NO_NEXT_AMOUNT;
  if (frequency === "once") return { refused: "due-once" };
  if (from <= today) return { refused: "not-ahead" };
  if (from > lastDueDate(today)) return { refused: "too-far-ahead" };
  if (endsOn !== null && from > endsOn) return { refused: "after-the-end" };
  return { nextAmount, nextAmountFrom: from };
}

/** Whether a bill's next amount has begun by a day. */
export const hasBegun = ({ nextAmountFrom }: Pick<Bill, "nextAmountFrom">, by: Day) =>
  nextAmountFrom !== null && nextAmountFrom <= by;

/** What a bill comes to on a day ahead. */
export const amountOnDue = (bill: Pick<Bill, "amount"> & NextAmount, due: Day): Cents =>
  bill.nextAmount !== null && hasBegun(bill, due) ? bill.nextAmount : bill.amount;

/** The amounts to come, and what each is a week. */
export function comingAmounts(
  bill: Parameters<typeof billWeekly>[0] & NextAmount,
): { from: Day; amount: Cents; weekly: Cents }[] {
  const { nextAmount: amount, nextAmountFrom: from } = bill;
  if (amount === null || from === null || bill.frequency === "once") return [];
  return [{ from, amount, weekly: billWeekly({ ...bill, amount }, ZERO) }];
}
