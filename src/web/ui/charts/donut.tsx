import { arc, type PieArcDatum, pie } from "d3-shape";
import { type ReactNode, useState } from "react";
import { type Cents, total as sum } from "#core/money.ts";
import { percentsOf } from "#core/statistics.ts";
import { money } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";

type Slice = { key: string | number; label: string; value: Cents };

type DonutProps = {
  /** The chart's accessible name. */
  label: string;
  slices: readonly Slice[];
  /** The text in the middle; defaults to the sum. */
  center?: ReactNode;
  className?: string | undefined;
};

const FILLS = ["fill-chart-a", "fill-chart-b", "fill-chart-c", "fill-chart-d", "fill-chart-e", "fill-chart-f"];
const BACKGROUNDS = ["bg-chart-a", "bg-chart-b", "bg-chart-c", "bg-chart-d", "bg-chart-e", "bg-chart-f"];
const MAX_SLICES = FILLS.length;
const OUTER_RADIUS = 80;
const INNER_RADIUS = 50;

/** A donut chart, largest part first; the rest is '6 more'. Numbers link slices to names, not colour alone. */
export function Donut({ label, slices, center, className }: DonutProps) {
  const [active, setActive] = useState<number>();
  const parts = mergeSmallest(slices);
  const total = sum(parts.map(({ value }) => value));
  const shares = sharesOf(slices);
  if (total <= 0) return null;
  const arcs = pie<Slice>()
    .value(({ value }) => value)
    .sort(null)(parts);
  const shape = arc<PieArcDatum<Slice>>().innerRadius(INNER_RADIUS).outerRadius(OUTER_RADIUS).cornerRadius(3);
  const gap = parts.length > 1 ? 0.02 : 0;

  return (
    <figure className={cx("flex flex-wrap items-center justify-center gap-x-6 gap-y-4", className)}>
      <div className="relative size-40 shrink-0">
        <svg
          role="img"
          aria-label={label}
          viewBox={`${-OUTER_RADIUS} ${-OUTER_RADIUS} ${2 * OUTER_RADIUS} ${2 * OUTER_RADIUS}`}
          className="size-full"
        >
          {arcs.map((slice, index) => (
            <g
              key={slice.data.key}
              onPointerEnter={() => setActive(index)}
              onPointerLeave={() => setActive(undefined)}
              className={cx(
                "transition-opacity duration-150",
                active !== undefined && active !== index && "opacity-40",
              )}
            >
              <path d={shape({ ...slice, padAngle: gap }) ?? ""} className={fillOf(index, slice.data)} />
              {slice.value / total >= 0.06 && (
                <text
                  transform={`translate(${shape.centroid(slice).join(" ")})`}
                  dy="0.36em"
                  textAnchor="middle"
                  className="pointer-events-none fill-surface text-sm font-semibold tabular-nums"
                >
                  {index + 1}
                </text>
              )}
            </g>
          ))}
        </svg>
        <div className="pointer-events-none absolute inset-0 grid place-items-center px-9 text-center text-sm font-semibold tabular-nums">
          {center ?? money(total)}
        </div>
      </div>
      <ol aria-label={label} className="grid min-w-48 grow basis-48 gap-0.5 text-sm">
        {parts.map((part, index) => (
          <li
            key={part.key}
            onPointerEnter={() => setActive(index)}
            onPointerLeave={() => setActive(undefined)}
            className={cx(
              "flex items-baseline gap-2.5 rounded-control px-1.5 py-1",
              active === index && "bg-surface-sunken",
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                "grid size-5 shrink-0 place-items-center self-center rounded-full text-xs font-semibold text-surface tabular-nums",
                backgroundOf(index, part),
              )}
            >
              {index + 1}
            </span>
            {/* Names do not break inside words; a long amount wraps to its own line first. */}
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-2.5">
              <span className="max-w-full wrap-break-word">{part.label}</span>
              <span className="ml-auto font-medium whitespace-nowrap tabular-nums">{money(part.value)}</span>
            </span>
            <span className="w-10 shrink-0 text-right text-muted tabular-nums">{shares[index]}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

const REST = "rest";
const fillOf = (index: number, { key }: Slice) =>
  key === REST ? "fill-chart-rest" : (FILLS[index] ?? "fill-chart-rest");
const backgroundOf = (index: number, { key }: Slice) =>
  key === REST ? "bg-chart-rest" : (BACKGROUNDS[index] ?? "bg-chart-rest");

/** Largest first; the smallest are merged once there are more than colours. */
export function mergeSmallest(slices: readonly Slice[]): Slice[] {
  const sorted = largestFirst(slices);
  if (sorted.length <= MAX_SLICES) return sorted;
  const rest = sorted.slice(MAX_SLICES - 1);
  return [
    ...sorted.slice(0, MAX_SLICES - 1),
    { key: REST, label: `${rest.length} more`, value: sum(rest.map(({ value }) => value)) },
  ];
}

const largestFirst = (slices: readonly Slice[]) =>
  slices.filter(({ value }) => value > 0).sort((one, other) => other.value - one.value);

/** Whole percentages of the gathered slices, computed from all slices, so that they add up to 100. */
export function sharesOf(slices: readonly Slice[]): string[] {
  const percents = percentsOf(largestFirst(slices).map(({ value }) => value));
  const shown = mergeSmallest(slices).map((_, index, parts) => {
    const isLast = index === parts.length - 1;
    return percents.slice(index, isLast ? undefined : index + 1).reduce((one, other) => one + other, 0);
  });
  return shown.map((percent) => (percent < 1 ? "<1%" : `${percent}%`));
}
