import { curveStepAfter, line } from "d3-shape";
import type { Day } from "#core/day.ts";
import { Axes, BOTTOM, extendTo, layoutOf, RIGHT, TOP } from "./line-plot.tsx";
import { type DayPoint, figureOn } from "./series.ts";

/** A line of the chart. */
export type Line = {
  key: number | string;
  name: string;
  /** In order, at least one. */
  points: readonly DayPoint[];
  /** The comparison line, drawn faintly behind. */
  before?: readonly DayPoint[] | undefined;
  /** The point marked with the line's number. */
  mark?: DayPoint | undefined;
};

/** A line with its index among all lines, so that its number and colour stay the same while others are hidden. */
export type NumberedLine = Line & { index: number };

type Frame = { width: number; height: number; from: Day; to: Day };
type LinesPlotProps = Frame & { label: string; lines: readonly NumberedLine[]; at: Day | undefined };

const STROKES = [
  ...["stroke-chart-a", "stroke-chart-c", "stroke-chart-b", "stroke-chart-d", "stroke-chart-e", "stroke-chart-f"],
];
const FILLS = ["fill-chart-a", "fill-chart-c", "fill-chart-b", "fill-chart-d", "fill-chart-e", "fill-chart-f"];
const BACKGROUNDS = ["bg-chart-a", "bg-chart-c", "bg-chart-b", "bg-chart-d", "bg-chart-e", "bg-chart-f"];
const strokeOf = (index: number) => STROKES[index] ?? "stroke-chart-rest";
const fillOf = (index: number) => FILLS[index] ?? "fill-chart-rest";
export const backgroundOf = (index: number) => BACKGROUNDS[index] ?? "bg-chart-rest";

export const figuresOf = (lines: readonly Line[]) => lines.flatMap(({ points, before = [] }) => [...points, ...before]);

/** Several balances as steps, negative values on a tinted background, each line's mark with its number. */
export function LinesPlot({ label, lines, at, ...frame }: LinesPlotProps) {
  const { width, height, to } = frame;
  const layout = layoutOf(frame, figuresOf(lines));
  const { x, y, left } = layout;
  const [right, floor] = [width - RIGHT, height - BOTTOM];
  const steps = line<DayPoint>(
    (point) => x(point.x),
    (point) => y(point.y),
  ).curve(curveStepAfter);
  const path = (points: readonly DayPoint[]) => steps(extendTo(points, to)) ?? "";

  return (
    <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible">
      {y(0) < floor - 1 && (
        <rect x={left} y={y(0)} width={Math.max(0, right - left)} height={floor - y(0)} className="fill-red-soft" />
      )}
      <Axes frame={frame} layout={layout} />
      {lines.map(({ key, before, index }) =>
        before === undefined ? null : (
          <path
            key={key}
            d={path(before)}
            className={`fill-none stroke-[1.5] opacity-80 [stroke-dasharray:1_3] ${strokeOf(index)}`}
          />
        ),
      )}
      {lines.map(({ key, points, index }) => (
        <path key={key} d={path(points)} className={`fill-none stroke-2 [stroke-linejoin:round] ${strokeOf(index)}`} />
      ))}
      {at !== undefined && (
        <g>
          <line x1={x(at)} x2={x(at)} y1={TOP} y2={floor} className="stroke-border-strong" />
          {lines.map(({ key, points, index }) => (
            <circle
              key={key}
              cx={x(at)}
              cy={y(figureOn(points, at) ?? 0)}
              r={4.5}
              className={`fill-surface stroke-2 ${strokeOf(index)}`}
            />
          ))}
        </g>
      )}
      {lines.map(({ key, mark, index }) =>
        mark === undefined ? null : (
          <g key={key} transform={`translate(${x(mark.x)} ${y(mark.y)})`} data-mark={key}>
            <circle r={8.5} className={`stroke-surface stroke-2 ${fillOf(index)}`} />
            <text dy="0.35em" textAnchor="middle" className="fill-surface text-[0.6875rem] font-semibold tabular-nums">
              {index + 1}
            </text>
          </g>
        ),
      )}
    </svg>
  );
}
