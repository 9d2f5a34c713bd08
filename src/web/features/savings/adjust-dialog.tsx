import { useId } from "react";
import { listBills } from "#contract/bills.ts";
import { figuresOf, today } from "#web/domain/bill-figures.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useAdjust } from "./use-adjust.ts";
import { WeekCard } from "./week-card.tsx";
import { weekChange } from "./week-change.ts";

export type AdjustDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const INTRO = "One week more or less for all bills at once. Their accounts change by the same amounts.";

/** Adjust Weekly Savings: one week more or less, for every bill. */
export function AdjustDialog({ open, onOpenChange }: AdjustDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" title="Adjust Weekly Savings" description={INTRO}>
      <Weeks />
    </Dialog>
  );
}

function Weeks() {
  const reasonId = useId();
  const bills = useCall(listBills);
  const hasBuffers = bills.data?.some((bill) => figuresOf(bill).isBuffer) ?? false;
  const add = useAdjust("add", hasBuffers);
  const remove = useAdjust("remove", hasBuffers);

  if (bills.isPending) {
    return (
      <div role="status" aria-label="Loading bills" className="grid gap-3 sm:grid-cols-2">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    );
  }
  if (!bills.data) return <LoadFailure load={bills}>Failed to load bills. Please try again.</LoadFailure>;

  const known = bills.data;
  const blocked = known.length === 0 ? { reasonId } : undefined;
  const isBusy = add.isBusy || remove.isBusy;
  const cards = [
    { direction: "add", ...add },
    { direction: "remove", ...remove },
  ] as const;
  return (
    <div className="grid gap-3">
      {blocked && (
        <Notice id={reasonId}>
          There are no bills yet. Add a bill first; then a week of saving can be added or removed.
        </Notice>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {cards.map(({ direction, adjust, isBusy: isOwn }) => (
          <WeekCard
            key={direction}
            direction={direction}
            change={weekChange(direction, known, today())}
            billCount={known.length}
            busy={isOwn}
            disabled={blocked !== undefined || (isBusy && !isOwn)}
            describedBy={blocked?.reasonId}
            onPress={adjust}
          />
        ))}
      </div>
    </div>
  );
}
