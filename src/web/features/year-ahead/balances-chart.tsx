import type { ReactNode } from "react";
import type { Day } from "#core/day.ts";
import { type Cents, ZERO } from "#core/money.ts";
import { changesOf, type DayBalance, type Simulation } from "#core/plan/simulate.ts";
import { MONTHS, money, shortDay, weekdayAndDay } from "#web/lib/format.ts";
import { Card, CardBody } from "#web/ui/card.tsx";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";
import { useLinesChart } from "#web/ui/charts/lines-chart.tsx";
import type { Line } from "#web/ui/charts/lines-plot.tsx";
import { type DayPoint, figureOn } from "#web/ui/charts/series.ts";
import type { Outlook } from "./outlook.ts";

/** Each account's lowest point in a month. */
type MonthLows = { month: string; lows: DayBalance[] };

const LABEL = "What each account will hold, 52 weeks ahead";

type BalancesChartProps = {
  outlook: Outlook;
  /** The outlook without the tried change. */
  base: Outlook;
  /** Content beside the chart, on a phone right below it, where it stays visible while dragging. */
  beside: ReactNode;
};

/** Each account's balance for a year with its lowest point, and the same data as a table. */
export function BalancesChart({ outlook, base, beside }: BalancesChartProps) {
  const { plan, accounts } = outlook;
  const lines = linesOf(outlook, outlook === base ? undefined : base);
  const [from, to] = [plan.today, plan.days.at(-1) ?? plan.today];
  const lows = new Map(accounts.map(({ id, lowest }) => [String(id), lowest]));
  const { plot, legend } = useLinesChart({
    ...{ label: LABEL, lines, from, to },
    dayText: (day) => weekdayAndDay(day, from),
    note: ({ key }) => {
      const low = lows.get(String(key));
      return low && <LowestText {...low} today={from} />;
    },
  });
  return (
    <div className="grid grid-cols-1 gap-x-6 max-lg:gap-y-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
      <Card className="min-w-0 lg:rounded-b-none lg:border-b-0">
        <CardBody>{plot}</CardBody>
      </Card>
      <div className="min-w-0 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1">{beside}</div>
      <Card className="min-w-0 self-start lg:rounded-t-none lg:border-t-0">
        <CardBody className="grid gap-3 lg:pt-0">
          {legend}
          <ChartTable
            caption={LABEL}
            columns={["Day", ...lines.map(({ name }) => name)]}
            rows={daysOf(lines).map((day) => ({
              key: day,
              cells: [weekdayAndDay(day, from), ...lines.map(({ points }) => money(figureOn(points, day) ?? ZERO))],
            }))}
          />
        </CardBody>
      </Card>
    </div>
  );
}

function LowestText({ day, balance, today }: { day: Day; balance: Cents; today: Day }) {
  return (
    <span className={balance < 0 ? "font-medium text-red" : undefined}>
      Lowest {money(balance)} on {shortDay(day, today)}
    </span>
  );
}

function linesOf({ plan, accounts }: Outlook, base: Outlook | undefined): Line[] {
  return accounts.map(({ id, name, lowest }) => ({
    ...{ key: id, name, points: pointsOf(plan, id) },
    ...{ before: base && pointsOf(base.plan, id), mark: { x: lowest.day, y: lowest.balance } },
  }));
}

function pointsOf(plan: Simulation, id: number): DayPoint[] {
  const balances = plan.accounts.find((account) => account.id === id)?.balances ?? [];
  return changesOf(plan, balances).map(({ day, balance }) => ({ x: day, y: balance }));
}

/** Every day on which a balance changes. */
const daysOf = (lines: readonly Line[]): Day[] =>
  [...new Set(lines.flatMap(({ points }) => points.map(({ x }) => x)))].sort();

/** A shadow at the right edge while there is more to scroll to: the cover moves with the content, the shadow stays. */
const SCROLL_SHADOW =
  "rounded-b-card bg-[linear-gradient(to_left,var(--color-surface)_50%,transparent),linear-gradient(to_left,var(--color-border-strong),transparent)] bg-[length:2.5rem_100%,0.5rem_100%] bg-[position:right,right] bg-no-repeat [background-attachment:local,scroll]";

/** The lowest points by month. */
export function MonthTable({ outlook: { plan, accounts } }: { outlook: Outlook }) {
  return (
    <div className="rounded-card border border-border bg-surface">
      <div className="px-4 pt-4 pb-2 sm:px-5">
        <h2 id="months" className="text-lg font-semibold">
          Month by month
        </h2>
        <p className="text-sm text-pretty text-muted">
          Each account's lowest balance, and the day it is reached.
          {accounts.length > 2 && (
            <span className="sm:hidden"> Swipe the table to see all {accounts.length} accounts.</span>
          )}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <section aria-labelledby="months" tabIndex={0} className={`overflow-x-auto ${SCROLL_SHADOW}`}>
        <table aria-labelledby="months" className="w-full text-[0.9375rem]">
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="sticky left-0 bg-surface px-4 py-2 text-left font-semibold sm:px-5">
                Month
              </th>
              {accounts.map(({ id, name }) => (
                <th
                  key={id}
                  scope="col"
                  className="max-w-40 min-w-28 px-4 py-2 text-right font-semibold wrap-break-word sm:px-5"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lowestByMonth(plan).map(({ month, lows }) => (
              <tr key={month} className="border-t border-border">
                <th
                  scope="row"
                  className="sticky left-0 bg-surface px-4 py-2 text-left font-medium whitespace-nowrap sm:px-5"
                >
                  {monthText(month)}
                </th>
                {lows.map(({ day, balance }, index) => (
                  <td key={accounts[index]?.id} className="px-4 py-2 text-right whitespace-nowrap tabular-nums sm:px-5">
                    <span className={balance < 0 ? "font-semibold text-red" : "font-medium"}>{money(balance)}</span>{" "}
                    <span className="text-sm text-muted max-lg:block">{shortDay(day, day)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

const monthText = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** For each month, the first day of each account's lowest balance. */
export function lowestByMonth({ days, accounts }: Pick<Simulation, "days" | "accounts">): MonthLows[] {
  const months = new Map<string, Map<number, DayBalance>>();
  for (const [index, day] of days.entries()) {
    const month = monthOf(day);
    const lows = months.get(month) ?? new Map<number, DayBalance>();
    months.set(month, lows);
    for (const { id, balances } of accounts) {
      const balance = balances[index];
      const low = lows.get(id);
      if (balance !== undefined && (low === undefined || balance < low.balance)) lows.set(id, { day, balance });
    }
  }
  return [...months].map(([month, lows]) => ({ month, lows: [...lows.values()] }));
}

const monthOf = (day: Day) => day.slice(0, 7);
