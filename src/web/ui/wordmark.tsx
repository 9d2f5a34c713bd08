import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

const sizes = {
  sm: "gap-2 text-lg [&>svg]:size-6",
  md: "gap-2.5 text-xl [&>svg]:size-7.5",
  lg: "gap-3 text-3xl [&>svg]:size-11",
};

type WordmarkProps = ComponentProps<"span"> & { size?: keyof typeof sizes | undefined };

/** The logo, a W that ends as a tick, and the name. */
export function Wordmark({ size = "md", className, ...rest }: WordmarkProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center font-bold tracking-tight text-text [&>svg]:shrink-0",
        sizes[size],
        className,
      )}
      {...rest}
    >
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-primary" />
        <path
          d="M6.5 13.5 10.75 23 15 14.5 19.25 23 25.5 8.5"
          className="stroke-on-primary"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      Weekwise
    </span>
  );
}
