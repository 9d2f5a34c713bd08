import { type ComponentType, lazy, Suspense } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { BarListProps } from "./bar-list.tsx";
import type { DonutProps } from "./donut.tsx";
import type { LineChartProps } from "./line-chart.tsx";

/** Pictures fetched when they are first shown. One that cannot be fetched says so in its place and leaves the page standing. */
function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }));
}

function Missing() {
  return (
    <p className="grid min-h-40 place-items-center rounded-control bg-surface-sunken p-4 text-center text-sm text-muted">
      This picture could not be loaded. Check your connection and reload the page.
    </p>
  );
}

const Line = lazily(async () => (await import("./line-chart.tsx")).LineChart);
const Ring = lazily(async () => (await import("./donut.tsx")).Donut);
const Bars = lazily(async () => (await import("./bar-list.tsx")).BarList);

export function LazyLineChart(props: LineChartProps) {
  // Beside the drawing: the line that is read (28 px) and the table's button (36 px); a narrow screen needs 24 px more.
  const around = props.table === "hidden" ? 28 : 64;
  return (
    <Suspense fallback={<Skeleton className="max-sm:mb-6" style={{ height: (props.height ?? 176) + around }} />}>
      <Line {...props} />
    </Suspense>
  );
}

export function LazyDonut(props: DonutProps) {
  return (
    <Suspense fallback={<Skeleton className="mx-auto size-40 rounded-full" />}>
      <Ring {...props} />
    </Suspense>
  );
}

export function LazyBarList(props: BarListProps) {
  return (
    <Suspense fallback={<Skeleton style={{ height: Math.max(1, props.bars.length) * 44 }} />}>
      <Bars {...props} />
    </Suspense>
  );
}
