import { schedulerStatus } from "#contract/scheduler.ts";
import { useCall } from "#web/lib/use-call.ts";
import { cx } from "#web/ui/cx.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";

const POLL = 30_000;

const LOOK = {
  active: { label: "Auto Payments Active", dot: "bg-primary ring-primary-soft" },
  inactive: { label: "Inactive", dot: "bg-amber-fill ring-amber-soft" },
  unknown: { label: "Offline", dot: "bg-muted ring-surface-sunken" },
};

/** Whether automatic payments are being recorded. A server that gives no answer says neither yes nor no. */
export function SchedulerDot() {
  const { data, isPending, isError } = useCall(schedulerStatus, { refetchInterval: POLL });
  if (isPending) return <Skeleton className="h-5 w-40" />;
  const { label, dot } = LOOK[isError || !data ? "unknown" : data.isRunning ? "active" : "inactive"];
  return (
    <p className="flex items-center gap-2 text-sm font-medium whitespace-nowrap text-muted">
      <span aria-hidden="true" className={cx("size-2.5 rounded-full ring-3 forced-colors:bg-[CanvasText]", dot)} />
      {label}
    </p>
  );
}
