import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { CategoryShares } from "./category-shares.tsx";
import { FigureGrid } from "./figure-grid.tsx";
import { useStatistics } from "./use-statistics.ts";

/** A household in figures, from what is really there. */
export function StatisticsSection() {
  const { figures, isMore, isFailed, retry } = useStatistics();
  if (isFailed) {
    return (
      <Notice tone="red" role="alert" title="Failed to load your statistics. Please try again.">
        <Button variant="secondary" size="sm" className="mt-2 justify-self-start" onClick={retry}>
          Retry
        </Button>
      </Notice>
    );
  }
  if (!figures) {
    return (
      <div role="status" aria-label="Loading your statistics" className="grid gap-5">
        <Skeleton className="h-64 sm:h-50" />
        <Skeleton className="h-36" />
      </div>
    );
  }
  return (
    <div className="grid gap-6">
      <FigureGrid figures={figures} isMore={isMore} />
      <CategoryShares shares={figures.byCategory} />
    </div>
  );
}
