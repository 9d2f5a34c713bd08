import type { ReactNode } from "react";
import type { Cents } from "#core/money.ts";
import { money } from "#web/lib/format.ts";
import { cx } from "#web/ui/cx.ts";

const tones = { green: "fill-primary", amber: "fill-amber-fill", red: "fill-red", neutral: "fill-border-strong" };

type Bar = {
  key: string | number;
  label: ReactNode;
  value: Cents;
  /** The total that the value is a part of: saved of needed. */
  total?: Cents | undefined;
  /** Small text below the label. */
  note?: ReactNode;
  tone?: keyof typeof tones | undefined;
};

type BarListProps = {
  label: string;
  bars: readonly Bar[];
  /** 'shared': bars are comparable; 'own': each bar is relative to its own total. */
  scale?: "shared" | "own" | undefined;
  className?: string | undefined;
};

/** A bar chart of amounts. Each row includes its figures, so the bars are decorative. */
export function BarList({ label, bars, scale = "shared", className }: BarListProps) {
  const largest = Math.max(1, ...bars.map(({ value, total }) => Math.max(Math.abs(value), total ?? 0)));
  const maxOf = (total: Cents | undefined) => (scale === "own" && total ? total : largest);
  return (
    <ul aria-label={label} className={cx("grid gap-3", className)}>
      {bars.map(({ key, label: name, value, total, note, tone = "green" }) => (
        <li key={key} className="grid min-w-0 gap-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="min-w-2/5 flex-1 font-medium wrap-anywhere">{name}</span>
            <span className="shrink-0 text-right tabular-nums">
              <span className="font-semibold">{money(value)}</span>
              {total !== undefined && <span className="text-muted"> of {money(total)}</span>}
            </span>
          </div>
          <svg aria-hidden="true" width="100%" height="8" className="block">
            <rect
              width={share(total ?? 0, maxOf(total))}
              height="8"
              rx="4"
              className="fill-surface-sunken stroke-border"
            />
            <rect
              width={share(Math.abs(value), maxOf(total))}
              height="8"
              rx="4"
              className={tones[value < 0 ? "red" : tone]}
            />
          </svg>
          {note != null && <span className="text-sm text-muted">{note}</span>}
        </li>
      ))}
    </ul>
  );
}

const share = (part: number, whole: number) => `${Math.min(100, (part * 100) / whole)}%`;
