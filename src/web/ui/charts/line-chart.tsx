import { type PointerEvent, useState } from "react";
import { addDays, daysBetween } from "#core/day.ts";
import { date, money } from "#web/lib/format.ts";
import { ChartTable } from "./chart-table.tsx";
import { LinePlot, layoutOf } from "./line-plot.tsx";
import { type DayPoint, figureOn } from "./series.ts";
import { useWidth } from "./use-width.ts";

type LineChartProps = {
  /** The chart's accessible name. */
  label: string;
  /** In order, at least one. */
  points: readonly DayPoint[];
  /** The projection, drawn dashed; it starts at the last point. */
  projection?: readonly DayPoint[] | undefined;
  names?: { points: string; projection: string } | undefined;
  /** The height of the drawing without the reading line and the table button. */
  height?: number | undefined;
  /** The data table: expandable, or only for screen readers. */
  table?: "disclosed" | "hidden" | undefined;
};

const NAMES = { points: "Balance", projection: "Expected" };

/** A step chart of amounts over days. Hover, or focus it and use the arrow keys, to read any day. */
export function LineChart(props: LineChartProps) {
  const { label, points, projection = [], names = NAMES, height = 176, table = "disclosed" } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const [days, setDays] = useState<number>();
  const all = [...points, ...projection];
  const [first, last] = [all[0], all.at(-1)];
  if (!first || !last) return null;
  const frame = { width, height, from: first.x, to: last.x };
  const span = daysBetween(first.x, last.x);
  const projectionStart = projection[0]?.x ?? last.x;
  // By default the last known day is read.
  const at = addDays(first.x, days ?? daysBetween(first.x, points.length > 0 ? projectionStart : first.x));
  const isExpected = points.length === 0 || at > projectionStart;
  const figure = figureOn(isExpected ? projection : points, at) ?? figureOn(all, at);
  const words = `${date(at)}: ${figure === undefined ? "" : money(figure)}${isExpected ? `, ${names.projection.toLowerCase()}` : ""}`;

  const readPoint = (event: PointerEvent<HTMLDivElement>) => {
    const px = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setDays(Math.min(span, Math.max(0, layoutOf(frame, all).dayAt(px))));
  };

  return (
    <figure className="min-w-0">
      <div aria-hidden="true" className="flex min-h-6 flex-wrap items-center gap-x-4 text-sm text-muted tabular-nums">
        <span className="grow whitespace-nowrap max-sm:basis-full">
          {date(at)}{" "}
          <strong className="ml-1 font-semibold text-text">{figure === undefined ? "" : money(figure)}</strong>
          {isExpected && <span className="ml-1.5">{names.projection.toLowerCase()}</span>}
        </span>
        {projection.length > 0 && <Legend {...names} />}
      </div>
      <div
        ref={ref}
        onPointerMove={readPoint}
        onPointerDown={readPoint}
        onPointerLeave={() => setDays(undefined)}
        style={{ height }}
        className="relative mt-1 touch-pan-y rounded-control outline-offset-4 outline-focus has-focus-visible:outline-2"
      >
        {width > 0 && (
          <LinePlot
            {...frame}
            label={label}
            points={points}
            projection={projection}
            at={days === undefined ? undefined : at}
          />
        )}
        <input
          type="range"
          className="sr-only"
          aria-label={`Day of ${label}`}
          aria-valuetext={words}
          min={0}
          max={Math.max(1, span)}
          value={Math.min(span, daysBetween(first.x, at))}
          onChange={(event) => setDays(Math.min(span, Number(event.target.value)))}
          onBlur={() => setDays(undefined)}
        />
      </div>
      <ChartTable
        caption={label}
        isHidden={table === "hidden"}
        columns={["Day", names.points]}
        rows={[
          ...points.map(({ x, y }) => ({ key: x, cells: [date(x), money(y)] })),
          ...projection
            .filter(({ x }) => points.length === 0 || x > projectionStart)
            .map(({ x, y }) => ({ key: `${x}+`, cells: [`${date(x)} (${names.projection.toLowerCase()})`, money(y)] })),
        ]}
      />
    </figure>
  );
}

function Legend({ points, projection }: { points: string; projection: string }) {
  return (
    <span className="flex gap-4 whitespace-nowrap">
      {[points, projection].map((name, index) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <svg width="20" height="4" aria-hidden="true">
            <line
              x1="1"
              x2="19"
              y1="2"
              y2="2"
              className={`stroke-primary stroke-2 [stroke-linecap:round] ${index === 1 ? "[stroke-dasharray:2_5]" : ""}`}
            />
          </svg>
          {name}
        </span>
      ))}
    </span>
  );
}
