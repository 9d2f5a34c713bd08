import type { Plan } from "#contract/plan.ts";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { type MissingPart, missingParts } from "#web/domain/plan-words.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { PlanActions } from "./plan-actions.ts";

const ROW = "flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2 max-sm:min-h-26";

/** What the plan cannot know yet, each with the button that leads there. */
export function Missing({ plan, rows, actions }: { plan: Plan | undefined; rows: number; actions: PlanActions }) {
  const bills = useCall(listBills);
  const incomes = useCall(listIncomes);
  if (rows === 0) return null;

  const act = ({ kind, id }: MissingPart) => {
    if (kind === "account") return actions.onAccounts();
    if (kind === "income") return actions.onAddIncome();
    const bill = bills.data?.find((each) => each.id === id);
    const income = incomes.data?.find((each) => each.id === id);
    if (kind === "bill-account") bill && actions.onBill(bill);
    else income && actions.onIncome(income);
  };

  return (
    <Card>
      <ul className="divide-y divide-border">
        {plan
          ? missingParts(plan.missing).map((part) => (
              <li key={part.kind} className={ROW}>
                <p className="min-w-48 grow basis-0 wrap-anywhere">
                  {part.text.before}
                  {part.text.name !== undefined && <bdi className="font-semibold">{part.text.name}</bdi>}
                  {part.text.after}
                </p>
                <Button data-edits size="sm" variant="secondary" className="max-sm:w-full" onClick={() => act(part)}>
                  {part.action}
                </Button>
              </li>
            ))
          : Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: empty rows are all alike
              <li key={row} className={ROW}>
                <Skeleton className="h-4 w-56" />
              </li>
            ))}
      </ul>
    </Card>
  );
}
