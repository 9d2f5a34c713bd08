import { type FormEventHandler, useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Bill } from "#contract/bills.ts";
import { parseMoney } from "#core/money.ts";
import { centsOf } from "#web/lib/bill-figures.ts";
import { currencySymbol } from "#web/lib/format.ts";
import { MoneyField } from "#web/ui/money-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { BillHead } from "./bill-head.tsx";
import { OpenPayments } from "./open-payments.tsx";
import { PaySums } from "./pay-sums.tsx";

export type PayValues = { billId: number; amount: string };

type Props = {
  id: string;
  bill: Bill;
  form: UseFormReturn<PayValues>;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

export function PayForm({ id, bill, form, onSubmit }: Props) {
  const noticeId = useId();
  const typed = useWatch({ control: form.control, name: "amount" });
  const amount = parseMoney(typed.trim());
  const isShort = bill.account !== null && amount !== undefined && amount > centsOf(bill.account.balance);
  return (
    <form id={id} onSubmit={onSubmit} noValidate className="grid gap-5">
      <BillHead bill={bill} />
      <OpenPayments bill={bill} />
      {bill.account ? (
        <>
          <MoneyField
            label="Amount"
            symbol={currencySymbol()}
            error={form.formState.errors.amount?.message}
            aria-describedby={isShort ? noticeId : undefined}
            aria-invalid={isShort || undefined}
            {...form.register("amount")}
          />
          <PaySums account={bill.account} amount={amount} />
        </>
      ) : (
        <Notice tone="amber" title="Needs an account">
          The account of this bill was deleted. Edit the bill and choose another one; then it can be paid.
        </Notice>
      )}
      <div id={noticeId} aria-live="assertive" className="empty:hidden">
        {isShort && <Notice tone="red">Insufficient funds to make this payment.</Notice>}
      </div>
    </form>
  );
}
