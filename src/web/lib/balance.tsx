import type { Cents } from "#core/money.ts";
import { money } from "./format.ts";
import { readToggle } from "./preferences.ts";

/** Always as many, so that they tell nothing of the figure behind them. */
export const HIDDEN_BALANCE = "••••••";

/** A balance as a person reads it, or dots when they have switched 'Show balances' off. */
export function balanceText(amount: Cents | string, isShown = readToggle("showBalances")): string {
  return isShown ? money(amount) : HIDDEN_BALANCE;
}

/** The same in a page, where a screen reader hears 'hidden' instead of six bullets. */
export function Balance({
  amount,
  isShown = readToggle("showBalances"),
}: {
  amount: Cents | string;
  isShown?: boolean;
}) {
  if (isShown) return <span className="tabular-nums">{money(amount)}</span>;
  return (
    <span>
      <span aria-hidden="true">{HIDDEN_BALANCE}</span>
      <span className="sr-only">hidden</span>
    </span>
  );
}
