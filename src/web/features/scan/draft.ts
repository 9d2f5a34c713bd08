import type { InputOf } from "#contract/request-types.ts";
import type { payBill } from "#contract/requests/bills.ts";
import type { ScanResult } from "#contract/scan.ts";
import { dueOnPaymentDay, paymentDayOf } from "#core/bills/plan.ts";
import { DEFAULT_CATEGORY } from "#core/categories.ts";
import { type Day, parseDay } from "#core/day.ts";
import { readMoney } from "#core/money.ts";
import { type BillValues, startValues } from "#web/domain/bill-form/bill-values.ts";

export type Timing = "scheduled" | "immediate";
/** Defaults to the bill's own account. */
export type NewPayment = {
  billId: string;
  amount: string;
  dueDate: string;
  accountId?: number | undefined;
  /** Also turns the stored bill into a direct debit, since only their payments can be scheduled. */
  becomesDebit?: boolean | undefined;
};

const DEFAULT_FREQUENCY = "monthly";

type Days = Pick<BillValues, "nextDueDate" | "paymentDayType" | "paymentDay">;

/**
 * The likely due date: the printed one, or a period after a past one. The payment day follows it; for a direct debit the
 * printed payment day wins and moves the date.
 */
function daysOf(result: ScanResult, today: Day): Days {
  const { paymentDay: printed, isDirectDebit } = result;
  const frequency = result.frequency ?? DEFAULT_FREQUENCY;
  const due = parseDay(result.dueDate ?? "");
  if (due === undefined) return { nextDueDate: "", paymentDayType: "monthly", paymentDay: printed ?? undefined };
  const usesPrintedDay = isDirectDebit && printed !== null && frequency !== "weekly";
  const day = usesPrintedDay ? { dayType: "monthly" as const, paymentDay: printed } : paymentDayOf(frequency, due);
  return {
    nextDueDate: dueOnPaymentDay({ frequency, ...day }, due, today),
    paymentDayType: day.dayType,
    paymentDay: day.paymentDay,
  };
}

/** Whether the bill says that nothing has to be paid, as when it's in credit. */
export const isNothingToPay = ({ amount }: Pick<ScanResult, "amount">) => amount !== null && readMoney(amount) === 0;

/** The amount to start with; empty if there is nothing to pay, as neither a bill nor a payment can be of nothing. */
export const startAmount = (result: Pick<ScanResult, "amount">) =>
  isNothingToPay(result) ? "" : (result.amount ?? "");

/** The initial values of a new bill from a scan. */
export function newBillOf(result: ScanResult, today: Day): BillValues {
  return {
    ...startValues(undefined),
    name: result.name ?? "",
    amount: startAmount(result),
    frequency: result.frequency ?? DEFAULT_FREQUENCY,
    category: result.category ?? DEFAULT_CATEGORY,
    isDirectDebit: result.isDirectDebit ?? false,
    ...daysOf(result, today),
  };
}

/** The request that pays a bill from a scan. */
export function paymentInput(payment: NewPayment, timing: Timing): InputOf<typeof payBill> {
  return {
    billId: Number(payment.billId),
    amount: payment.amount,
    dueDate: payment.dueDate === "" ? null : payment.dueDate,
    processImmediately: timing === "immediate",
    ...(timing === "immediate" && payment.accountId !== undefined && { accountId: payment.accountId }),
    ...(timing === "scheduled" && payment.becomesDebit && { becomesDirectDebit: true }),
    source: "scan",
  };
}
