import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

type LoadFailureProps = {
  what: string;
  /** The answer was that nobody is signed in. */
  isGone?: boolean | undefined;
  busy?: boolean | undefined;
  onRetry: () => void;
};

/** Something could not be loaded: says so, and offers to try again. */
export function LoadFailure({ what, isGone = false, busy, onRetry }: LoadFailureProps) {
  const words = isGone
    ? "You are not signed in any more. Reload the page to sign in."
    : `Failed to load ${what}. Please try again.`;
  return (
    <Notice tone="red" role="alert">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{words}</p>
        {isGone ? (
          <Button size="sm" variant="secondary" onClick={() => window.location.reload()}>
            Reload
          </Button>
        ) : (
          <Button size="sm" variant="secondary" busy={busy} onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
    </Notice>
  );
}
