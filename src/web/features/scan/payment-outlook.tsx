import type { Bill } from "#contract/bills.ts";
import { canPay } from "#core/accounts/account.ts";
import { AmountRises } from "#web/domain/amount-rises.tsx";
import { balanceText } from "#web/domain/balance.tsx";
import { centsOf, parsePositiveAmount } from "#web/domain/bill-figures.ts";
import { InsufficientFunds, type PayingAccount } from "#web/domain/insufficient-funds.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Timing } from "./draft.ts";

type Props = {
  bill: Bill;
  amount: string;
  timing: Timing;
  /** Chosen instead of the bill's own account. */
  chosen: PayingAccount | undefined;
  onAccount: (account: PayingAccount | undefined) => void;
};

/** The paying account and whether its balance is enough. Only a warning: the server credits missed weeks first, and decides. */
export function PaymentOutlook({ bill, amount, timing, chosen, onAccount }: Props) {
  const account = timing === "immediate" ? (chosen ?? bill.account) : bill.account;
  if (account === null) {
    return (
      <Notice tone="amber" className="@lg:col-span-2" title="Needs an account">
        Choose an account for this bill before paying it.
      </Notice>
    );
  }
  const typed = parsePositiveAmount(amount);
  if (timing === "immediate" && typed !== undefined && !canPay({ balance: centsOf(account.balance) }, typed))
    return (
      <div className="@lg:col-span-2">
        <InsufficientFunds account={account} amount={typed} onAccount={onAccount} />
      </div>
    );
  return (
    <div className="grid gap-2 @lg:col-span-2">
      {bill.estimate === null && <AmountRises bill={bill} amount={typed} offersUpdate />}
      <p className="text-sm wrap-anywhere text-muted">
        Taken from <bdi className="font-semibold text-text">{account.name}</bdi>, which holds{" "}
        <span className="tabular-nums">{balanceText(account.balance)}</span>.{" "}
        {account.id !== bill.account?.id && (
          <Button size="sm" variant="link" onClick={() => onAccount(undefined)}>
            Use the bill's own account
          </Button>
        )}
      </p>
    </div>
  );
}
