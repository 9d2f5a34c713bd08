import { BAD_PAYMENT_DAY } from "#contract/payment-days.ts";
import type { Bill } from "#core/bills/bill.ts";
import { type BadDate, YEARS_AHEAD } from "#core/bills/re-plan.ts";
import { isPaymentDay } from "#core/schedule.ts";
import { Fault } from "#server/fault.ts";

const WORDS: Record<BadDate["refused"], string> = {
  "in-the-past": "Next due date must be today or later",
  "too-far-ahead": `Next due date must be at most ${YEARS_AHEAD} years ahead`,
  "not-on-the-payment-day": "Next due date must fall on the payment day",
};

/** When a bill is due, unless its date was refused: then the words for it. */
export function orBadDate<T extends object>(due: T | BadDate): T {
  if (!("refused" in due)) return due;
  throw new Fault("invalid", WORDS[due.refused], { errors: { nextDueDate: WORDS[due.refused] } });
}

/** Refuses a payment day that its type does not have. */
export function checkPaymentDay({ paymentDay, paymentDayType }: Pick<Bill, "paymentDay" | "paymentDayType">): void {
  if (paymentDay === null || isPaymentDay(paymentDayType, paymentDay)) return;
  throw new Fault("invalid", BAD_PAYMENT_DAY, { errors: { paymentDay: BAD_PAYMENT_DAY } });
}
