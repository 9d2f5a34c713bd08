import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

type Box = ComponentProps<"div">;

export function Card({ className, ...rest }: Box) {
  return <div className={cx("rounded-card border border-border bg-surface", className)} {...rest} />;
}

export function CardBody({ className, ...rest }: Box) {
  return <div className={cx("p-4 sm:p-5", className)} {...rest} />;
}
