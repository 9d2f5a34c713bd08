import type { Bill } from "#contract/bills.ts";
import { stopCatchUp } from "#contract/requests/plan.ts";
import { messageOf } from "#web/lib/ask.ts";
import { date, money } from "#web/lib/format.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

/** The bill's running catch-up, with a button to stop it. */
export function RunningCatchUp({ bill: { id, catchUp, weeklyAmount } }: { bill: Bill }) {
  const change = useChange(stopCatchUp, { refresh: ["bills", "accounts"] });
  if (catchUp === null) return null;
  const stop = async () => {
    if (!mayChange()) return;
    try {
      await change.mutateAsync({ params: { id } });
      toast({ title: "Catch-up stopped", description: `From now on, ${money(weeklyAmount)} is saved per week` });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to stop the catch-up"), variant: "destructive" });
    }
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-border px-3 py-2.5 text-[0.9375rem]">
      <p className="min-w-0 text-pretty tabular-nums">
        Plus a catch-up of <strong className="font-semibold">{money(catchUp.weekly)}</strong> per week until{" "}
        {date(catchUp.until)}
      </p>
      <Button
        size="sm"
        variant="secondary"
        data-edits
        busy={change.isPending}
        aria-label="Stop the catch-up"
        onClick={stop}
      >
        Stop
      </Button>
    </div>
  );
}
