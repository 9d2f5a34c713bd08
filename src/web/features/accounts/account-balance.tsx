import { areBalancesShown, Balance } from "#web/domain/balance.tsx";
import { centsOf } from "#web/domain/bill-figures.ts";
import { Badge } from "#web/ui/badge.tsx";
import { cx } from "#web/ui/cx.ts";

type AccountBalanceProps = { amount: string; className?: string | undefined };

/** What an account holds, large; a debt says so in words too. */
export function AccountBalance({ amount, className }: AccountBalanceProps) {
  const isDebt = areBalancesShown() && centsOf(amount) < 0;
  return (
    <p className={cx("flex flex-wrap items-center gap-x-2 sm:justify-end", className)}>
      {isDebt && <Badge tone="red">Overdrawn</Badge>}
      <span className={cx("text-2xl leading-tight font-semibold tracking-tight", isDebt && "text-red")}>
        <Balance amount={amount} />
      </span>
    </p>
  );
}
