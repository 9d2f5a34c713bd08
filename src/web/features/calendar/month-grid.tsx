import { ArrowDownToLine, CircleCheck, TriangleAlert } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Day } from "#core/day.ts";
import { weekdayAndDay } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";
import { keyOf } from "./day-events.tsx";
import { type CalendarEvent, isShort, type Month, monthOf, moveByKey, spokenText, weeksOf } from "./events.ts";

type MonthGridProps = {
  month: Month;
  /** The id of the heading that names the month. */
  labelledBy: string;
  today: Day;
  selected: Day;
  onSelect: (day: Day) => void;
  events: ReadonlyMap<Day, readonly CalendarEvent[]>;
  className?: string | undefined;
};

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MAX_SHOWN = 3;

/** A month grid: one Tab stop, arrow keys between days, Home and End within a week, Page Up and Page Down between months. */
export function MonthGrid({ month, labelledBy, today, selected, onSelect, events, className }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const wasMovedByKey = useRef(false);
  // The focused day may be in a month that is only now rendered.
  useEffect(() => {
    if (!wasMovedByKey.current) return;
    wasMovedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
  }, [selected]);
  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = moveByKey(selected, event.key);
    if (next === undefined) return;
    event.preventDefault();
    wasMovedByKey.current = true;
    onSelect(next);
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA practices' grid of days is a table
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={move}
      className={cx("w-full table-fixed border-separate border-spacing-0", className)}
    >
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" abbr={name} className="pb-2 text-sm font-semibold text-muted">
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                {...{ day, today }}
                isOtherMonth={monthOf(day) !== month}
                isSelected={day === selected}
                events={events.get(day) ?? []}
                onSelect={onSelect}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayCellProps = {
  day: Day;
  today: Day;
  isOtherMonth: boolean;
  isSelected: boolean;
  events: readonly CalendarEvent[];
  onSelect: (day: Day) => void;
};

function DayCell({ day, today, isOtherMonth, isSelected, events, onSelect }: DayCellProps) {
  // Days of adjacent months are empty cells; their own month shows them.
  if (isOtherMonth) return <td className="h-24 border-t border-border bg-surface-sunken/50 lg:h-28" />;
  const isToday = day === today;
  const description = events.map((event) => spokenText(event, today)).join("; ");
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens to the keys for all its days
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
      role="gridcell"
      data-day={day}
      tabIndex={isSelected ? 0 : -1}
      aria-selected={isSelected}
      aria-current={isToday ? "date" : undefined}
      onClick={() => onSelect(day)}
      className={cx(
        "relative h-24 cursor-pointer border-t border-border p-1 align-top transition-colors duration-150 hover:bg-surface-sunken focus-visible:-outline-offset-2 lg:h-28",
        isSelected && "bg-primary-soft hover:bg-primary-soft",
        day < today && "text-muted",
      )}
    >
      <span className="sr-only">{`${weekdayAndDay(day, today)}: ${description || "nothing"}`}</span>
      <span
        aria-hidden="true"
        className={cx(
          "mb-1 inline-grid size-6 place-items-center rounded-full text-sm font-medium tabular-nums",
          isToday && "bg-primary text-on-primary",
        )}
      >
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className="grid gap-0.5">
        {events.slice(0, MAX_SHOWN).map((event) => (
          <Chip key={keyOf(event)} event={event} />
        ))}
        {events.length > MAX_SHOWN && (
          <span className="px-1 text-xs text-muted">+{events.length - MAX_SHOWN} more</span>
        )}
      </span>
    </td>
  );
}

function Chip({ event }: { event: CalendarEvent }) {
  const isShortfall = event.kind === "due" && isShort(event.due);
  const Icon = event.kind === "payday" ? ArrowDownToLine : isShortfall ? TriangleAlert : CircleCheck;
  return (
    <span
      className={cx(
        "flex min-w-0 items-center gap-1 rounded px-1 text-xs leading-5 font-medium",
        event.kind === "payday" && "bg-primary text-on-primary",
        event.kind === "due" && (isShortfall ? "bg-amber-soft text-on-amber-soft" : "bg-surface-sunken text-text"),
      )}
    >
      <Icon className="size-3 shrink-0" />
      <span className="truncate">{event.kind === "payday" ? event.card.name : event.due.billName}</span>
    </span>
  );
}
