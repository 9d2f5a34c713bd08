import { useMemo } from "react";
import type { Bill } from "#contract/bills.ts";
import type { PlannedDue } from "#contract/plan.ts";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { getPlan } from "#contract/requests/plan.ts";
import { isPaused } from "#core/bills/bill.ts";
import type { Day } from "#core/day.ts";
import { byDueSoon, nextDue } from "#core/due-soon.ts";
import { type Overview, overview } from "#core/overview.ts";
import { type BillFigures, centsOf, figuresOf, today } from "#web/domain/bill-figures.ts";
import { payPeriod } from "#web/domain/pay-period.ts";
import { useCall } from "#web/lib/use-call.ts";

export type DueBill = BillFigures & { bill: Bill; due: Day | undefined };

/** Cached, since three parts of the page use it. */
const cache = new WeakMap<readonly Bill[], readonly DueBill[]>();

function dueBillsOf(all: readonly Bill[]): readonly DueBill[] {
  const cached = cache.get(all);
  if (cached) return cached;
  const now = today();
  // Paused bills are neither due nor saved for.
  const bills = all
    .filter((bill) => !isPaused(bill, now))
    .map((bill): DueBill => ({ bill, due: nextDue(bill), ...figuresOf(bill, now) }))
    .sort(byDueSoon);
  cache.set(all, bills);
  return bills;
}

/** All bills with their figures, soonest due first. */
export function useDueBills() {
  const { data, isError, isFetching, refetch } = useCall(listBills);
  const bills = data ? dueBillsOf(data) : undefined;
  return { bills, hasFailed: isError && !bills, isFetching, refetch };
}

/** The first short due of each bill, by bill id. */
export function useShortages(): ReadonlyMap<number, PlannedDue> {
  const { data } = useCall(getPlan);
  return useMemo(() => {
    const shortDues = (data?.timeline ?? [])
      .filter((item) => item.kind === "due")
      .filter((due) => Number(due.short) > 0);
    return new Map(shortDues.toReversed().map((due) => [due.billId, due]));
  }, [data]);
}

/** The household's totals in this person's pay period. */
export function useOverview() {
  const frequency = payPeriod();
  const { data: all } = useCall(listBills);
  const { bills, ...loading } = useDueBills();
  const incomes = useCall(listIncomes);
  const sums = useMemo((): Overview | undefined => {
    if (!all || !bills || !incomes.data) return undefined;
    const now = today();
    return overview({
      weeklyIncomes: incomes.data.map((income) => centsOf(income.weeklyAmount)),
      weeklyBills: bills.map(({ weekly }) => weekly),
      // Paused bills keep their savings. A buffer is display only; no money was saved.
      saved: all
        .map((bill) => figuresOf(bill, now))
        .filter(({ isBuffer }) => !isBuffer)
        .map(({ saved }) => saved),
      frequency,
    });
  }, [all, bills, incomes.data, frequency]);
  return {
    frequency,
    sums,
    hasFailed: !sums && (loading.hasFailed || (incomes.isError && !incomes.data)),
    isFetching: loading.isFetching || incomes.isFetching,
    retry: () => {
      if (!bills) loading.refetch();
      if (!incomes.data) incomes.refetch();
    },
  };
}
