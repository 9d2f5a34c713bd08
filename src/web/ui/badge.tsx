import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

const tones = {
  neutral: "bg-surface-sunken text-text",
  green: "bg-primary-soft text-on-primary-soft",
  amber: "bg-amber-soft text-on-amber-soft",
  red: "bg-red-soft text-on-red-soft",
};

type BadgeProps = ComponentProps<"span"> & { tone?: keyof typeof tones | undefined };

export function Badge({ tone = "neutral", className, ...rest }: BadgeProps) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-1 rounded-full px-2 py-0.5 text-xs leading-4 font-semibold whitespace-nowrap tabular-nums [&_svg]:size-3 [&_svg]:shrink-0",
        tones[tone],
        className,
      )}
      {...rest}
    />
  );
}
