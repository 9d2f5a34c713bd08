import { ChevronDown, Pencil, Trash2 } from "lucide-react";
import { type ComponentType, lazy, Suspense, useId, useState } from "react";
import type { Account } from "#contract/accounts.ts";
import type { Bill } from "#contract/bills.ts";
import type { AccountOutlook } from "#contract/plan.ts";
import { areBalancesShown, Balance } from "#web/domain/balance.tsx";
import { centsOf } from "#web/domain/bill-figures.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";
import { BalanceCheck, FreeMoney } from "./account-outlook.tsx";
import { weeklyText } from "./account-totals.ts";
import { DetailsSkeleton } from "./details-skeleton.tsx";

type Details = ComponentType<{ account: Account }>;

const AccountDetails = lazy(async () => {
  const load = import("./account-details.tsx").then((part): Details => part.AccountDetails);
  return { default: await load.catch((): Details => DetailsLoadError) };
});

const LIST_FORMAT = new Intl.ListFormat("en", { type: "conjunction" });

/** Whose bank account it is. A name may be written from right to left. */
function Holders({ names }: { names: readonly string[] }) {
  return LIST_FORMAT.formatToParts(names).map(({ type, value }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other key.
    type === "element" ? <bdi key={at}>{value}</bdi> : value,
  );
}

type AccountCardProps = {
  account: Account;
  bills: readonly Bill[] | undefined;
  outlook: AccountOutlook | undefined;
  /** The names of its holders, in a household with several members. */
  holders: readonly string[];
  areBillsLoading: boolean;
  isPlanLoading: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** Name, balance and weekly credit; on demand the ledger and the forecast. */
export function AccountCard({
  account,
  bills,
  outlook,
  holders,
  areBillsLoading,
  isPlanLoading,
  onEdit,
  onDelete,
}: AccountCardProps) {
  const [isShown, setShown] = useState(false);
  const id = useId();
  const weekly = bills && weeklyText(bills);
  return (
    <Card className="@container">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:flex-nowrap sm:px-5">
        <div className="min-w-0 grow max-sm:basis-full">
          <h2 className="text-lg leading-snug font-semibold wrap-anywhere">
            <bdi>{account.name}</bdi>
          </h2>
          <p className="min-h-6 text-[0.9375rem] text-muted tabular-nums wrap-anywhere">
            {areBillsLoading ? (
              <Skeleton className="mt-1 h-4 w-44" />
            ) : (
              <>
                {weekly}
                {weekly && holders.length > 0 && " · "}
                <Holders names={holders} />
              </>
            )}
          </p>
        </div>
        <AccountBalance amount={account.balance} className="sm:shrink-0" />
        <div className="-mr-2 ml-auto flex shrink-0 sm:ml-2">
          <Tooltip content="Edit account">
            <Button data-edits variant="ghost" size="icon" aria-label={`Edit ${account.name}`} onClick={onEdit}>
              <Pencil aria-hidden="true" />
            </Button>
          </Tooltip>
          <Tooltip content="Delete account">
            <Button data-edits variant="ghost" size="icon" aria-label={`Delete ${account.name}`} onClick={onDelete}>
              <Trash2 aria-hidden="true" />
            </Button>
          </Tooltip>
          <Tooltip content="Ledger and forecast">
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Ledger and forecast of ${account.name}`}
              aria-expanded={isShown}
              aria-controls={isShown ? id : undefined}
              onClick={() => setShown(!isShown)}
            >
              <ChevronDown
                aria-hidden="true"
                className={cx("transition-transform duration-150", isShown && "rotate-180")}
              />
            </Button>
          </Tooltip>
        </div>
      </div>
      <div className="grid gap-3 px-4 pb-4 empty:hidden sm:px-5">
        {isPlanLoading && <Skeleton className="my-1 h-4 w-72 max-w-full" />}
        {outlook && <FreeMoney outlook={outlook} />}
        <BalanceCheck account={account} />
      </div>
      {isShown && (
        <section
          id={id}
          aria-label={`Ledger and forecast of ${account.name}`}
          className="border-t border-border p-4 sm:p-5"
        >
          <Suspense fallback={<DetailsSkeleton />}>
            <AccountDetails account={account} />
          </Suspense>
        </section>
      )}
    </Card>
  );
}

function DetailsLoadError() {
  return <p className="text-muted">This section couldn't be loaded. Check your connection and reload the page.</p>;
}

type AccountBalanceProps = { amount: string; className?: string | undefined };

/** The balance in large type; a debt is also marked in words. */
function AccountBalance({ amount, className }: AccountBalanceProps) {
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
