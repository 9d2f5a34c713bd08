import type { Bill } from "#contract/bills.ts";
import { parseMoney } from "#core/money.ts";
import { balanceText } from "#web/lib/balance.tsx";
import { centsOf } from "#web/lib/bill-figures.ts";
import { Notice } from "#web/ui/notice.tsx";
import type { Timing } from "./draft.ts";

type Props = { bill: Bill; amount: string; timing: Timing };

/** Which account pays, and whether it can. Only a warning: the server credits missed weeks first, and it decides. */
export function PaymentOutlook({ bill, amount, timing }: Props) {
  if (bill.account === null) {
    return (
      <Notice tone="amber" className="@lg:col-span-2" title="Needs an account">
        Give this bill an account before you pay it.
      </Notice>
    );
  }
  const { name, balance } = bill.account;
  const isShort = timing === "immediate" && (parseMoney(amount.trim()) ?? 0) > centsOf(balance);
  if (isShort) {
    return (
      <Notice tone="red" role="status" className="@lg:col-span-2" title="Insufficient funds to make this payment.">
        <p className="wrap-anywhere">
          <bdi>{name}</bdi> holds {balanceText(balance)}.
        </p>
      </Notice>
    );
  }
  return (
    <p className="text-sm wrap-anywhere text-muted @lg:col-span-2">
      Paid from <bdi className="font-semibold text-text">{name}</bdi>, which holds{" "}
      <span className="tabular-nums">{balanceText(balance)}</span>.
    </p>
  );
}
