import { useState } from "react";
import type { Account } from "#contract/accounts.ts";
import type { Bill } from "#contract/bills.ts";
import { listAccounts } from "#contract/requests/accounts.ts";
import { canPay } from "#core/accounts/account.ts";
import type { Cents } from "#core/money.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { balanceText } from "./balance.tsx";
import { centsOf } from "./bill-figures.ts";
import { CorrectBalance } from "./correct-balance.tsx";

/** The paying account, as far as the bill includes it. */
export type PayingAccount = NonNullable<Bill["account"]>;

type Props = {
  /** For aria-describedby of the amount. */
  id?: string | undefined;
  account: PayingAccount;
  amount: Cents;
  onAccount: (account: PayingAccount) => void;
};

/** Says that an account has insufficient funds, and offers to correct its balance or use another account. */
export function InsufficientFunds({ id, account, amount, onAccount }: Props) {
  const [isCorrecting, setCorrecting] = useState(false);
  const isSoleAccount = useCall(listAccounts).data?.length === 1;
  return (
    <div className="grid gap-3">
      <Notice tone="red" role="alert" id={id}>
        <p>Insufficient funds to make this payment.</p>
        <p className="text-sm wrap-anywhere">
          <bdi>{account.name}</bdi> holds {balanceText(account.balance)}. If your bank shows a different balance,
          correct the balance here{!isSoleAccount && ", or pay from another account"}.
        </p>
      </Notice>
      {isCorrecting ? (
        <CorrectBalance account={account} onDone={() => setCorrecting(false)} />
      ) : (
        <div className="grid items-end gap-3 sm:grid-cols-2">
          {!isSoleAccount && <OtherAccounts account={account} amount={amount} onAccount={onAccount} />}
          <Button variant="secondary" onClick={() => setCorrecting(true)}>
            Correct the balance
          </Button>
        </div>
      )}
    </div>
  );
}

type OtherProps = Pick<Props, "account" | "amount" | "onAccount">;

function OtherAccounts({ account, amount, onAccount }: OtherProps) {
  const load = useCall(listAccounts);
  const sufficientAccounts = (load.data ?? []).filter(
    ({ id, balance }) => id !== account.id && canPay({ balance: centsOf(balance) }, amount),
  );
  if (load.isError && !load.data)
    return (
      <Button variant="secondary" busy={load.isFetching} onClick={() => load.refetch()}>
        Load your other accounts
      </Button>
    );
  if (!load.isPending && sufficientAccounts.length === 0)
    return <p className="self-center text-sm text-muted">None of your other accounts has enough money.</p>;
  return (
    <SelectField
      label="Pay from another account"
      placeholder={load.isPending ? "Loading accounts..." : "Choose an account"}
      options={sufficientAccounts.map(optionOf)}
      value=""
      onValueChange={(value) => {
        const chosen = sufficientAccounts.find(({ id }) => String(id) === value);
        if (chosen) onAccount({ id: chosen.id, name: chosen.name, balance: chosen.balance });
      }}
    />
  );
}

const optionOf = ({ id, name, balance }: Account) => ({
  value: String(id),
  label: `${name} · ${balanceText(balance)}`,
});
