import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type SpinnerProps = ComponentProps<"span"> & { label?: string | undefined };

/** With a label it is announced; without one it is decorative. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)} role={label ? "status" : undefined} {...rest}>
      <svg viewBox="0 0 16 16" className="size-[1.15em] shrink-0 animate-spin" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="6.5" stroke="currentColor" strokeWidth="2" opacity="0.25" />
        <path d="M8 1.5A6.5 6.5 0 0 1 14.5 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label}
    </span>
  );
}
