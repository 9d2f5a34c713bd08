import type { ImportInput } from "#contract/import.ts";
import { addDays, type Day } from "#core/day.ts";
import { billInterval } from "#core/interval.ts";
import { isOccurrence } from "#core/payments/payment.ts";
import { longestPeriod } from "#core/schedule.ts";
import { byId, type File } from "./file.ts";

/** A file in which every payment says which due it stands for, also one of the first version, which did not say so. */
export function nameDues(file: ImportInput): File {
  const bills = byId(file.bills);
  const operations = byId(file.operations);
  const taken = new Set<string>();
  const payments = file.payments.map((payment) => {
    const { coversDate = null, lastPaidBefore: _, nextPaymentBefore = null, isExtra = false, ...others } = payment;
    const rest = { ...others, isExtra };
    const { settlesDue, undoneDue, billId, operationId } = payment;
    if (settlesDue !== undefined) return { ...rest, settlesDue, undoneDue: undoneDue ?? null };
    const bill = billId === null ? undefined : bills.get(billId);
    const paidOn = operationId === null ? undefined : operations.get(operationId)?.day;
    const claimed = bill && claim(payment, { bill, paidOn, coversDate, nextPaymentBefore });
    const due = claimed == null || taken.has(`${billId} ${claimed}`) ? null : claimed;
    if (due !== null) taken.add(`${billId} ${due}`);
    const isUndone = payment.status === "cancelled" && operationId !== null && isOccurrence(payment);
    return { ...rest, settlesDue: due, undoneDue: isUndone ? payment.dueDate : null };
  });
  return {
    ...file,
    payments,
    bills: file.bills.map((bill) => {
      const { nextDueDate = bill.nextPaymentDate, paysFrom = null } = bill;
      return { ...bill, nextDueDate, dueFrom: bill.dueFrom ?? nextDueDate, paysFrom };
    }),
  };
}

type Known = {
  bill: ImportInput["bills"][number];
  paidOn: Day | undefined;
  coversDate: Day | null;
  nextPaymentBefore: Day | null;
};

/** As the migration to this version has it: the scheduler's own date, the one covered, or the one that was next and near. */
function claim(payment: ImportInput["payments"][number], { bill, paidOn, coversDate, nextPaymentBefore }: Known) {
  const { status, dueDate, settledBy, operationId } = payment;
  const isOwn = isOccurrence(payment);
  if (status === "cancelled" && !(isOwn && operationId === null && settledBy === null)) return null;
  if (isOwn) return dueDate;
  if (coversDate !== null) return coversDate;
  if (status !== "completed") return bill.anchorDate === null ? dueDate : null;
  if (paidOn === undefined || nextPaymentBefore === null) return null;
  const half = Math.floor((longestPeriod(billInterval(bill)) - 7) / 2) || 3;
  return nextPaymentBefore <= addDays(paidOn, half) ? nextPaymentBefore : null;
}
