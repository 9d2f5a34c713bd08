import { Pencil, Trash2 } from "lucide-react";
import type { Income } from "#contract/incomes.ts";
import { everyPeriod } from "#web/domain/frequency-labels.ts";
import { money } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Tooltip } from "#web/ui/tooltip/tooltip.tsx";

type Props = { income: Income; account: string | undefined; onEdit: () => void; onDelete: () => void };

/** One income source: what it is per week first, then what really comes in and how often. */
export function IncomeRow({ income, account, onEdit, onDelete }: Props) {
  const { name, amount, frequency, weeklyAmount } = income;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 pr-2 pl-4 sm:flex-nowrap sm:py-4 sm:pl-5">
      <div className="min-w-0 grow basis-full max-sm:pr-2 sm:basis-0">
        <p className="line-clamp-2 font-semibold wrap-anywhere" title={name}>
          <bdi>{name}</bdi>
        </p>
        <p className="text-sm text-muted tabular-nums">
          {money(amount)} {everyPeriod(frequency)}
          {account !== undefined && (
            <>
              {" · into "}
              <bdi className="wrap-anywhere">{account}</bdi>
            </>
          )}
        </p>
      </div>
      <p className="grow whitespace-nowrap sm:grow-0 sm:text-right">
        <span className="text-xl font-semibold tracking-tight tabular-nums">{money(weeklyAmount)}</span>{" "}
        <span className="text-sm text-muted">a week</span>
      </p>
      <div className="ml-auto flex shrink-0">
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
