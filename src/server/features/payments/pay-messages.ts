import type { Bill } from "#core/bills/bill.ts";
import { YEARS_AHEAD } from "#core/bills/re-plan.ts";
import type { Day } from "#core/day.ts";
import { formatMoney } from "#core/money.ts";
import { failureText } from "#core/payments/failure-text.ts";
import type { Payment } from "#core/payments/payment.ts";
import { Fault } from "#server/fault.ts";
import type { AmountChange } from "#server/features/bills/re-estimate.ts";

export const estimateOf = ({ before, now, weekly }: AmountChange) => ({
  before: formatMoney(before),
  amount: formatMoney(now),
  weeklyAmount: formatMoney(weekly),
});

/** A varying bill's estimate follows its payments, and the payer is told. */
export const amountChangeMessage = (amountChange: AmountChange | undefined) =>
  amountChange === undefined
    ? ""
    : ` The next one is estimated at ${formatMoney(amountChange.now)} instead of ${formatMoney(amountChange.before)}: ${formatMoney(amountChange.weekly)} per week.`;

export function messageFor({ status, dueDate, partOf }: Payment, replaced: Payment | undefined): string {
  if (partOf !== null) return `Part of the payment due on ${partOf} processed. The rest is still due.`;
  const done =
    status === "scheduled" ? `Payment scheduled for ${dueDate}` : "Payment processed. The savings cycle was reset.";
  if (replaced === undefined) return done;
  const separator = done.endsWith(".") ? "" : ".";
  return `${done}${separator} It replaces the payment due on ${replaced.dueDate}, which was cancelled.`;
}

export const billArchived = ({ duesLeft }: Bill) => {
  const message = duesLeft === 0 ? "This bill is fully paid" : "This bill is archived. Restore it first.";
  return new Fault("conflict", message);
};

export const cannotWait = () => {
  const message = "A payment can only be scheduled for a future due date";
  return new Fault("invalid", message, { errors: { dueDate: message } });
};

export const partCannotWait = () => {
  const message = "Part of a payment can't be scheduled. Leave out the due date to pay it now.";
  return new Fault("invalid", message, { errors: { isPart: message } });
};

export const tooEarly = ({ name }: Bill) => new Fault("conflict", `It is too early to pay ${name} for that date`);

export const tooFarAhead = () => {
  const message = `Due date must be at most ${YEARS_AHEAD} years ahead`;
  return new Fault("invalid", message, { errors: { dueDate: message } });
};

export const alreadySettled = (due: Day) => {
  const message = `The payment due on ${due} is already settled. To pay more, choose to pay in addition.`;
  return new Fault("conflict", message);
};

export const mustUseOwnAccount = () => {
  const message = "A scheduled payment always uses the bill's own account";
  return new Fault("invalid", message, { errors: { accountId: message } });
};

export const needsAccount = () => new Fault("invalid", failureText("needs-account"));
