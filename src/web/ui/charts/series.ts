import type { Day } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";

/** The balance from a day on, until the next point. */
export type DayPoint = { x: Day; y: Cents };

/** The figure on a day: that of the last point up to it. Points must be sorted. */
export function figureOn(points: readonly DayPoint[], day: Day): Cents | undefined {
  return points.findLast(({ x }) => x <= day)?.y;
}

/** The range of the axis. Includes zero, unless all figures are so far above it that they would look flat. */
export function figureRange(points: readonly DayPoint[]): [number, number] {
  const figures = points.map(({ y }) => y);
  const low = Math.min(...figures);
  const high = Math.max(...figures);
  if (low >= 0 && high > 0 && high - low < high / 4 && high > low) return [low - (high - low) / 2, high];
  if (low === ZERO && high === ZERO) return [0, 10_000];
  return [Math.min(0, low), Math.max(0, high)];
}
