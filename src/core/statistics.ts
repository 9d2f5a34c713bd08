import { CATEGORIES, type Category, type CategoryGroup, groupOf } from "./categories.ts";
import type { Day } from "./day.ts";
import { type Cents, total } from "./money.ts";

type CountedBill = { category: Category; weekly: Cents; saved: Cents; isBuffer: boolean };

type Household = {
  bills: readonly CountedBill[];
  incomes: readonly { weekly: Cents }[];
  accounts: readonly { balance: Cents }[];
  /** Completed payments, each with the day the money moved. */
  payments: readonly { amount: Cents; day: Day }[];
};

export type CategoryShare = { category: Category; count: number; weekly: Cents; percent: number };

export type Statistics = {
  groups: Record<CategoryGroup, number>;
  bills: number;
  incomes: number;
  accounts: number;
  balance: Cents;
  saved: Cents;
  weeklyLoad: Cents;
  weeklyIncome: Cents;
  /** Largest first; the percentages add up to 100. */
  byCategory: CategoryShare[];
  paidThisMonth: { count: number; amount: Cents };
};

/** A household's statistics. Buffers are only for display, so they don't count as saved. */
export function statistics({ bills, incomes, accounts, payments }: Household, today: Day): Statistics {
  const inGroup = (group: CategoryGroup) => bills.filter(({ category }) => groupOf(category) === group).length;
  const paid = payments.filter((payment) => payment.day.slice(0, 7) === today.slice(0, 7));
  return {
    groups: { bills: inGroup("bills"), savings: inGroup("savings"), expenses: inGroup("expenses") },
    bills: bills.length,
    incomes: incomes.length,
    accounts: accounts.length,
    balance: total(accounts.map((account) => account.balance)),
    saved: total(bills.filter((bill) => !bill.isBuffer).map((bill) => bill.saved)),
    weeklyLoad: total(bills.map((bill) => bill.weekly)),
    weeklyIncome: total(incomes.map((income) => income.weekly)),
    byCategory: sharesOf(bills),
    paidThisMonth: { count: paid.length, amount: total(paid.map((payment) => payment.amount)) },
  };
}

function sharesOf(bills: readonly CountedBill[]): CategoryShare[] {
  const totals = CATEGORIES.map((category) => {
    const inCategory = bills.filter((bill) => bill.category === category);
    return { category, count: inCategory.length, weekly: total(inCategory.map((bill) => bill.weekly)) };
  });
  const used = totals.filter(({ count }) => count > 0).sort((one, other) => other.weekly - one.weekly);
  const percents = percentsOf(used.map(({ weekly }) => weekly));
  return used.map((each, index) => ({ ...each, percent: percents[index] ?? 0 }));
}

/** Whole percentages that add up to 100: rounded down, then the largest remainders get one more. [1, 1, 1] is [34, 33, 33] */
export function percentsOf(parts: readonly Cents[]): number[] {
  const whole = total(parts);
  if (whole <= 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part * 100) / whole);
  const floors = exact.map(Math.floor);
  const missing = 100 - floors.reduce((sum, each) => sum + each, 0);
  const roundedUp = exact
    .map((share, index) => ({ index, lost: share - Math.floor(share) }))
    .sort((one, other) => other.lost - one.lost)
    .slice(0, missing)
    .map(({ index }) => index);
  return floors.map((floor, index) => (roundedUp.includes(index) ? floor + 1 : floor));
}
