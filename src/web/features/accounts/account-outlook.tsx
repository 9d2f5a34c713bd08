import { useState } from "react";
import type { Account } from "#contract/accounts.ts";
import type { AccountOutlook } from "#contract/plan.ts";
import { updateAccount } from "#contract/requests/accounts.ts";
import { isCheckDue } from "#core/accounts/account.ts";
import { day } from "#core/day.ts";
import { areBalancesShown, balanceText } from "#web/domain/balance.tsx";
import { centsOf, today } from "#web/domain/bill-figures.ts";
import { CorrectBalance } from "#web/domain/correct-balance.tsx";
import { messageOf } from "#web/lib/ask.ts";
import { money } from "#web/lib/format.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

/** '$2,878.00 in the account - $1,727.00 set aside = $1,151.00 free', or how much is short. */
export function FreeMoney({ outlook: { balance, setAside, free } }: { outlook: AccountOutlook }) {
  if (!areBalancesShown()) return null;
  const isShort = centsOf(free) < 0;
  const freeText = isShort ? `${money(free.slice(1))} short` : `${money(free)} free`;
  return (
    <p className="text-[0.9375rem] text-pretty text-muted tabular-nums">
      {money(balance)} in the account - {money(setAside)} set aside ={" "}
      <span className={cx("font-semibold whitespace-nowrap", isShort ? "text-on-amber-soft" : "text-primary")}>
        {freeText}
      </span>
    </p>
  );
}

/** Asks once a month whether the bank shows the same balance. */
export function BalanceCheck({ account }: { account: Account }) {
  const [isCorrecting, setCorrecting] = useState(false);
  const change = useChange(updateAccount, { refresh: ["accounts"] });
  const isDue = isCheckDue(account.checkedOn === null ? null : day(account.checkedOn), today());
  if (isCorrecting) return <CorrectBalance account={account} onDone={() => setCorrecting(false)} />;
  if (!isDue || !areBalancesShown()) return null;
  const confirm = async () => {
    try {
      await change.mutateAsync({ params: { id: account.id }, input: { isChecked: true } });
      toast({ title: "Success", description: `Thank you. We'll ask about ${account.name} again in a month.` });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to update account"), variant: "destructive" });
    }
  };
  return (
    <div
      data-edits
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-surface-sunken px-3 py-2 text-[0.9375rem]"
    >
      <p className="tabular-nums">Does it really hold {balanceText(account.balance)}?</p>
      <div className="flex gap-2">
        <Button
          size="sm"
          variant="secondary"
          busy={change.isPending}
          aria-label={`Yes, ${account.name} holds that`}
          onClick={confirm}
        >
          Yes
        </Button>
        <Button
          size="sm"
          variant="secondary"
          aria-label={`Correct it: ${account.name}`}
          onClick={() => setCorrecting(true)}
        >
          Correct it
        </Button>
      </div>
    </div>
  );
}
