import { type Cents, shownCents, total } from "#core/money.ts";
import type { AccountFigures } from "./figures.ts";

/**
 * What can be spent with every due of the next year still covered: the accounts' spare money after the starter, which it may
 * have to pay for, and never more than is free.
 */
export function safeToSpend(accounts: readonly Pick<AccountFigures, "free" | "spare">[], needed: Cents): Cents {
  const free = total(accounts.map((account) => account.free));
  const spare = total(accounts.map((account) => account.spare));
  return shownCents(Math.max(0, Math.min(free, spare - needed)));
}
