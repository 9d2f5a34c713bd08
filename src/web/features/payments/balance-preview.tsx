import type { ReactNode } from "react";
import type { Bill } from "#contract/bills.ts";
import { type Cents, cents, MAX_CENTS } from "#core/money.ts";
import { Balance } from "#web/domain/balance.tsx";
import { centsOf } from "#web/domain/bill-figures.ts";
import { money } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";

type Props = { account: NonNullable<Bill["account"]>; amount: Cents | undefined };

/** The account before and after, as a column of figures. */
export function PaySums({ account, amount }: Props) {
  const balance = centsOf(account.balance);
  const left = amount === undefined ? undefined : balance - amount;
  return (
    <dl className="grid gap-2 rounded-control bg-surface-sunken px-4 py-3 text-[0.9375rem] tabular-nums">
      <Line label="Account">
        <bdi className="line-clamp-2">{account.name}</bdi>
      </Line>
      <Line label="Balance">
        <Balance amount={balance} />
      </Line>
      <Line label="This payment">{amount === undefined ? "\u2013" : money(cents(-amount))}</Line>
      <Line label="Left after paying" className="border-t border-border pt-2 font-semibold" isBad={(left ?? 0) < 0}>
        {left === undefined ? "\u2013" : <Balance amount={shownLeft(left)} />}
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

// Two amounts that each fit may differ by more than one amount can hold.
const shownLeft = (left: number) => cents(Math.max(left, -MAX_CENTS));
