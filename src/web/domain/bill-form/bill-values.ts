import type { ReactNode } from "react";
import type { Resolver, UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { type Bill, CreateBillInput } from "#contract/bills.ts";
import type { InputOf } from "#contract/request-types.ts";
import type { createBill, updateBill } from "#contract/requests/bills.ts";
import type { ScannedField } from "#contract/scan.ts";
import { isPaidAutomatically } from "#core/bills/bill.ts";
import { type Category, DEFAULT_CATEGORY } from "#core/categories.ts";
import { readMoney } from "#core/money.ts";
import type { PaymentDayType } from "#core/schedule.ts";
import { formResolver } from "#web/lib/form-resolver.ts";
import { asksLastDay, dayForDate } from "./due-day.ts";
import { changedEnd, intervalBody, needsDate, type PlanValues, planInput, startPlan } from "./plan-values.ts";

export type BillValues = PlanValues & {
  name: string;
  amount: string;
  /** The start date of a changed amount; empty when it applies now. */
  amountFrom: string;
  category: Category;
  accountId: number | undefined;
  /** The name of an account about to be added; undefined while one is chosen from the list. */
  newAccount: string | undefined;
  isAutomatic: boolean;
  isDirectDebit: boolean;
  /** Empty while no date is chosen. */
  nextDueDate: string;
  paymentDay: number | undefined;
  paymentDayType: PaymentDayType;
  /** Empty when unset. */
  notes: string;
  website: string;
  customerNumber: string;
};

/** Notes, web address and customer number. */
export const DETAILS = ["customerNumber", "website", "notes"] as const;

export type BillForm = UseFormReturn<BillValues>;

/** The hint under a field: its own, or one about the scanned value. */
export type HintFor = (field: ScannedField, own: { hint?: ReactNode; isChanged: boolean | undefined }) => ReactNode;

export type HintProps = { form: BillForm; hintFor: HintFor };

type NewBill = InputOf<typeof createBill>;
type BillEdit = InputOf<typeof updateBill>;

/** Initial values: the bill's, or the defaults of a new one. */
export function startValues(bill: Bill | undefined): BillValues {
  return {
    name: bill?.name ?? "",
    amount: bill?.amount ?? "",
    amountFrom: "",
    ...startPlan(bill),
    category: bill?.category ?? DEFAULT_CATEGORY,
    accountId: bill?.accountId ?? undefined,
    newAccount: undefined,
    isAutomatic: bill?.isAutomatic ?? false,
    isDirectDebit: bill?.isDirectDebit ?? false,
    nextDueDate: bill?.nextDueDate ?? "",
    paymentDay: bill?.paymentDay ?? undefined,
    paymentDayType: bill?.paymentDayType ?? "monthly",
    notes: bill?.notes ?? "",
    website: bill?.website ?? "",
    customerNumber: bill?.customerNumber ?? "",
  };
}

/** The request for a new bill; undefined without an account. */
export function newBill(values: BillValues): NewBill | undefined {
  const { name, amount, category, accountId, isAutomatic, isDirectDebit, nextDueDate } = values;
  if (accountId === undefined) return undefined;
  return {
    ...{ name, amount, category, accountId, isAutomatic, isDirectDebit, ...planInput(values), ...daysOf(values) },
    ...(nextDueDate && { nextDueDate }),
    ...changedDetails(values, undefined),
  };
}

const SINGLE = ["name", "category", "accountId", "estimate"] as const;
/** These decide the due dates together, so that one of them never meets another's new value. */
const SCHEDULE = [
  ...(["frequency", "every", "unit", "skippedMonths", "ends", "endsOn", "endsAfter"] as const),
  ...(["isAutomatic", "isDirectDebit", "nextDueDate", "paymentDay", "paymentDayType"] as const),
] as const;

/** The request for an edited bill: only what this person changed, so that it undoes nobody else's change. */
export function billEdit(values: BillValues, bill: Bill): BillEdit {
  const before = startValues(bill);
  const isChanged = (field: keyof BillValues) => String(values[field]) !== String(before[field]);
  const changed = Object.fromEntries(SINGLE.filter(isChanged).map((field) => [field, values[field]]));
  return {
    ...changed,
    ...changedAmount(values, bill),
    ...(SCHEDULE.some(isChanged) && changedSchedule(values, bill)),
    ...changedDetails(values, bill),
  };
}

/** A changed amount may start later; until then the bill keeps its current one. */
function changedAmount({ amount, amountFrom }: BillValues, bill: Bill): BillEdit {
  if (readMoney(amount) === readMoney(bill.amount)) return {};
  return amountFrom === "" ? { amount } : { nextAmount: amount, nextAmountFrom: amountFrom };
}

function changedSchedule(values: BillValues, bill: Bill): BillEdit {
  const { isAutomatic, isDirectDebit, nextDueDate } = values;
  return {
    ...{ isAutomatic, isDirectDebit, ...intervalBody(values, bill), ...changedEnd(values, bill), ...daysOf(values) },
    ...(nextDueDate !== (bill.nextDueDate ?? "") && { nextDueDate: nextDueDate || null }),
  };
}

/** Details are sent only if they changed. */
function changedDetails(values: BillValues, bill: Bill | undefined): Pick<NewBill, (typeof DETAILS)[number]> {
  const changed = DETAILS.filter((name) => values[name].trim() !== (bill?.[name] ?? ""));
  return Object.fromEntries(changed.map((name) => [name, values[name].trim() || null]));
}

/** Days are sent only for automatic payments and direct debits, or when the date is ambiguous. */
function daysOf(values: BillValues): Pick<NewBill, "paymentDay" | "paymentDayType"> {
  if (!isPaidAutomatically(values) && !asksLastDay(values, values.nextDueDate)) return {};
  const isMissing = values.paymentDay === undefined;
  const { paymentDay, paymentDayType } = (isMissing && dayForDate(values, values.nextDueDate)) || values;
  return { paymentDay: paymentDay ?? null, paymentDayType };
}

const NOT_CHOSEN = 0;

const Form = z.pipe(
  z.transform(
    (values: BillValues): NewBill => ({
      ...{ name: values.name, amount: values.amount, category: values.category, ...planInput(values) },
      ...{
        isAutomatic: values.isAutomatic,
        isDirectDebit: values.isDirectDebit,
        paymentDayType: values.paymentDayType,
      },
      accountId: values.accountId ?? NOT_CHOSEN,
      // A payment day that is not shown is not checked.
      paymentDay: isPaidAutomatically(values) ? values.paymentDay : undefined,
      nextDueDate: values.nextDueDate || null,
    }),
  ),
  CreateBillInput,
);
const check = formResolver<BillValues>(Form);

/** The contract's rules, plus: a half-typed new account must be added or cancelled. */
export const checkBill: Resolver<BillValues> = async (values, context, options) => {
  const checked = await check(values, context, options);
  if (needsDate(values) && !values.nextDueDate && !(isPaidAutomatically(values) && values.paymentDay !== undefined)) {
    const nextDueDate = { type: "needs-a-date", message: "Choose when it is due" };
    return { values: {}, errors: { nextDueDate, ...checked.errors } };
  }
  if (!values.newAccount?.trim()) return checked;
  const newAccount = { type: "unfinished", message: "Press Add to create this account, or Cancel" };
  return { values: {}, errors: { ...checked.errors, newAccount } };
};
