import { Skeleton } from "#web/ui/skeleton.tsx";

export const detailsGrid = "grid gap-x-10 gap-y-6 @3xl:grid-cols-2";

/** Placeholder of the chart and its figures. */
export const ChartSkeleton = () => <Skeleton className="h-110 sm:h-99" />;

/** Placeholder of a few entries. */
export function LedgerSkeleton() {
  return (
    <div className="grid gap-4 py-3">
      {["first", "second", "third", "fourth"].map((place) => (
        <Skeleton key={place} className="h-12" />
      ))}
    </div>
  );
}

/** Placeholder of an account's details while their code is loading. */
export function DetailsSkeleton() {
  return (
    <div className={detailsGrid}>
      <div>
        <Skeleton className="mb-3 h-6 w-36" />
        <ChartSkeleton />
      </div>
      <div>
        <Skeleton className="mb-1 h-6 w-20" />
        <LedgerSkeleton />
      </div>
    </div>
  );
}
