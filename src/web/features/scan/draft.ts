import type { createBill, payBill } from "#contract/bills.ts";
import type { InputOf } from "#contract/call.ts";
import type { ScanResult } from "#contract/scan.ts";
import { CATEGORIES, DEFAULT_CATEGORY } from "#core/categories.ts";
import { parseDay, weekdayOf } from "#core/day.ts";
import { BILL_FREQUENCIES } from "#core/frequency.ts";

/** A new bill as a form holds it: everything typed or chosen is text. */
export type NewBill = {
  name: string;
  amount: string;
  frequency: string;
  category: string;
  accountId: string;
  isAutomatic: boolean;
  isDirectDebit: boolean;
  paymentDayType: string;
  paymentDay: string;
};

export type Timing = "scheduled" | "immediate";
/** Without an account it is taken from the bill's own. */
export type NewPayment = { billId: string; amount: string; dueDate: string; accountId?: number | undefined };

const DEFAULT_FREQUENCY = "monthly";

/** The payment day a bill most likely has: as printed, else the day of the week or month on which it is due. */
function paymentDayOf({ frequency, paymentDay, dueDate }: ScanResult): Pick<NewBill, "paymentDayType" | "paymentDay"> {
  const due = parseDay(dueDate ?? "");
  if (frequency === "weekly" && due) return { paymentDayType: "weekly", paymentDay: String(weekdayOf(due)) };
  const dayOfMonth = paymentDay ?? (due ? Number(due.slice(8)) : undefined);
  return { paymentDayType: "monthly", paymentDay: dayOfMonth === undefined ? "" : String(dayOfMonth) };
}

/** What a scan says, as the start of a new bill. */
export function newBillOf(result: ScanResult): Omit<NewBill, "accountId"> {
  return {
    name: result.name ?? "",
    amount: result.amount ?? "",
    frequency: result.frequency ?? DEFAULT_FREQUENCY,
    category: result.category ?? DEFAULT_CATEGORY,
    isAutomatic: false,
    isDirectDebit: result.isDirectDebit ?? false,
    ...paymentDayOf(result),
  };
}

/** Whether a bill pays by itself, so that its payment day matters. */
export const hasPaymentDay = (bill: Pick<NewBill, "isAutomatic" | "isDirectDebit">) =>
  bill.isAutomatic || bill.isDirectDebit;

/** The request that adds a bill; the payment day goes along only where it matters. */
export function billInput(bill: NewBill): InputOf<typeof createBill> {
  const { name, amount, isAutomatic, isDirectDebit } = bill;
  return {
    name,
    amount,
    frequency: BILL_FREQUENCIES.find((each) => each === bill.frequency) ?? DEFAULT_FREQUENCY,
    category: CATEGORIES.find((each) => each === bill.category) ?? DEFAULT_CATEGORY,
    accountId: Number(bill.accountId),
    isAutomatic,
    isDirectDebit,
    ...(hasPaymentDay(bill) &&
      bill.paymentDay !== "" && {
        paymentDay: Number(bill.paymentDay),
        paymentDayType: bill.paymentDayType === "weekly" ? "weekly" : "monthly",
      }),
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
