import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { cx } from "./cx.ts";
import { Notice } from "./notice.tsx";

type LoadFailureProps = {
  /** A failed load. Null data means signed out. */
  load: { data?: unknown; isFetching: boolean; refetch: () => unknown };
  className?: string | undefined;
  /** The error text: "Failed to load bills. Please try again." */
  children: ReactNode;
};

/** Replaces a list that failed to load, with Retry or, when signed out, Sign In. */
export function LoadFailure({ load, className, children }: LoadFailureProps) {
  const isSignedOut = load.data === null;
  const act = isSignedOut ? () => window.location.reload() : () => load.refetch();
  return (
    <Notice tone="red" role="alert" className={cx("sm:items-center", className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>{isSignedOut ? "Your session has ended. Sign in again to continue." : children}</p>
        <Button size="sm" variant="secondary" busy={!isSignedOut && load.isFetching} onClick={act}>
          {isSignedOut ? "Sign In" : "Retry"}
        </Button>
      </div>
    </Notice>
  );
}

type LoadFailureBoxProps = {
  isBusy: boolean;
  onRetry: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Replaces figures that failed to load; give it their height, so that nothing moves. */
export function LoadFailureBox({ isBusy, onRetry, className, children }: LoadFailureBoxProps) {
  return (
    <div
      role="alert"
      className={cx(
        "grid place-content-center justify-items-center gap-3 rounded-card border border-dashed border-border-strong/50 px-4 py-4 text-center",
        className,
      )}
    >
      <p className="text-[0.9375rem] text-balance text-muted">{children}</p>
      <Button variant="secondary" size="sm" busy={isBusy} onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
