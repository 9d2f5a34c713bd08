import { type Balances, listBalances } from "#contract/accounts.ts";
import { day } from "#core/day.ts";
import { centsOf } from "#web/domain/bill-figures.ts";
import { date, money } from "#web/lib/format.ts";
import { useCall } from "#web/lib/use-call.ts";
import { LineChart } from "#web/ui/charts/line-chart.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { PictureSkeleton } from "./details-skeleton.tsx";
import { Shortfalls } from "./shortfalls.tsx";

type DayBalance = Balances["past"][number];

const toPoint = ({ day: on, balance }: DayBalance) => ({ x: day(on), y: centsOf(balance) });

/** An account's balance over the last months, and over the next three as its bills and credits will have it. */
export function BalancePicture({ id, name }: { id: number; name: string }) {
  const balances = useCall(listBalances, { params: { id } });
  if (balances.isPending) return <PictureSkeleton />;
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
        Expected from the weekly credits of its bills and from automatic payments. Bills that you pay by hand are not in
        it.
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
