import { daysBetween } from "#core/day.ts";
import type { Recurring } from "#core/statements/recurring/find-recurring.ts";
import { money, shortDay } from "#web/lib/format.ts";

const [WIDTH, HEIGHT] = [320, 40];

/** A small chart: a dot for each payment, its height by amount. The list beside it has the same data as text. */
export function TimeAxis({ recurring: { lines, first, last }, today }: { recurring: Recurring; today: string }) {
  const span = Math.max(1, daysBetween(first, last));
  const maxAmount = Math.max(...lines.map(({ amount }) => Math.abs(amount)));
  return (
    <figure className="min-w-0">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full max-w-md">
        <line x1="4" x2={WIDTH - 4} y1={HEIGHT - 4} y2={HEIGHT - 4} className="stroke-border-strong" />
        {lines.map(({ day, amount }, at) => {
          const x = 6 + ((WIDTH - 12) * daysBetween(first, day)) / span;
          const y = HEIGHT - 8 - (HEIGHT - 16) * (Math.abs(amount) / maxAmount);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
            <g key={at} className="text-primary">
              <line x1={x} x2={x} y1={HEIGHT - 4} y2={y} stroke="currentColor" strokeOpacity="0.4" />
              <circle cx={x} cy={y} r="3" fill="currentColor" />
            </g>
          );
        })}
      </svg>
      <figcaption className="flex max-w-md justify-between text-xs text-muted tabular-nums">
        <span>{shortDay(first, today)}</span>
        <span>{shortDay(last, today)}</span>
      </figcaption>
    </figure>
  );
}

const MAX_SHOWN = 12;

/** The transactions, newest first. */
export function Evidence({ recurring, today }: { recurring: Recurring; today: string }) {
  const lines = recurring.lines.slice(-MAX_SHOWN).toReversed();
  return (
    <div className="grid gap-3">
      <TimeAxis recurring={recurring} today={today} />
      <ul className="grid gap-1 text-sm">
        {lines.map(({ day, amount, name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
          <li key={at} className="flex justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <span className="text-muted tabular-nums">{shortDay(day, today)}</span> {name}
            </span>
            <span className="tabular-nums">{money(amount)}</span>
          </li>
        ))}
      </ul>
      {recurring.lines.length > MAX_SHOWN && (
        <p className="text-sm text-muted">And {recurring.lines.length - MAX_SHOWN} earlier ones.</p>
      )}
    </div>
  );
}
