import type { Account, Balances } from "#contract/accounts.ts";
import { listBalances } from "#contract/requests/accounts.ts";
import { day } from "#core/day.ts";
import { areBalancesShown } from "#web/domain/balance.tsx";
import { centsOf } from "#web/domain/bill-figures.ts";
import { BillLink } from "#web/domain/bill-link.tsx";
import { date, money } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ChartSkeleton, detailsGrid } from "./details-skeleton.tsx";
import { Ledger } from "./ledger.tsx";

/** An account's ledger and forecast. */
export function AccountDetails({ account: { id, name } }: { account: Account }) {
  return (
    <div className={detailsGrid}>
      <div className="min-w-0">
        <h3 className="mb-3 font-semibold">Balance over time</h3>
        {areBalancesShown() ? (
          <BalanceChart id={id} name={name} />
        ) : (
          <p className="text-[0.9375rem] text-pretty text-muted">
            Your balances are hidden. Turn on 'Show balances' in Settings to see this chart.
          </p>
        )}
      </div>
      <div className="min-w-0">
        <h3 className="mb-1 font-semibold">Ledger</h3>
        <Ledger id={id} />
      </div>
    </div>
  );
}

type DayBalance = Balances["past"][number];

const toPoint = ({ day: on, balance }: DayBalance) => ({ x: day(on), y: centsOf(balance) });

/** The balance of the last months, and the forecast for the next three. */
function BalanceChart({ id, name }: { id: number; name: string }) {
  const balances = useCall(listBalances, { params: { id } });
  if (balances.isPending) return <ChartSkeleton />;
  if (!balances.data)
    return <LoadFailure load={balances}>Failed to load the balance over time. Please try again.</LoadFailure>;
  const { past, projection, shortfalls } = balances.data;
  const lowest = projection.reduce((low, each) => (centsOf(each.balance) < centsOf(low.balance) ? each : low));
  const last = projection.at(-1) ?? lowest;
  return (
    <div className="grid gap-4">
      <LineChart
        label={`Balance of ${name}`}
        points={past.map(toPoint)}
        projection={projection.map(toPoint)}
        height={216}
        names={{ points: "Balance", projection: "Expected" }}
      />
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 text-sm">
        <Figure term={`Expected ${date(last.day)}`} amount={last.balance} />
        <Figure term={`Lowest ${date(lowest.day)}`} amount={lowest.balance} />
      </dl>
      <Shortfalls shortfalls={shortfalls} />
      <p className="text-sm text-pretty text-muted">
        Based on weekly credits and every upcoming payment, including those you make by hand.
      </p>
    </div>
  );
}

function Figure({ term, amount }: { term: string; amount: string }) {
  return (
    <div>
      <dt className="text-muted tabular-nums">{term}</dt>
      <dd className="text-base font-semibold tabular-nums">{money(amount)}</dd>
    </div>
  );
}

const MAX_SHOWN = 3;

/** Upcoming payments that exceed the expected balance. */
function Shortfalls({ shortfalls }: { shortfalls: Balances["shortfalls"] }) {
  if (shortfalls.length === 0) return null;
  const hiddenCount = shortfalls.length - MAX_SHOWN;
  return (
    <Notice tone="amber" title="Not enough money for upcoming payments">
      <ul className="grid gap-0.5 tabular-nums">
        {shortfalls.slice(0, MAX_SHOWN).map(({ day, billId, billName, amount }) => (
          <li key={`${billId} ${day}`} className="wrap-anywhere">
            {date(day)}: <BillLink id={billId} name={billName} className="underline" />, {money(amount)}
          </li>
        ))}
        {hiddenCount > 0 && <li>and {hiddenCount} more</li>}
      </ul>
    </Notice>
  );
}
