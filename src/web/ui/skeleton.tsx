import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

/** A grey place holder; give it the size of what will stand there. */
export function Skeleton({ className, ...rest }: ComponentProps<"div">) {
  return <div aria-hidden="true" className={cx("animate-pulse rounded-control bg-border", className)} {...rest} />;
}
