import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from "react";
import { whenIdle } from "#web/lib/when-idle.ts";
import { Card } from "#web/ui/card.tsx";
import { useDeferredData } from "#web/ui/deferred.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type DueBill, useDueBills } from "./use-overview.ts";

type Drawn = ComponentType<{ bills: readonly DueBill[] }>;

// The page works without its charts when offline.
const Charts = lazy(async () => {
  const load = async (): Promise<Drawn> => (await import("./charts.tsx")).Charts;
  return { default: await load().catch((): Drawn => () => null) };
});

const NEAR = "400px";
const CALM = 300;

/** The charts below the lists, loaded when scrolled near and only if there are bills. */
export function LazyCharts() {
  const { bills } = useDueBills();
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const hasBills = useDeferredData(bills) && bills !== undefined && bills.length > 0;
  useEffect(() => {
    const element = place.current;
    if (!element || isNear || !hasBills) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    });
    // Charts wait until the interactive parts have rendered.
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = whenIdle(() => observer.observe(element));
    }, CALM);
    return () => {
      clearTimeout(timer);
      callOff();
      observer.disconnect();
    };
  }, [isNear, hasBills]);

  if (!hasBills) return null;
  return (
    <div ref={place} className="grid grid-cols-1 gap-5 xl:grid-cols-2">
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
