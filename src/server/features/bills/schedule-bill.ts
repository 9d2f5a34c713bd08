import type { Day } from "#core/day.ts";
import { firstDue } from "#core/schedule.ts";
import type { BillRow } from "./store.ts";

type Timing = Pick<BillRow, "frequency" | "isAutomatic" | "isDirectDebit" | "paymentDay" | "paymentDayType">;

/** Where a bill's due days begin, seen from today; nowhere when it does not pay by itself or has no day. */
export function beginPlan(bill: Timing, today: Day): Pick<BillRow, "anchorDate" | "nextPaymentDate"> {
  const paysItself = bill.isAutomatic || bill.isDirectDebit;
  if (!paysItself || bill.paymentDay === null) return { anchorDate: null, nextPaymentDate: null };
  const due = firstDue(bill.paymentDayType, bill.paymentDay, today);
  return { anchorDate: due, nextPaymentDate: due };
}

/** Whether an edit changes on which days a bill is due. */
export function isSameTiming(one: Timing, other: Timing): boolean {
  const paysItself = (bill: Timing) => bill.isAutomatic || bill.isDirectDebit;
  const isSame = (field: "frequency" | "paymentDay" | "paymentDayType") => one[field] === other[field];
  return (
    paysItself(one) === paysItself(other) && isSame("frequency") && isSame("paymentDay") && isSame("paymentDayType")
  );
}
