import type { Cents } from "#core/money.ts";
import { money } from "#web/lib/format.ts";
import { readToggle } from "#web/lib/preferences.ts";

/** Always the same length, so that it reveals nothing about the amount. */
export const HIDDEN_BALANCE = "••••••";

/** Whether this person has 'Show balances' on. Everything that shows what somebody owns asks here. */
export const areBalancesShown = (): boolean => readToggle("showBalances");

/** A balance as a person reads it, or dots when they have switched 'Show balances' off. */
export const balanceText = (amount: Cents | string): string => (areBalancesShown() ? money(amount) : HIDDEN_BALANCE);

/** The same in a page, where a screen reader hears 'hidden' instead of six bullets. */
export function Balance({ amount }: { amount: Cents | string }) {
  if (areBalancesShown()) return <span className="tabular-nums">{money(amount)}</span>;
  return (
    <span>
      <span aria-hidden="true">{HIDDEN_BALANCE}</span>
      <span className="sr-only">hidden</span>
    </span>
  );
}
