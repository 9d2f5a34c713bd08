import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type Box = ComponentProps<"div">;

export function Card({ className, ...rest }: Box) {
  return <div className={cx("rounded-card border border-border bg-surface", className)} {...rest} />;
}

export function CardHeader({ className, ...rest }: Box) {
  return <div className={cx("grid gap-1 px-4 pt-4 sm:px-5 sm:pt-5", className)} {...rest} />;
}

/** `as` fits the heading into its page's outline. */
export function CardTitle({
  as: Heading = "h2",
  className,
  ...rest
}: ComponentProps<"h2"> & { as?: "h1" | "h2" | "h3" | "h4" | undefined }) {
  return <Heading className={cx("text-lg leading-snug font-semibold text-text", className)} {...rest} />;
}

export function CardDescription({ className, ...rest }: ComponentProps<"p">) {
  return <p className={cx("text-[0.9375rem] text-muted", className)} {...rest} />;
}

export function CardBody({ className, ...rest }: Box) {
  return <div className={cx("p-4 sm:p-5", className)} {...rest} />;
}

export function CardFooter({ className, ...rest }: Box) {
  return (
    <div
      className={cx("flex flex-wrap items-center gap-2 border-t border-border px-4 py-3 sm:px-5", className)}
      {...rest}
    />
  );
}
