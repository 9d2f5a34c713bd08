import { hadMoreRowsThan } from "#web/domain/last-row-count.ts";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const ROWS = ["first", "second", "third"];

/** Three rows of the final height, and space for Show More if there were more bills at the last visit. */
export function BillsSkeleton({ isCompact }: { isCompact: boolean }) {
  return (
    <div role="status">
      <span className="sr-only">Loading bills...</span>
      <Card className="divide-y divide-border">
        {ROWS.map((row) => (isCompact ? <CompactRow key={row} /> : <FullRow key={row} />))}
        {hadMoreRowsThan(ROWS.length) && (
          <div className="p-1.5">
            <div className="h-10 touch:h-11" />
          </div>
        )}
      </Card>
    </div>
  );
}

function FullRow() {
  return (
    <div className="grid gap-3 px-4 py-4 sm:px-5">
      <div className="flex h-12 items-start justify-between gap-4">
        <div className="grid grow gap-2">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="h-4 w-3/5" />
        </div>
        <Skeleton className="h-7 w-24" />
      </div>
      <div className="grid h-8.5 content-between">
        <Skeleton className="h-2 w-full" />
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="flex h-8 items-center justify-between gap-4 max-sm:h-19 max-sm:flex-col max-sm:items-stretch">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-8 w-72 max-sm:h-11 max-sm:w-20" />
      </div>
    </div>
  );
}

function CompactRow() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 px-4 py-2 sm:flex-nowrap sm:px-5">
      <div className="grid h-11 grow content-between py-1 max-sm:h-16 max-sm:basis-full">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3 w-3/5 max-sm:h-8" />
      </div>
      <Skeleton className="h-6 w-56 max-sm:h-11 max-sm:w-20" />
    </div>
  );
}
