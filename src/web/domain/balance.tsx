import type { Cents } from "#core/money.ts";
import { money } from "#web/lib/format.ts";
import { readToggle } from "#web/lib/preferences.ts";

/** Fixed length, so that it reveals nothing about the amount. */
export const HIDDEN_BALANCE = "••••••";

/** The 'Show balances' setting. Everything that shows balances must check it. */
export const areBalancesShown = (): boolean => readToggle("showBalances");

/** The formatted balance, or dots when 'Show balances' is off. */
export const balanceText = (amount: Cents | string): string => (areBalancesShown() ? money(amount) : HIDDEN_BALANCE);

/** The same as an element, where screen readers read 'hidden' instead of six bullets. */
export function Balance({ amount }: { amount: Cents | string }) {
  if (areBalancesShown()) return <span className="tabular-nums">{money(amount)}</span>;
  return (
    <span>
      <span aria-hidden="true">{HIDDEN_BALANCE}</span>
      <span className="sr-only">hidden</span>
    </span>
  );
}
