import type { Bill } from "#contract/bills.ts";
import { type Day, day } from "#core/day.ts";
import { type Cents, cents, MAX_CENTS } from "#core/money.ts";
import { weeklyCreditOn, weekToRemove } from "#core/savings.ts";
import { centsOf, figuresOf } from "#web/domain/bill-figures.ts";
import { money } from "#web/lib/format.ts";

export type Direction = "add" | "remove";

/** The total; undefined above the largest amount, which the server refuses. */
type Total = Cents | undefined;

export type WeekChange = {
  /** The number of bills that change. */
  bills: number;
  total: Total;
  /** Whether the total includes running catch-ups. */
  hasCatchUps: boolean;
  /** The total by account, in the order of the bills; without a name for bills that need an account. */
  accounts: { id: number | null; name: string | undefined; total: Total }[];
};

function totalOf(amounts: readonly Cents[]): Total {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return total > MAX_CENTS ? undefined : cents(total);
}

/** Overdue weeks are credited first; a buffer is display only and cannot be removed. */
const moneySaved = (bill: Bill, today: Day) => figuresOf({ ...bill, isAutomatic: false }, today).saved;

/** A week as the server adds it, with a running catch-up. */
const weekOf = ({ weeklyAmount, catchUp }: Bill, today: Day) =>
  weeklyCreditOn(
    {
      weekly: centsOf(weeklyAmount),
      catchUp: catchUp && { weekly: centsOf(catchUp.weekly), until: day(catchUp.until) },
    },
    today,
  );

/** Previews adding or removing one week for every bill. */
export function weekChange(direction: Direction, bills: readonly Bill[], today: Day): WeekChange {
  const parts = bills.flatMap((bill) => {
    const week = weekOf(bill, today);
    const amount = direction === "add" ? week : weekToRemove(moneySaved(bill, today), week);
    const hasCatchUp = week > centsOf(bill.weeklyAmount);
    return amount === 0 ? [] : [{ id: bill.account?.id ?? null, name: bill.account?.name, amount, hasCatchUp }];
  });
  const accounts = [...new Map(parts.map(({ id, name }) => [id, name]))].map(([id, name]) => ({
    id,
    name,
    total: totalOf(parts.filter((part) => part.id === id).map(({ amount }) => amount)),
  }));
  const hasCatchUps = parts.some(({ hasCatchUp }) => hasCatchUp);
  return { bills: parts.length, total: totalOf(parts.map(({ amount }) => amount)), hasCatchUps, accounts };
}

/** "1 bill", "8 bills" */
export const countBills = (count: number) => `${count} ${count === 1 ? "bill" : "bills"}`;

export const totalText = (total: Total) => (total === undefined ? `over ${money(MAX_CENTS)}` : money(total));
