import { schedulerStatus } from "#contract/scheduler.ts";
import { useCall } from "#web/lib/use-call.ts";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

const POLL = 30_000;

/** Whether payments that should happen by themselves do. A server that does not answer runs nothing, as far as one can tell. */
export function SchedulerDot() {
  const { data, isPending, isError } = useCall(schedulerStatus, { refetchInterval: POLL });
  if (isPending) return <Skeleton className="h-5 w-40" />;
  const isActive = data?.isRunning === true && !isError;
  return (
    <p className="flex items-center gap-2 text-sm font-medium whitespace-nowrap text-muted">
      <span
        aria-hidden="true"
        className={cx(
          "size-2.5 rounded-full forced-colors:bg-[CanvasText]",
          isActive ? "bg-primary ring-3 ring-primary-soft" : "bg-amber-fill ring-3 ring-amber-soft",
        )}
      />
      {isActive ? "Auto Payments Active" : "Inactive"}
    </p>
  );
}
