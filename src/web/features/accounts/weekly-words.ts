import type { Bill } from "#contract/bills.ts";
import { cents, MAX_CENTS } from "#core/money.ts";
import { centsOf } from "#web/domain/bill-figures.ts";
import { money } from "#web/lib/format.ts";

/** What each week adds to an account. "+$45.00 a week for 2 bills" */
export function weeklyWords(bills: readonly Bill[]): string {
  if (bills.length === 0) return "No bills are allocated to it";
  const count = bills.length === 1 ? "1 bill" : `${bills.length} bills`;
  const weekly = bills.reduce((sum, { weeklyAmount }) => sum + centsOf(weeklyAmount), 0);
  return weekly > MAX_CENTS ? count : `+${money(cents(weekly))} a week for ${count}`;
}
