import { type FormEventHandler, type ReactNode, useId } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { Bill } from "#contract/bills.ts";
import { canPay } from "#core/accounts/account.ts";
import type { Day } from "#core/day.ts";
import { type Cents, cents, MAX_CENTS, readMoney } from "#core/money.ts";
import { AmountRises } from "#web/domain/amount-rises.tsx";
import { Balance } from "#web/domain/balance.tsx";
import type { SettledDue } from "#web/domain/bill-dues.ts";
import { centsOf } from "#web/domain/bill-figures.ts";
import { amountOfNext, remainderOfNext } from "#web/domain/bill-text.ts";
import { InsufficientFunds, type PayingAccount } from "#web/domain/insufficient-funds.tsx";
import { currencySymbol, date, money } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { MoneyField } from "#web/ui/form/money-field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { BillSummary, OpenPayments } from "./bill-summary.tsx";

export type PayValues = { billId: number; amount: string; isPart: boolean };

type Props = {
  id: string;
  bill: Bill;
  settledDue: SettledDue;
  /** The paying account: the bill's own, unless another was chosen. */
  account: PayingAccount | null;
  onAccount: (account: PayingAccount | undefined) => void;
  form: UseFormReturn<PayValues>;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

export function PayForm({ id, bill, settledDue, account, onAccount, form, onSubmit }: Props) {
  const noticeId = useId();
  const [typed, isPart] = useWatch({ control: form.control, name: ["amount", "isPart"] });
  const amount = readMoney(typed);
  const isShort = account !== null && amount !== undefined && !canPay({ balance: centsOf(account.balance) }, amount);
  return (
    <form id={id} onSubmit={onSubmit} noValidate className="grid gap-5">
      <BillSummary bill={bill} />
      <OpenPayments bill={bill} due={settledDue && "due" in settledDue ? settledDue.due : undefined} />
      {settledDue && "next" in settledDue && <ExtraPaymentNotice {...settledDue} />}
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
          {canBePart(bill, settledDue, typed) && (
            <SwitchField
              label="This is a partial payment"
              description="The rest stays due."
              checked={isPart}
              onCheckedChange={(isOn) => form.setValue("isPart", isOn)}
            />
          )}
          {/* A varying bill updates its own estimate. */}
          {bill.estimate === null && <AmountRises bill={bill} amount={amount} offersUpdate />}
          <BalancePreview account={account} amount={amount} />
          {account.id !== bill.account?.id && (
            <p className="text-sm text-muted wrap-anywhere">
              Only this payment is taken from <bdi className="font-semibold text-text">{account.name}</bdi>.{" "}
              <Button size="sm" variant="link" onClick={() => onAccount(undefined)}>
                Use the bill's own account
              </Button>
            </p>
          )}
        </>
      ) : (
        <Notice tone="amber" title="Needs an account">
          The account of this bill was deleted. Edit the bill and choose another account to pay it.
        </Notice>
      )}
      {isShort && <InsufficientFunds id={noticeId} account={account} amount={amount} onAccount={onAccount} />}
    </form>
  );
}

/** Warns that nothing is due now, so that no one pays twice by mistake. */
function ExtraPaymentNotice({ paidFor, next }: { paidFor: Day | undefined; next: Day }) {
  return (
    <Notice title={paidFor && `Already paid for ${date(paidFor)}.`}>
      <p>The next one is due {date(next)}. Paying now is an extra payment; the next one stays due.</p>
    </Notice>
  );
}

type BalancePreviewProps = { account: NonNullable<Bill["account"]>; amount: Cents | undefined };

/** The account balance before and after the payment. */
function BalancePreview({ account, amount }: BalancePreviewProps) {
  const balance = centsOf(account.balance);
  const newBalance = amount === undefined ? undefined : balance - amount;
  return (
    <dl className="grid gap-2 rounded-control bg-surface-sunken px-4 py-3 text-[0.9375rem] tabular-nums">
      <Line label="Account">
        <bdi className="line-clamp-2">{account.name}</bdi>
      </Line>
      <Line label="Balance">
        <Balance amount={balance} />
      </Line>
      <Line label="This payment">{amount === undefined ? "\u2013" : money(cents(-amount))}</Line>
      <Line
        label="Left after paying"
        className="border-t border-border pt-2 font-semibold"
        isBad={(newBalance ?? 0) < 0}
      >
        {newBalance === undefined ? "\u2013" : <Balance amount={limitedBalance(newBalance)} />}
      </Line>
    </dl>
  );
}

type LineProps = { label: string; className?: string; isBad?: boolean; children: ReactNode };

function Line({ label, className, isBad, children }: LineProps) {
  return (
    <div className={cx("flex justify-between gap-4", className)}>
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className={cx("min-w-0 text-right wrap-anywhere", isBad && "text-red")}>{children}</dd>
    </div>
  );
}

// The difference of two valid amounts may exceed the largest amount.
const limitedBalance = (newBalance: number) => cents(Math.max(newBalance, -MAX_CENTS));

/** Whether this is less than what is due, so that it can be a partial payment. */
export function canBePart(bill: Bill, settledDue: SettledDue, typed: string): boolean {
  if (settledDue === undefined || !("due" in settledDue)) return false;
  const amount = readMoney(typed);
  const openPayment = bill.openPayments.find(({ settlesDue }) => settlesDue === settledDue.due);
  const due = openPayment ? centsOf(openPayment.amount) : (remainderOfNext(bill)?.rest ?? centsOf(amountOfNext(bill)));
  return amount !== undefined && amount > 0 && amount < due;
}
