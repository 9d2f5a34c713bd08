import { type FormEventHandler, useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Bill } from "#contract/bills.ts";
import { readMoney } from "#core/money.ts";
import type { Settles } from "#web/domain/bill-dues.ts";
import { centsOf } from "#web/domain/bill-figures.ts";
import { type PayingAccount, ShortOfFunds } from "#web/domain/insufficient-funds.tsx";
import { currencySymbol } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PaySums } from "./balance-preview.tsx";
import { BillHead } from "./bill-summary.tsx";
import { InAddition } from "./extra-payment-notice.tsx";
import { OpenPayments } from "./open-payments.tsx";

export type PayValues = { billId: number; amount: string };

type Props = {
  id: string;
  bill: Bill;
  settles: Settles;
  /** The account it is taken from; the bill's own unless another was chosen. */
  account: PayingAccount | null;
  onAccount: (account: PayingAccount | undefined) => void;
  form: UseFormReturn<PayValues>;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

export function PayForm({ id, bill, settles, account, onAccount, form, onSubmit }: Props) {
  const noticeId = useId();
  const typed = useWatch({ control: form.control, name: "amount" });
  const amount = readMoney(typed);
  const isShort = account !== null && amount !== undefined && amount > centsOf(account.balance);
  return (
    <form id={id} onSubmit={onSubmit} noValidate className="grid gap-5">
      <BillHead bill={bill} />
      <OpenPayments bill={bill} due={settles && "due" in settles ? settles.due : undefined} />
      {settles && "next" in settles && <InAddition {...settles} />}
      {account ? (
        <>
          <MoneyField
            label="Amount"
            symbol={currencySymbol()}
            error={form.formState.errors.amount?.message}
            aria-describedby={isShort ? noticeId : undefined}
            aria-invalid={isShort || undefined}
            {...form.register("amount")}
          />
          <PaySums account={account} amount={amount} />
          {account.id !== bill.account?.id && (
            <p className="text-sm text-muted wrap-anywhere">
              This payment only is taken from <bdi className="font-semibold text-text">{account.name}</bdi>.{" "}
              <Button size="sm" variant="link" onClick={() => onAccount(undefined)}>
                Use the bill's own account
              </Button>
            </p>
          )}
        </>
      ) : (
        <Notice tone="amber" title="Needs an account">
          The account of this bill was deleted. Edit the bill and choose another one; then it can be paid.
        </Notice>
      )}
      {isShort && <ShortOfFunds id={noticeId} account={account} amount={amount} onAccount={onAccount} />}
    </form>
  );
}
