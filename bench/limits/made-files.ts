import { HOUSEHOLD_LIMITS } from "#contract/limits.ts";
import { addDays, type Day } from "#core/day.ts";
import { cents, formatMoney } from "#core/money.ts";

const at = "2026-01-01T00:00:00.000Z";

/** An export of another household at its limits, some weeks old, with none or all of them credited. */
export function madeFile(today: Day, { weeks, isCredited }: { weeks: number; isCredited: boolean }) {
  const startDate = addDays(today, -7 * weeks);
  const credited = isCredited ? weeks : 0;
  const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const money = (amount: number) => formatMoney(cents(amount));
  const accountOf = (bill: number) => 1 + (bill % HOUSEHOLD_LIMITS.accounts);
  const bills = ids(HOUSEHOLD_LIMITS.bills);
  const weekly = ids(credited).flatMap((week) => bills.map((bill) => ({ week, bill })));
  const perAccount = HOUSEHOLD_LIMITS.bills / HOUSEHOLD_LIMITS.accounts;
  const days = { paymentDay: null, paymentDayType: "monthly", createdAt: at, updatedAt: at };
  const running = new Map<number, number>();
  return {
    format: "weekwise-export",
    version: 2,
    exportedAt: at,
    origin: "elsewhere",
    accounts: ids(HOUSEHOLD_LIMITS.accounts).map((id) => ({
      ...{ id, key: `elsewhere/account/${id}`, name: "One name for all", createdAt: at },
      balance: money(100 * perAccount * credited),
    })),
    bills: bills.map((id) => ({
      ...{
        id,
        key: `elsewhere/bill/${id}`,
        name: `Bill ${id}`,
        amount: "1.00",
        frequency: "weekly",
        category: "utilities",
      },
      ...{ accountId: accountOf(id), startDate, lastPaidDate: null, isAutomatic: false, isDirectDebit: false },
      ...{ nextPaymentDate: null, anchorDate: null, ...days },
      savings: { savedAmount: money(100 * credited), creditedWeeks: credited, lastUpdated: at, createdAt: at },
    })),
    incomes: ids(HOUSEHOLD_LIMITS.incomes).map((id) => ({
      ...{
        id,
        key: `elsewhere/income/${id}`,
        name: `Income ${id}`,
        amount: "1.00",
        frequency: "weekly",
        accountId: null,
      },
      ...{ startDate, ...days },
    })),
    payments: [],
    operations: weekly.map(({ week, bill }, index) => ({
      ...{
        id: index + 1,
        kind: "weekly",
        day: addDays(startDate, 7 * week),
        at,
        billId: bill,
        week,
        weeks: 1,
        undoes: null,
      },
    })),
    entries: weekly.flatMap(({ week, bill }, index) => {
      const accountId = accountOf(bill);
      const balance = (running.get(accountId) ?? 0) + 100;
      running.set(accountId, balance);
      const entry = { operationId: index + 1, billId: bill, amount: "1.00" };
      return [
        { ...entry, id: 2 * index + 1, pot: "savings", accountId: null, after: money(100 * week) },
        { ...entry, id: 2 * index + 2, pot: "account", accountId, after: money(balance) },
      ];
    }),
    gone: [],
  };
}
