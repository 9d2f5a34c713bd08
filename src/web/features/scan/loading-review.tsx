import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The review needs your bills and accounts; until they are there, or when they do not come. */
export function LoadingReview({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  if (isFailed) {
    return (
      <Notice tone="red" role="alert" title="Failed to load your bills and accounts. Please try again.">
        <p>What was read from your bill is still here.</p>
        <Button variant="secondary" size="sm" className="mt-2 justify-self-start" onClick={onRetry}>
          Retry
        </Button>
      </Notice>
    );
  }
  return (
    <div
      role="status"
      aria-label="Loading your bills and accounts"
      className="grid gap-5 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-6"
    >
      <Skeleton className="h-48 md:h-112" />
      <div className="grid content-start gap-5">
        <Skeleton className="h-20" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
      </div>
    </div>
  );
}
