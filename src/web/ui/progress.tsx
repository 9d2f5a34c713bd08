import type { ComponentProps } from "react";
import { cx } from "./cx.ts";

const tones = { green: "bg-primary", amber: "bg-amber-fill", red: "bg-red", neutral: "bg-border-strong" };

type ProgressProps = Omit<ComponentProps<"div">, "children"> & {
  value: number;
  label: string;
  tone?: keyof typeof tones | undefined;
};

/** A progress bar in percent; values are clamped to 0 and 100. */
export function Progress({ value, label, tone = "green", className, ...rest }: ProgressProps) {
  const percent = Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent)}
      className={cx(
        "h-2 overflow-hidden rounded-full bg-surface-sunken inset-ring inset-ring-border forced-colors:border",
        className,
      )}
      {...rest}
    >
      <div
        className={cx("h-full rounded-full transition-[width] duration-180 forced-colors:bg-[Highlight]", tones[tone])}
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
