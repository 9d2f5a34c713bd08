import { listAccounts } from "#contract/requests/accounts.ts";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { listPayments } from "#contract/requests/payments.ts";
import { isPaused } from "#core/bills/bill.ts";
import { localDay } from "#core/day.ts";
import { ZERO } from "#core/money.ts";
import { type Statistics, statistics } from "#core/statistics.ts";
import { centsOf, figuresOf, today } from "#web/domain/bill-figures.ts";
import { useCall } from "#web/lib/use-call.ts";

const MAX_PAYMENTS = 200;
const dayOf = (instant: string) => localDay(new Date(instant));

type StatisticsState = {
  figures: Statistics | undefined;
  /** There are more payments than one page, so the total paid is a minimum. */
  isMore: boolean;
  isFailed: boolean;
  retry: () => void;
};

/** Loads the statistics' data, most of which the dashboard has cached. */
export function useStatistics(): StatisticsState {
  const bills = useCall(listBills);
  const incomes = useCall(listIncomes);
  const accounts = useCall(listAccounts);
  const payments = useCall(listPayments, { query: { status: "completed", limit: MAX_PAYMENTS } });
  const loads = [bills, incomes, accounts, payments];
  const isFailed = loads.some(({ isError, isFetching }) => isError && !isFetching);
  const retry = () => Promise.all(loads.filter(({ isError }) => isError).map((load) => load.refetch()));

  if (!bills.data || !incomes.data || !accounts.data || !payments.data) {
    return { figures: undefined, isMore: false, isFailed, retry };
  }
  const now = today();
  const paid = payments.data.items.flatMap(({ amount, processedAt }) =>
    processedAt === null ? [] : { amount: centsOf(amount), day: dayOf(processedAt) },
  );
  const figures = statistics(
    {
      bills: bills.data.map((bill) => {
        const figures = figuresOf(bill, now);
        return { ...figures, category: bill.category, weekly: isPaused(bill, now) ? ZERO : figures.weekly };
      }),
      incomes: incomes.data.map((income) => ({ weekly: centsOf(income.weeklyAmount) })),
      accounts: accounts.data.map((account) => ({ balance: centsOf(account.balance) })),
      payments: paid,
    },
    now,
  );
  const isMore = payments.data.next !== null && figures.paidThisMonth.count === paid.length;
  return { figures, isMore, isFailed: false, retry };
}
