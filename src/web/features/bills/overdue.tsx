import { CircleAlert } from "lucide-react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import type { Bill } from "#contract/bills.ts";
import { isPaidAutomatically } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import { date } from "#web/lib/format.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { readLocal, writeLocal } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";
import type { SkipProps } from "./skip-dialog.tsx";

const SkipLoadError: ComponentType<SkipProps> = () => <p role="alert">This couldn't be loaded. Reload the page.</p>;
const loadSkip = async (): Promise<ComponentType<SkipProps>> => (await import("./skip-dialog.tsx")).SkipDialog;
const SkipDialog = lazy(async () => ({ default: await loadSkip().catch(() => SkipLoadError) }));

/** The overdue due of a bill paid by hand; undefined when there is none. */
export const overdueOf = (bill: Bill, today: Day) =>
  !isPaidAutomatically(bill) && bill.nextDueDate !== null && bill.nextDueDate < today ? bill.nextDueDate : undefined;

const keyOf = ({ id }: Bill) => `notYet:${id}`;

type Props = { bill: Bill; today: Day; onPay: (bill: Bill) => void };

/** Asks whether an overdue bill was paid. 'Not yet' asks again tomorrow. */
export function Overdue({ bill, today, onPay }: Props) {
  const due = overdueOf(bill, today);
  const [isConfirming, setConfirming] = useState(false);
  const [postponedOn, setPostponedOn] = useState(() => readLocal(keyOf(bill)));
  if (due === undefined || postponedOn === today) return null;
  const postpone = () => {
    writeLocal(keyOf(bill), today);
    setPostponedOn(today);
  };
  const options = [
    { label: "Paid", onClick: () => onPay(bill) },
    { label: "Not yet", onClick: postpone },
    { label: "Skip this one", onClick: () => mayChange() && setConfirming(true) },
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-amber-soft px-3 py-2 text-sm text-on-amber-soft">
      <p className="flex gap-2 tabular-nums">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Was due on {date(due)}
      </p>
      <div data-edits className="flex flex-wrap gap-1">
        {options.map(({ label, onClick }) => (
          <Button key={label} size="sm" variant="secondary" aria-label={`${label}: ${bill.name}`} onClick={onClick}>
            {label}
          </Button>
        ))}
      </div>
      {isConfirming && (
        <Suspense>
          <SkipDialog bill={bill} due={due} onClose={() => setConfirming(false)} />
        </Suspense>
      )}
    </div>
  );
}
