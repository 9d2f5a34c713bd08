import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

const bar = "rounded-control bg-border";

/** Placeholder of a card; give it the real height. */
export function CardSkeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={cx(
        "grid animate-pulse content-center gap-2.5 rounded-card border border-border bg-surface px-4 sm:px-5",
        className,
      )}
    >
      <div className={`h-4 w-2/5 ${bar}`} />
      <div className={`h-3.5 w-1/4 ${bar}`} />
    </div>
  );
}

/** A grey placeholder; give it the final size. */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return <div aria-hidden="true" className={cx("animate-pulse rounded-control bg-border", className)} {...rest} />;
}
