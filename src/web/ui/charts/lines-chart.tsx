import { type PointerEvent, type ReactNode, useState } from "react";
import { addDays, type Day, daysBetween } from "#core/day.ts";
import { ZERO } from "#core/money.ts";
import { money } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";
import { layoutOf } from "./line-plot.tsx";
import { backgroundOf, figuresOf, type Line, LinesPlot, type NumberedLine } from "./lines-plot.tsx";
import { figureOn } from "./series.ts";
import { useWidth } from "./use-width.ts";

type LinesChartProps = {
  /** The chart's accessible name. */
  label: string;
  lines: readonly Line[];
  from: Day;
  to: Day;
  /** Formats a day. */
  dayText: (day: Day) => string;
  /** Text below a line's name. */
  note: (line: Line) => ReactNode;
};

/** Lower on a phone, so that the controls are visible together with the chart. */
const heightOf = (width: number) => (width < 480 ? 172 : 240);

/**
 * A chart of several amounts over days. Hover or use the arrow keys to read any day; a name toggles its line. Drawing and
 * legend are separate, so that a page can place content between them.
 */
export function useLinesChart({ label, lines, from, to, dayText, note }: LinesChartProps): {
  plot: ReactNode;
  legend: ReactNode;
} {
  const [ref, width] = useWidth<HTMLDivElement>();
  const height = heightOf(width);
  const [days, setDays] = useState<number>();
  const [hidden, setHidden] = useState<ReadonlySet<Line["key"]>>(new Set());
  const numbered = lines.map((line, index): NumberedLine => ({ ...line, index }));
  const shown = numbered.filter(({ key }) => !hidden.has(key));
  const span = daysBetween(from, to);
  const at = addDays(from, Math.min(span, days ?? ZERO));
  const frame = { width, height, from, to };
  const words = shown.map(({ name, points }) => `${name} ${money(figureOn(points, at) ?? ZERO)}`).join(", ");

  const readPoint = (event: PointerEvent<HTMLDivElement>) => {
    const px = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setDays(Math.min(span, Math.max(0, layoutOf(frame, figuresOf(shown)).dayAt(px))));
  };
  const toggle = (key: Line["key"]) => {
    const next = new Set(hidden);
    if (!next.delete(key)) next.add(key);
    // The last visible line cannot be hidden.
    if (next.size < lines.length) setHidden(next);
  };

  const plot = (
    <div
      ref={ref}
      onPointerMove={readPoint}
      onPointerDown={readPoint}
      onPointerLeave={() => setDays(undefined)}
      style={{ height }}
      className="relative touch-pan-y rounded-control outline-offset-4 outline-focus has-focus-visible:outline-2"
    >
      {width > 0 && <LinesPlot {...frame} label={label} lines={shown} at={days === undefined ? undefined : at} />}
      <input
        type="range"
        className="sr-only"
        aria-label={`Day of ${label}`}
        aria-valuetext={`${dayText(at)}: ${words}`}
        min={0}
        max={span}
        value={daysBetween(from, at)}
        onChange={(event) => setDays(Number(event.target.value))}
        onBlur={() => setDays(undefined)}
      />
    </div>
  );
  const legend = (
    <div>
      <p aria-hidden="true" className="text-sm text-muted">
        {days === undefined ? "Today" : dayText(at)}
      </p>
      <ul className="mt-1 grid gap-x-4 gap-y-1 sm:grid-cols-2">
        {numbered.map(({ index, ...line }) => (
          <li key={line.key} className="min-w-0">
            <button
              type="button"
              aria-pressed={!hidden.has(line.key)}
              disabled={lines.length === 1}
              onClick={() => toggle(line.key)}
              className="flex w-full items-start gap-2.5 rounded-control px-1.5 py-1.5 text-left enabled:hover:bg-surface-sunken touch:min-h-11"
            >
              <span
                aria-hidden="true"
                className={cx(
                  "mt-0.5 grid size-5 shrink-0 place-items-center rounded-full text-xs font-semibold text-surface tabular-nums",
                  hidden.has(line.key) ? "bg-border-strong" : backgroundOf(index),
                )}
              >
                {index + 1}
              </span>
              <span className="grid min-w-0 grow gap-0.5">
                <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                  <span className={cx("font-medium wrap-anywhere", hidden.has(line.key) && "text-muted line-through")}>
                    {line.name}
                  </span>
                  <span className="ml-auto font-semibold tabular-nums">{money(figureOn(line.points, at) ?? ZERO)}</span>
                </span>
                <span className="text-sm text-muted">{note(line)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
  return { plot, legend };
}
