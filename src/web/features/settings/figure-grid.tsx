import type { ReactNode } from "react";
import type { Statistics } from "#core/statistics.ts";
import { Balance } from "#web/domain/balance.tsx";
import { money } from "#web/lib/format.ts";

// A figure and its word stay on one line.
const plural = (count: number, one: string, many: string) => `${count}\u00a0${count === 1 ? one : many}`;

function Figure({ name, value, note }: { name: string; value: ReactNode; note: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start bg-surface px-3 py-3 sm:px-4">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="text-xl leading-snug font-semibold wrap-anywhere tabular-nums">{value}</dd>
      <dd className="text-sm text-muted tabular-nums">{note}</dd>
    </div>
  );
}

export function FigureGrid({ figures, isMore }: { figures: Statistics; isMore: boolean }) {
  const { groups, paidThisMonth } = figures;
  const atLeast = isMore ? "at least " : "";
  return (
    <dl className="grid gap-px overflow-hidden rounded-control border border-border bg-border min-[22rem]:grid-cols-2 sm:grid-cols-3">
      <Figure
        name="Bills and goals"
        value={figures.bills}
        note={`${plural(groups.bills, "bill", "bills")}, ${groups.savings}\u00a0savings, ${plural(groups.expenses, "expense", "expenses")}`}
      />
      <Figure name="Weekly load" value={money(figures.weeklyLoad)} note="all bills, per week" />
      <Figure name="Total saved" value={<Balance amount={figures.saved} />} note="put aside for bills" />
      <Figure name="Income sources" value={figures.incomes} note={`${money(figures.weeklyIncome)} per week`} />
      <Figure
        name="Accounts"
        value={<Balance amount={figures.balance} />}
        note={`in ${plural(figures.accounts, "account", "accounts")}`}
      />
      <Figure
        name="Paid this month"
        value={money(paidThisMonth.amount)}
        note={`${atLeast}${plural(paidThisMonth.count, "payment", "payments")}`}
      />
    </dl>
  );
}
