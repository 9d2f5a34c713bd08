import { scaleLinear } from "d3-scale";
import { area, curveStepAfter, line } from "d3-shape";
import { type Day, daysBetween } from "#core/day.ts";
import { dayTicks, shortMoney } from "./axis-labels.ts";
import { type DayPoint, figureOn, figureRange } from "./series.ts";

export const TOP = 8;
export const BOTTOM = 24;
export const RIGHT = 8;
const CHARACTER_WIDTH = 6.8;

type Frame = { width: number; height: number; from: Day; to: Day };

type LinePlotProps = Frame & {
  label: string;
  points: readonly DayPoint[];
  projection: readonly DayPoint[];
  /** The day being read. */
  at: Day | undefined;
};

/** The scales of a plot of a given size. */
export function layoutOf({ width, height, from, to }: Frame, figures: readonly DayPoint[]) {
  const tickCount = height < 140 ? 2 : 4;
  const y = scaleLinear()
    .domain(figureRange(figures))
    .range([height - BOTTOM, TOP])
    .nice(tickCount);
  const ticks = y.ticks(tickCount).map((figure) => ({ figure, label: shortMoney(figure) }));
  const left = 10 + CHARACTER_WIDTH * Math.max(...ticks.map(({ label }) => label.length));
  const x = scaleLinear()
    .domain([0, Math.max(1, daysBetween(from, to))])
    .range([left, Math.max(left + 1, width - RIGHT)]);
  return {
    x: (day: Day) => x(daysBetween(from, day)),
    dayAt: (px: number) => Math.round(x.invert(px)),
    y,
    ticks,
    left,
  };
}

type AxesProps = { frame: Frame; layout: ReturnType<typeof layoutOf> };

/** The grid with amount and day labels. */
export function Axes({ frame: { width, height, from, to }, layout: { x, y, ticks, left } }: AxesProps) {
  const right = width - RIGHT;
  return (
    <>
      {ticks.map(({ figure, label: text }) => (
        <g key={figure}>
          <line x1={left} x2={right} y1={y(figure)} y2={y(figure)} className={figure === 0 ? ZERO_LINE : GRID_LINE} />
          <text x={left - 8} y={y(figure)} dy="0.32em" textAnchor="end" className={TICK}>
            {text}
          </text>
        </g>
      ))}
      {dayTicks(from, to, Math.max(2, Math.floor((right - left) / 48))).map(({ day, label: text }) => (
        <text key={day} x={x(day)} y={height - 6} textAnchor={anchorOf(x(day), left, right)} className={TICK}>
          {text}
        </text>
      ))}
    </>
  );
}

/** The drawing: grid, zero line, known figures as a line, projection dashed. */
export function LinePlot({ label, points, projection, at, ...frame }: LinePlotProps) {
  const { width, height, from, to } = frame;
  const layout = layoutOf(frame, [...points, ...projection]);
  const { x, y, left } = layout;
  const steps = line<DayPoint>(
    (point) => x(point.x),
    (point) => y(point.y),
  ).curve(curveStepAfter);
  const filledArea = area<DayPoint>(
    (point) => x(point.x),
    y(Math.max(0, y.domain()[0] ?? 0)),
    (point) => y(point.y),
  );
  const known = extendTo(points, projection[0]?.x ?? to);
  const expected = extendTo(projection, to);
  const readFigure = at === undefined ? undefined : figureOn(at < (expected[0]?.x ?? "9") ? known : expected, at);

  return (
    <svg role="img" aria-label={label} width={width} height={height} className="block overflow-visible">
      <Axes frame={frame} layout={layout} />
      <path d={filledArea.curve(curveStepAfter)(known) ?? ""} className="fill-primary/10" />
      {expected[0] && known.length > 0 && (
        <line x1={x(expected[0].x)} x2={x(expected[0].x)} y1={TOP} y2={height - BOTTOM} className={GRID_LINE} />
      )}
      <path d={steps(known) ?? ""} className="fill-none stroke-primary stroke-2 [stroke-linejoin:round]" />
      <path d={steps(expected) ?? ""} className={EXPECTED_LINE} />
      {from === to && points[0] && <circle cx={left} cy={y(points[0].y)} r={4} className="fill-primary" />}
      {at !== undefined && readFigure !== undefined && (
        <g>
          <line x1={x(at)} x2={x(at)} y1={TOP} y2={height - BOTTOM} className="stroke-border-strong" />
          <circle cx={x(at)} cy={y(readFigure)} r={4.5} className="fill-surface stroke-primary stroke-2" />
        </g>
      )}
    </svg>
  );
}

const TICK = "fill-muted text-xs tabular-nums";
const GRID_LINE = "stroke-border";
const ZERO_LINE = "stroke-border-strong";
const EXPECTED_LINE = "fill-none stroke-primary stroke-2 [stroke-dasharray:2_5] [stroke-linecap:round]";

/** Extends the last figure to the end; otherwise its line would stop short. */
export function extendTo(points: readonly DayPoint[], end: Day): readonly DayPoint[] {
  const last = points.at(-1);
  return last && last.x < end ? [...points, { x: end, y: last.y }] : points;
}

const anchorOf = (at: number, left: number, right: number) =>
  at < left + 16 ? "start" : at > right - 16 ? "end" : "middle";
