import { useId, useState } from "react";
import type { PlanChange } from "#contract/plan.ts";
import { listBills, processSavings, reduceSavings } from "#contract/requests/bills.ts";
import { fixPlan, listWays } from "#contract/requests/plan.ts";
import { isPaused } from "#core/bills/bill.ts";
import { textOf } from "#core/plan/verdict-text.ts";
import { skipWeek } from "#core/plan/what-if.ts";
import { figuresOf, today } from "#web/domain/bill-figures.ts";
import { trialSentence, usePlanInput } from "#web/domain/trial-plan.ts";
import { isRefusal, messageOf, newIdempotencyKey } from "#web/lib/ask.ts";
import { money, shortDay } from "#web/lib/format.ts";
import { useCall, useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { WeekCard } from "./week-card.tsx";
import { countBills, type Direction, weekChange } from "./week-change.ts";

type AdjustDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const INTRO = "Add or remove one week of savings for all bills at once. Their accounts change by the same amounts.";

/** Adjust Weekly Savings: adds or removes one week for every bill. */
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

  const activeBills = bills.data.filter((bill) => !isPaused(bill, today()));
  const blocked = activeBills.length === 0 ? { reasonId } : undefined;
  const isBusy = add.isBusy || remove.isBusy;
  const cards = [
    { direction: "add", ...add },
    { direction: "remove", ...remove },
  ] as const;
  return (
    <div className="grid gap-3">
      <SkipOutlook isBlocked={blocked !== undefined} />
      {blocked && <Notice id={reasonId}>There are no bills yet. Add a bill first to adjust its savings.</Notice>}
      <div className="grid gap-3 sm:grid-cols-2">
        {cards.map(({ direction, adjust, isBusy: isThisBusy }) => (
          <WeekCard
            key={direction}
            direction={direction}
            change={weekChange(direction, activeBills, today())}
            billCount={activeBills.length}
            busy={isThisBusy}
            disabled={blocked !== undefined || (isBusy && !isThisBusy)}
            describedBy={blocked?.reasonId}
            onPress={adjust}
          />
        ))}
      </div>
    </div>
  );
}

/** Shows what removing a week does to coverage, and offers a catch-up for a current shortage. */
function SkipOutlook({ isBlocked }: { isBlocked: boolean }) {
  const input = usePlanInput();
  const ways = useCall(listWays);
  const fix = useChange(fixPlan, { refresh: ["bills", "accounts"] });
  if (isBlocked || input === undefined) return null;
  const now = trialSentence(input);
  const after = trialSentence(skipWeek(input));
  const catchUp = ways.data?.ways.find(({ change }) => change.kind === "catch-up");
  const startFix = async (id: string) => {
    try {
      await fix.mutateAsync({ input: { id }, headers: { "idempotency-key": newIdempotencyKey() } });
      toast({ title: "Done", description: "The catch-up has started." });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to update your plan"), variant: "destructive" });
    }
  };
  return (
    <Notice tone={after.tone === "amber" ? "amber" : "green"}>
      <p>
        {now.tone === "amber" && textOf(now) === textOf(after) ? "" : "After removing one week: "}
        {textOf(after)}
      </p>
      {now.tone === "amber" && catchUp?.change.kind === "catch-up" && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-2 h-auto! min-h-8 py-1.5 text-left whitespace-normal! wrap-anywhere touch:min-h-11"
          busy={fix.isPending}
          onClick={() => startFix(catchUp.id)}
        >
          Catch up: {catchUpText(catchUp.change.catchUps, input.today)}
        </Button>
      )}
    </Notice>
  );
}

type CatchUps = Extract<PlanChange, { kind: "catch-up" }>["catchUps"];

const catchUpText = (catchUps: CatchUps, today: string) =>
  catchUps
    .map(
      ({ billName, weekly, until }) => `${money(weekly)} more per week for ${billName} until ${shortDay(until, today)}`,
    )
    .join(", ");

const CALLS = { add: processSavings, remove: reduceSavings };
const FALLBACK = { add: "Failed to update savings", remove: "Failed to reduce savings" };
const UNCHANGED = { add: "No bill changed.", remove: "No bill changed: there are no savings to remove." };

type Done = { updated: number; totalAmount: string };

/** Describes the result. If buffers were shown before, explains why some figures are lower now. */
function resultOf(direction: Direction, { updated, totalAmount }: Done, hadBuffers: boolean): string {
  if (updated === 0) return UNCHANGED[direction];
  const action = direction === "add" ? "Added one week to" : "Removed one week from";
  const bufferNote = hadBuffers ? ". Estimated buffers were replaced by the actual savings, which can be lower." : "";
  return `${action} ${countBills(updated)}: ${money(totalAmount)} in total${bufferNote}`;
}

/** Adds or removes one week. Without a response the idempotency key is kept, so that a retry cannot count twice. */
function useAdjust(direction: Direction, hadBuffers: boolean) {
  const [key, setKey] = useState(newIdempotencyKey);
  const change = useChange(CALLS[direction], { refresh: ["bills", "accounts"] });
  const adjust = async () => {
    try {
      const done = await change.mutateAsync({ headers: { "idempotency-key": key } });
      setKey(newIdempotencyKey());
      toast({ title: "Success", description: resultOf(direction, done, hadBuffers) });
    } catch (error) {
      if (isRefusal(error)) setKey(newIdempotencyKey());
      toast({ title: "Error", description: messageOf(error, FALLBACK[direction]), variant: "destructive" });
    }
  };
  return { adjust, isBusy: change.isPending };
}
