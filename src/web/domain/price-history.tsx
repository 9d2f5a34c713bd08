import type { Rise } from "#contract/bill-life.ts";
import type { Bill } from "#contract/bills.ts";
import { getRise, listAmounts } from "#contract/requests/bills.ts";
import { addDays, type Day, day, daysBetween } from "#core/day.ts";
import { shownCents } from "#core/money.ts";
import { date, money } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { sumOf, today } from "./bill-figures.ts";

/** "6.2%"; without a sign. */
export const percentText = (tenths: number) => `${(Math.abs(tenths) / 10).toFixed(1)}%`;

/** "$200.00 since 1 May 2026: 11.1% more than a year ago". */
export function riseSentence({ before, now, tenths }: Rise): string {
  if (tenths === 0) return `${money(now)}, the same as a year ago.`;
  return `${money(now)}, ${percentText(tenths)} ${tenths > 0 ? "more" : "less"} than ${money(before)} a year ago.`;
}

/** "Your bills are up 6.2% on last year: $41.20 per week". */
export function householdSentence({ before, now, tenths }: Rise): string {
  const change = money(shownCents(Math.abs(sumOf(now) - sumOf(before))));
  if (tenths === 0) return "Your bills cost the same as a year ago.";
  return `Your bills are ${tenths > 0 ? "up" : "down"} ${percentText(tenths)} on last year: ${change} per week.`;
}

const REASON_TEXT = {
  added: "when it was added",
  edited: "when it was edited",
  scanned: "from a scan",
  paid: "from a payment",
  estimated: "estimated from payments",
} as const;

/** The price history as a step line, and the change over a year. */
export function PriceHistory({ bill }: { bill: Bill }) {
  const load = useCall(listAmounts, { params: { id: bill.id } });
  if (load.isPending) return <Skeleton className="h-48" />;
  if (!load.data) return <LoadFailure load={load}>Failed to load the amounts. Please try again.</LoadFailure>;
  const { items, yearly } = load.data;
  const last = items.at(-1);
  if (last === undefined) return null;
  const points = [...items.map(({ from, amount }) => ({ x: day(from), y: sumOf(amount) }))];
  const now = today();
  const pointsUntilNow = day(last.from) < now ? [...points, { x: now, y: sumOf(last.amount) }] : points;
  const expected = plannedPoints(bill, now, sumOf(last.amount));
  return (
    <div className="grid gap-3">
      <p className="text-sm text-pretty text-muted tabular-nums">
        {yearly === null
          ? `${money(last.amount)} since ${date(last.from)}, ${REASON_TEXT[last.why]}.`
          : riseSentence(yearly)}
      </p>
      {pointsUntilNow.length + expected.length > 1 && (
        <LineChart
          label={`Amount of ${bill.name}`}
          points={pointsUntilNow}
          projection={expected}
          names={{ points: "Amount", projection: "Planned" }}
        />
      )}
    </div>
  );
}

/** The planned amount as a projection, starting from today's amount. */
function plannedPoints({ nextAmount, nextAmountFrom }: Bill, now: Day, amount: ReturnType<typeof sumOf>) {
  if (nextAmount === null || nextAmountFrom === null) return [];
  const [from, y] = [day(nextAmountFrom), sumOf(nextAmount)];
  return [
    { x: now, y: amount },
    { x: from, y },
    { x: addDays(from, Math.max(14, Math.floor(daysBetween(now, from) / 2))), y },
  ];
}

/** How much the household's bills changed in a year; nothing without a year of history. */
export function HouseholdRise() {
  const yearly = useCall(getRise).data?.yearly;
  if (!yearly) return null;
  return <p className="text-sm text-pretty text-muted tabular-nums">{householdSentence(yearly)}</p>;
}
