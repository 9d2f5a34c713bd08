import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { whenIdle } from "#web/lib/when-idle.ts";
import { Card } from "#web/ui/card.tsx";
import { useDeferredData } from "#web/ui/deferred.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type DueBill, useDueBills } from "./use-overview.ts";

type ChartsComponent = ComponentType<{ bills: readonly DueBill[] }>;

// The page works without its charts when offline.
const Charts = lazy(async () => {
  const load = async (): Promise<ChartsComponent> => (await import("./charts.tsx")).Charts;
  return { default: await load().catch((): ChartsComponent => () => null) };
});

const ROOT_MARGIN = "400px";
const OBSERVE_DELAY = 300;

/** The charts below the lists, loaded when scrolled near and only if there are bills. */
export function LazyCharts() {
  const { bills } = useDueBills();
  const [isNear, setNear] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);
  const hasBills = useDeferredData(bills) && bills !== undefined && bills.length > 0;
  useEffect(() => {
    const element = anchor.current;
    if (!element || isNear || !hasBills) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: ROOT_MARGIN,
    });
    // Charts wait until the interactive parts have rendered.
    let cancel = () => {};
    const timer = setTimeout(() => {
      cancel = whenIdle(() => observer.observe(element));
    }, OBSERVE_DELAY);
    return () => {
      clearTimeout(timer);
      cancel();
      observer.disconnect();
    };
  }, [isNear, hasBills]);

  if (!hasBills) return null;
  return (
    <div ref={anchor} className="grid grid-cols-1 gap-5 xl:grid-cols-2">
      {isNear ? (
        <Suspense fallback={<Placeholder />}>
          <Charts bills={bills} />
        </Suspense>
      ) : (
        <Placeholder />
      )}
    </div>
  );
}

function Placeholder() {
  return (
    <>
      <EmptyFrame />
      <EmptyFrame />
    </>
  );
}

function EmptyFrame() {
  return (
    <Card className="grid h-120 content-start gap-3 p-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-4 w-40" />
    </Card>
  );
}
