import { Pencil, Trash2, Wallet } from "lucide-react";
import { useEffect, useState } from "react";
import type { Income } from "#contract/incomes.ts";
import { listAccounts } from "#contract/requests/accounts.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { centsOf, today } from "#web/domain/bill-figures.ts";
import { everyPeriod } from "#web/domain/frequency-labels.ts";
import { periodWord, perPeriod } from "#web/domain/pay-period.ts";
import { messageOf } from "#web/lib/ask.ts";
import { money, weekdayAndDay } from "#web/lib/format.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";
import { DeleteIncome } from "./delete-income.tsx";

export type IncomeActions = { onAdd: () => void; onEdit: (income: Income) => void };

const SKELETON_KEYS = ["first", "second", "third"];

/** The income sources of the dashboard. */
export function IncomeList({ onAdd, onEdit }: IncomeActions) {
  const incomes = useCall(listIncomes);
  const accounts = useCall(listAccounts);
  const [toDelete, setToDelete] = useState<Income>();
  const { error, errorUpdatedAt } = incomes;
  // Shown on every failure, so that a failed Retry is visible.
  useEffect(() => {
    if (errorUpdatedAt === 0 || error === null) return;
    toast({ title: "Error", description: messageOf(error, "Failed to fetch incomes"), variant: "destructive" });
  }, [error, errorUpdatedAt]);

  if (incomes.isPending) return <ListSkeleton />;
  if (!incomes.data) return <LoadFailure load={incomes}>Failed to load income sources. Please try again.</LoadFailure>;
  const names = new Map(accounts.data?.map(({ id, name }) => [id, name]));
  return (
    <>
      {incomes.data.length === 0 ? (
        <EmptyState
          icon={<Wallet aria-hidden="true" />}
          title="No income sources yet"
          description="Add your income to see what is left per week."
          action={
            <Button data-edits onClick={onAdd}>
              Add your first income
            </Button>
          }
        />
      ) : (
        <Card>
          <ul className="divide-y divide-border">
            {incomes.data.map((income) => (
              <IncomeRow
                key={income.id}
                income={income}
                account={income.accountId === null ? undefined : names.get(income.accountId)}
                onEdit={() => onEdit(income)}
                onDelete={() => mayChange() && setToDelete(income)}
              />
            ))}
          </ul>
        </Card>
      )}
      <DeleteIncome income={toDelete} onClose={() => setToDelete(undefined)} />
    </>
  );
}

/** Three rows of the final height. */
function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading income sources">
      <Card className="divide-y divide-border">
        {SKELETON_KEYS.map((key) => (
          <div key={key} className="grid h-30.25 content-between px-4 py-4 sm:h-19.25 sm:grid-cols-2 sm:px-5">
            <div className="grid content-start gap-2">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-4 w-48" />
            </div>
            <Skeleton className="h-6 w-32 self-center sm:justify-self-end" />
          </div>
        ))}
      </Card>
    </div>
  );
}

type Props = { income: Income; account: string | undefined; onEdit: () => void; onDelete: () => void };

/** One income source: first the amount per pay period, then the real amount and frequency. */
function IncomeRow({ income, account, onEdit, onDelete }: Props) {
  const { name, amount, weeklyAmount, nextPayday } = income;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-2 pl-4 sm:flex-nowrap sm:py-4 sm:pl-5">
      <div className="min-w-0 grow basis-full max-sm:pr-2 sm:basis-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere" title={name}>
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted tabular-nums">
          {money(amount)} {everyPeriod(income)}
          {account !== undefined && (
            <>
              {" · into "}
              <bdi className="wrap-anywhere">{account}</bdi>
            </>
          )}
          {nextPayday !== null && ` · next on ${weekdayAndDay(nextPayday, today())}`}
        </p>
      </div>
      <p className="grow whitespace-nowrap sm:grow-0 sm:text-right">
        <span className="text-xl font-semibold tracking-tight tabular-nums">
          {money(perPeriod(centsOf(weeklyAmount)))}
        </span>{" "}
        <span className="text-sm text-muted">per {periodWord()}</span>
      </p>
      <div data-edits className="ml-auto flex shrink-0">
        <Tooltip content="Edit">
          <Button variant="ghost" size="icon" aria-label={`Edit ${name}`} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </Button>
        </Tooltip>
        <Tooltip content="Delete">
          <Button variant="ghost" size="icon" aria-label={`Delete ${name}`} onClick={onDelete}>
            <Trash2 aria-hidden="true" />
          </Button>
        </Tooltip>
      </div>
    </li>
  );
}
