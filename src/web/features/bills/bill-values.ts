import type { Resolver } from "react-hook-form";
import { type Bill, CreateBillInput, type createBill } from "#contract/bills.ts";
import type { InputOf } from "#contract/call.ts";
import { type Category, DEFAULT_CATEGORY } from "#core/categories.ts";
import type { BillFrequency } from "#core/frequency.ts";
import type { PaymentDayType } from "#core/schedule.ts";
import { resolve } from "#web/lib/resolve.ts";

export type BillValues = {
  name: string;
  amount: string;
  frequency: BillFrequency;
  category: Category;
  accountId: number | undefined;
  /** The name of an account about to be added; undefined while one is chosen from the list. */
  newAccount: string | undefined;
  isAutomatic: boolean;
  isDirectDebit: boolean;
  paymentDay: number | undefined;
  paymentDayType: PaymentDayType;
};

export type BillBody = InputOf<typeof createBill>;

/** What the form begins with: the bill as it is, or the defaults of a new one. */
export function startValues(bill: Bill | undefined): BillValues {
  return {
    name: bill?.name ?? "",
    amount: bill?.amount ?? "",
    frequency: bill?.frequency ?? "monthly",
    category: bill?.category ?? DEFAULT_CATEGORY,
    accountId: bill?.accountId ?? undefined,
    newAccount: undefined,
    isAutomatic: bill?.isAutomatic ?? false,
    isDirectDebit: bill?.isDirectDebit ?? false,
    paymentDay: bill?.paymentDay ?? undefined,
    paymentDayType: bill?.paymentDayType ?? "monthly",
  };
}

/** Days are asked for only when money leaves by itself. */
export const hasPaymentDay = (values: Pick<BillValues, "isAutomatic" | "isDirectDebit">) =>
  values.isAutomatic || values.isDirectDebit;

/** What is sent; undefined while there is no account. */
export function bodyOf(values: BillValues): BillBody | undefined {
  const { accountId, newAccount: _, paymentDay, paymentDayType, ...rest } = values;
  if (accountId === undefined) return undefined;
  const days = hasPaymentDay(values) ? { paymentDay: paymentDay ?? null, paymentDayType } : {};
  return { ...rest, accountId, ...days };
}

const check = resolve<BillValues>(CreateBillInput);

/** The contract's own rules, and that no account's name is left half typed. */
export const checkBill: Resolver<BillValues> = async (values, context, options) => {
  const paymentDay = hasPaymentDay(values) ? values.paymentDay : undefined;
  const checked = await check({ ...values, paymentDay }, context, options);
  if (!values.newAccount?.trim()) return checked;
  const newAccount = { type: "unfinished", message: "Press Add to create this account, or Cancel" };
  return { values: {}, errors: { ...checked.errors, newAccount } };
};
