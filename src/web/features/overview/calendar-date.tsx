import type { Day } from "#core/day.ts";
import { date } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

type DateLeafProps = { day: Day | undefined; isPast: boolean };

/** A leaf of a tear-off calendar; who listens hears the whole date. */
export function DateLeaf({ day, isPast }: DateLeafProps) {
  const words = day === undefined ? "No date set" : `${isPast ? "Was due" : "Due"} ${date(day)}`;
  return (
    <div
      title={words}
      className={cx(
        "grid size-11 shrink-0 content-center justify-items-center rounded-control border text-center",
        day === undefined && "border-dashed border-border-strong/50 text-muted",
        day !== undefined && (isPast ? "border-amber/30 bg-amber-soft text-on-amber-soft" : "bg-surface-sunken"),
      )}
    >
      <span className="sr-only">{words}</span>
      {day === undefined ? (
        <span aria-hidden="true">–</span>
      ) : (
        <>
          <span aria-hidden="true" className="text-[0.6875rem] leading-3.5 font-semibold">
            {MONTHS[Number(day.slice(5, 7)) - 1]}
          </span>
          <span aria-hidden="true" className="text-base leading-5 font-semibold tabular-nums">
            {Number(day.slice(8, 10))}
          </span>
        </>
      )}
    </div>
  );
}
