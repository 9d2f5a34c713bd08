import type { Bill } from "#contract/bills.ts";
import { updateBill } from "#contract/requests/bills.ts";
import { billWeekly } from "#core/bills/weekly.ts";
import { creditAfter } from "#core/bills/weekly-credit.ts";
import { day } from "#core/day.ts";
import { type Cents, cents, ZERO } from "#core/money.ts";
import { date, money } from "#web/lib/format.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { centsOf, today } from "./bill-figures.ts";

/** The planned amount of a bill, with a button to cancel it. */
export function ComingAmount({ bill }: { bill: Bill }) {
  const change = useChange(updateBill, { refresh: ["bills", "accounts", "payments"] });
  const { nextAmount, nextAmountFrom } = bill;
  if (nextAmount === null || nextAmountFrom === null) return null;
  const cancelChange = () =>
    mayChange() &&
    change.mutate(
      { params: { id: bill.id }, input: { nextAmount: null, nextAmountFrom: null } },
      {
        onSuccess: () =>
          toast({ title: "Planned change cancelled", description: `${bill.name} stays at ${money(bill.amount)}` }),
      },
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-border px-3 py-2.5 text-[0.9375rem]">
      <p className="min-w-0 text-pretty tabular-nums">
        From {date(nextAmountFrom)}: <strong className="font-semibold">{money(nextAmount)}</strong>,{" "}
        {money(weeklyOf(bill, centsOf(nextAmount)))} per week
      </p>
      <Button size="sm" variant="secondary" data-edits busy={change.isPending} onClick={cancelChange}>
        Cancel change
      </Button>
    </div>
  );
}

/** The weekly amount a bill would have at another amount, by the rule the server applies. */
export function weeklyOf(bill: Bill, amount: Cents): Cents {
  const { frequency, every, unit, skippedMonths, endsOn, startDate, nextDueDate, savings, partPaid } = bill;
  const start = day(startDate);
  const nextCreditDate = creditAfter(start, today());
  const first = nextDueDate === null ? null : day(nextDueDate);
  return billWeekly(
    {
      ...{ amount, frequency, every, unit, skippedMonths, anchorDate: first, startDate: start, nextCreditDate },
      creditUntil: endsOn === null ? null : day(endsOn),
    },
    cents((savings ? centsOf(savings.savedAmount) : ZERO) + centsOf(partPaid)),
  );
}
