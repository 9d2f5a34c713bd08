import type { Account } from "#contract/accounts.ts";
import type { Bill } from "#contract/bills.ts";
import { isPaused } from "#core/bills/bill.ts";
import { cents, MAX_CENTS } from "#core/money.ts";
import { areBalancesShown } from "#web/domain/balance.tsx";
import { centsOf, today } from "#web/domain/bill-figures.ts";
import { money } from "#web/lib/format.ts";

/** "2 accounts, $1,250.00 in total"; undefined without accounts. */
export function summaryOf(accounts: readonly Account[]): string {
  if (accounts.length === 0) return "";
  const count = accounts.length === 1 ? "1 account" : `${accounts.length} accounts`;
  const total = accounts.reduce((sum, { balance }) => sum + centsOf(balance), 0);
  // The sum of very large balances may exceed the largest amount; then only the count is shown.
  if (accounts.length === 1 || Math.abs(total) > MAX_CENTS || !areBalancesShown()) return count;
  return `${count}, ${money(cents(total))} in total`;
}

/** The weekly credit of an account: "+$45.00 + $20.00 catch-up per week for 2 bills, 1 paused". Paused ones get nothing. */
export function weeklyText(all: readonly Bill[]): string {
  if (all.length === 0) return "No bills assigned";
  const now = today();
  const bills = all.filter((bill) => !isPaused(bill, now));
  const paused = all.length - bills.length;
  const count = `${bills.length === 1 ? "1 bill" : `${bills.length} bills`}${paused === 0 ? "" : `, ${paused} paused`}`;
  if (bills.length === 0) return paused === 1 ? "1 bill, paused" : `${paused} bills, all paused`;
  const weekly = bills.reduce((sum, { weeklyAmount }) => sum + centsOf(weeklyAmount), 0);
  const catchUp = bills.reduce((sum, bill) => sum + centsOf(bill.catchUp?.weekly ?? "0.00"), 0);
  if (weekly + catchUp > MAX_CENTS) return count;
  const extra = catchUp === 0 ? "" : ` + ${money(cents(catchUp))} catch-up`;
  return `+${money(cents(weekly))}${extra} per week for ${count}`;
}
