import { BAD_PAYMENT_DAY } from "#contract/schedule-fields.ts";
import type { Bill } from "#core/bills/bill.ts";
import type { DerivedFields } from "#core/bills/derive.ts";
import { type BadEnd, MOST_YEARS } from "#core/bills/end.ts";
import type { BadNextAmount } from "#core/bills/next-amount.ts";
import { type BadDate, YEARS_AHEAD } from "#core/bills/re-plan.ts";
import { isPaymentDay } from "#core/schedule.ts";
import { Fault } from "#server/fault.ts";

const MESSAGES: Record<BadDate["refused"], string> = {
  "in-the-past": "Next due date must be today or later",
  "too-far-ahead": `Next due date must be at most ${YEARS_AHEAD} years ahead`,
  "not-on-the-payment-day": "Next due date must fall on the payment day",
  "in-a-skipped-month": "Next due date can't be in a skipped month",
  "needs-a-date": "Choose when it is due",
};

/** A bill's schedule, or a fault when its date was rejected. */
export function throwIfBadDate<T extends object>(due: T | BadDate): T {
  if (!("refused" in due)) return due;
  throw new Fault("invalid", MESSAGES[due.refused], { errors: { nextDueDate: MESSAGES[due.refused] } });
}

const SCHEDULED_AFTER_END = "A payment after that is already scheduled or failed. Please cancel it first.";
const END_MESSAGES: Record<
  BadEnd["refused"] | "never-due" | "scheduled-after-it" | "too-many-scheduled",
  { field: string; message: string }
> = {
  "before-the-start": { field: "endsOn", message: "End date can't be before the next due date" },
  "too-late": { field: "endsOn", message: `It must end within ${MOST_YEARS} years` },
  "lasts-too-long": { field: "endsAfter", message: `It must end within ${MOST_YEARS} years` },
  "needs-a-date": { field: "nextDueDate", message: "Choose when it is due" },
  "scheduled-after-it": { field: "endsOn", message: SCHEDULED_AFTER_END },
  "too-many-scheduled": { field: "endsAfter", message: SCHEDULED_AFTER_END },
  "never-due": { field: "skippedMonths", message: "Nothing would ever be due. Please skip fewer months." },
};

/** A bill's derived fields, or a fault when its end or months were rejected. */
export function throwIfBadEnd(derived: DerivedFields | { refused: keyof typeof END_MESSAGES }): DerivedFields {
  if (!("refused" in derived)) return derived;
  const { field, message } = END_MESSAGES[derived.refused];
  throw new Fault("invalid", message, { errors: { [field]: message } });
}

const NEXT_AMOUNT_MESSAGES: Record<BadNextAmount["refused"], string> = {
  "not-ahead": "The new amount must start after today",
  "too-far-ahead": `The new amount must start within ${YEARS_AHEAD} years`,
  "due-once": "A one-off bill can't have a later amount",
  "after-the-end": "The new amount can't start after the last due date",
};

/** The message for an amount that can't start on a day. */
export function badNextAmount({ refused }: BadNextAmount): Fault {
  return new Fault("invalid", NEXT_AMOUNT_MESSAGES[refused], {
    errors: { nextAmountFrom: NEXT_AMOUNT_MESSAGES[refused] },
  });
}

/** Rejects a payment day that is invalid for its type. */
export function checkPaymentDay({ paymentDay, paymentDayType }: Pick<Bill, "paymentDay" | "paymentDayType">): void {
  if (paymentDay === null || isPaymentDay(paymentDayType, paymentDay)) return;
  throw new Fault("invalid", BAD_PAYMENT_DAY, { errors: { paymentDay: BAD_PAYMENT_DAY } });
}
