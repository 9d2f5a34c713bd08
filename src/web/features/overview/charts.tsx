import type { ReactNode } from "react";
import { categoryLabel } from "#core/categories.ts";
import { total } from "#core/money.ts";
import { weeklyByCategory } from "#core/overview.ts";
import { periodWord, perPeriod } from "#web/domain/pay-period.ts";
import { money } from "#web/lib/format.ts";
import { Card } from "#web/ui/card.tsx";
import { shortMoney } from "#web/ui/charts/axis-labels.ts";
import { BarList } from "#web/ui/charts/bar-list.tsx";
import { ChartTable } from "#web/ui/charts/chart-table.tsx";
import { Donut } from "#web/ui/charts/donut.tsx";
import type { DueBill } from "./use-overview.ts";

const MAX_BARS = 8;

/** Two charts of the household, each with a data table. */
export function Charts({ bills }: { bills: readonly DueBill[] }) {
  return (
    <>
      <MoneyByCategory bills={bills} />
      <SavedAndNeeded bills={bills} />
    </>
  );
}

function ChartCard({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Card
      className="flex min-w-0 flex-col gap-4 px-4 pt-4 pb-2 sm:px-5 [&>details]:mt-auto"
      role="group"
      aria-label={title}
    >
      <div>
        <h2 className="text-lg leading-snug font-semibold">{title}</h2>
        <p className="text-sm text-muted">{hint}</p>
      </div>
      {children}
    </Card>
  );
}

function MoneyByCategory({ bills }: { bills: readonly DueBill[] }) {
  const weekly = weeklyByCategory(bills.map(({ bill, weekly }) => ({ category: bill.category, weekly })));
  const shares = weekly.map((share) => ({ category: share.category, amount: perPeriod(share.weekly) }));
  const sum = perPeriod(total(weekly.map((share) => share.weekly)));
  const period = periodWord();
  const sumText = money(sum);
  const title = `Where your money goes per ${period}`;
  return (
    <ChartCard title={title} hint={`What you save per ${period}, by category.`}>
      <Donut
        label={title}
        center={sumText.length > 10 ? shortMoney(sum) : sumText}
        slices={shares.map(({ category, amount }) => ({
          key: category,
          label: categoryLabel(category),
          value: amount,
        }))}
      />
      <ChartTable
        caption={title}
        columns={["Category", `Each ${period}`]}
        rows={shares.map(({ category, amount }) => ({
          key: category,
          cells: [categoryLabel(category), money(amount)],
        }))}
      />
    </ChartCard>
  );
}

function SavedAndNeeded({ bills }: { bills: readonly DueBill[] }) {
  const title = "Saved and needed";
  const sorted = bills.toSorted((one, other) => other.amount - one.amount);
  const hint =
    bills.length > MAX_BARS ? `Your ${MAX_BARS} largest bills; the table has all.` : "For each of your bills.";
  return (
    <ChartCard title={title} hint={hint}>
      <BarList
        label={title}
        scale="own"
        bars={sorted.slice(0, MAX_BARS).map(({ bill, saved, amount, isBuffer }) => ({
          key: bill.id,
          label: <Name of={bill.name} />,
          value: saved,
          total: amount,
          tone: isBuffer ? "neutral" : "green",
          note: isBuffer ? "buffer" : undefined,
        }))}
      />
      <ChartTable
        caption={title}
        columns={["Bill", "Saved", "Needed"]}
        rows={sorted.map(({ bill, saved, amount, isBuffer }) => ({
          key: String(bill.id),
          cells: [bill.name, `${money(saved)}${isBuffer ? " (buffer)" : ""}`, money(amount)],
        }))}
      />
    </ChartCard>
  );
}

function Name({ of }: { of: string }) {
  return (
    <span className="line-clamp-2">
      <bdi>{of}</bdi>
    </span>
  );
}
