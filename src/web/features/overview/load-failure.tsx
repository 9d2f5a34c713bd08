import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";

type LoadFailureProps = {
  isBusy: boolean;
  onRetry: () => void;
  className?: string | undefined;
  children: ReactNode;
};

/** Stands where the figures would; give it their height, so that nothing moves. */
export function LoadFailure({ isBusy, onRetry, className, children }: LoadFailureProps) {
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
