import type { createBill, payBill } from "#contract/bills.ts";
import type { InputOf } from "#contract/call.ts";
import type { ScanResult } from "#contract/scan.ts";
import { dueBeside, paymentDayOf, paysItself } from "#core/bills/plan.ts";
import { CATEGORIES, DEFAULT_CATEGORY } from "#core/categories.ts";
import { type Day, parseDay } from "#core/day.ts";
import { BILL_FREQUENCIES, type BillFrequency } from "#core/frequency.ts";
import type { PaymentDayType } from "#core/schedule.ts";
import { asksLastDay, type DayValues } from "#web/domain/bill-form/due-day.ts";

/** A new bill as a form holds it: everything typed or chosen is text. */
export type NewBill = {
  name: string;
  amount: string;
  frequency: string;
  category: string;
  accountId: string;
  isAutomatic: boolean;
  isDirectDebit: boolean;
  nextDueDate: string;
  paymentDayType: string;
  paymentDay: string;
};

export type Timing = "scheduled" | "immediate";
/** Without an account it is taken from the bill's own. */
export type NewPayment = {
  billId: string;
  amount: string;
  dueDate: string;
  accountId?: number | undefined;
  /** The stored bill is made a direct debit first: only such a bill's payment can wait. */
  becomesDebit?: boolean | undefined;
};

const DEFAULT_FREQUENCY = "monthly";

type Days = Pick<NewBill, "nextDueDate" | "paymentDayType" | "paymentDay">;

/**
 * When a bill most likely is due: on the printed date, or a period after one that has passed. The payment day is that date's,
 * or, where money leaves by itself, the printed one, and then the date is on it too.
 */
function daysOf(result: ScanResult, today: Day): Days {
  const { paymentDay: printed, isDirectDebit } = result;
  const frequency = result.frequency ?? DEFAULT_FREQUENCY;
  const due = parseDay(result.dueDate ?? "");
  if (due === undefined)
    return { nextDueDate: "", paymentDayType: "monthly", paymentDay: printed === null ? "" : String(printed) };
  const isPrinted = isDirectDebit && printed !== null && frequency !== "weekly";
  const day = isPrinted ? { dayType: "monthly" as const, paymentDay: printed } : paymentDayOf(frequency, due);
  return {
    nextDueDate: dueBeside({ frequency, ...day }, due, today),
    paymentDayType: day.dayType,
    paymentDay: String(day.paymentDay),
  };
}

/** What a scan says, as the start of a new bill. */
export function newBillOf(result: ScanResult, today: Day): Omit<NewBill, "accountId"> {
  return {
    name: result.name ?? "",
    amount: result.amount ?? "",
    frequency: result.frequency ?? DEFAULT_FREQUENCY,
    category: result.category ?? DEFAULT_CATEGORY,
    isAutomatic: false,
    isDirectDebit: result.isDirectDebit ?? false,
    ...daysOf(result, today),
  };
}

const frequencyOf = (text: string): BillFrequency =>
  BILL_FREQUENCIES.find((each) => each === text) ?? DEFAULT_FREQUENCY;

const dayTypeOf = (text: string): PaymentDayType => (text === "weekly" ? "weekly" : "monthly");

/** What the form holds of days, as the rules about them take it. */
export function dayValuesOf(bill: NewBill): DayValues {
  const { isAutomatic, isDirectDebit, paymentDay } = bill;
  return {
    frequency: frequencyOf(bill.frequency),
    isAutomatic,
    isDirectDebit,
    paymentDay: paymentDay === "" ? undefined : Number(paymentDay),
    paymentDayType: dayTypeOf(bill.paymentDayType),
  };
}

/** The request that adds a bill; the payment day goes along only where it matters. */
export function billInput(bill: NewBill): InputOf<typeof createBill> {
  const { name, amount, isAutomatic, isDirectDebit, nextDueDate } = bill;
  const days = dayValuesOf(bill);
  const { frequency, paymentDay, paymentDayType } = days;
  const sendsDay = paymentDay !== undefined && (paysItself(bill) || asksLastDay(days, nextDueDate));
  return {
    name,
    amount,
    frequency,
    category: CATEGORIES.find((each) => each === bill.category) ?? DEFAULT_CATEGORY,
    accountId: Number(bill.accountId),
    isAutomatic,
    isDirectDebit,
    ...(nextDueDate !== "" && { nextDueDate }),
    ...(sendsDay && { paymentDay, paymentDayType }),
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
    source: "scan",
  };
}
