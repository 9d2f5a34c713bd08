import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { countBills, type Direction, totalText, type WeekChange } from "./week-change.ts";

const DIRECTION_STYLES = {
  add: { label: "Add One Week", busyLabel: "Adding...", sign: "+", Icon: Plus, variant: "primary" },
  remove: { label: "Remove One Week", busyLabel: "Removing...", sign: "-", Icon: Minus, variant: "secondary" },
} as const;

type Props = {
  direction: Direction;
  change: WeekChange;
  billCount: number;
  busy: boolean;
  disabled: boolean;
  describedBy: string | undefined;
  onPress: () => void;
};

/** One of the two actions, with a preview of its effect. */
export function WeekCard({ direction, change, billCount, busy, disabled, describedBy, onPress }: Props) {
  const id = useId();
  const { label, busyLabel, sign, Icon, variant } = DIRECTION_STYLES[direction];
  const signed = (total: WeekChange["total"]) => (total === 0 ? "" : sign) + totalText(total);
  return (
    <section aria-label={label} className="flex min-w-0 flex-col gap-3 rounded-card border border-border p-4">
      <div id={id}>
        <p className="text-2xl font-semibold tracking-tight wrap-anywhere tabular-nums">{signed(change.total)}</p>
        <p className="text-sm text-pretty text-muted">{scopeOf(direction, change, billCount)}</p>
      </div>
      {change.accounts.length > 0 && (
        <dl className="grid grid-cols-[minmax(0,1fr)] gap-1 border-t border-border pt-3 text-sm tabular-nums">
          {change.accounts.map((account) => (
            <div key={account.id} className="flex min-w-0 justify-between gap-3">
              <dt className="min-w-0 truncate text-muted">
                {account.name ? <bdi>{account.name}</bdi> : "Needs an account"}
              </dt>
              <dd className="shrink-0">{signed(account.total)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button
        variant={variant}
        className="mt-auto w-full"
        busy={busy}
        disabled={disabled}
        aria-describedby={cx(id, describedBy)}
        onClick={onPress}
      >
        {!busy && <Icon aria-hidden="true" />}
        {busy ? busyLabel : label}
      </Button>
    </section>
  );
}

function scopeOf(direction: Direction, { bills: changed, hasCatchUps }: WeekChange, all: number): string {
  if (direction === "add") return `saved for ${countBills(changed)}${hasCatchUps ? ", catch-ups included" : ""}`;
  if (changed === 0) return all === 0 ? "removed from 0 bills" : "There are no savings to remove.";
  if (changed === all) return `removed from ${countBills(changed)}, never below zero`;
  return `removed from ${changed} of ${countBills(all)}; the others have no savings`;
}
