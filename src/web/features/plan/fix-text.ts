import type { AccountOutlook, PlanChange, PlannedDue, Way } from "#contract/plan.ts";
import { MAX_CENTS, total } from "#core/money.ts";
import { centsOf, sumOf } from "#web/domain/bill-figures.ts";
import { money, shortDay } from "#web/lib/format.ts";

type NamedAccount = { id: number; name: string };

/** A fix in one line. */
export function fixText(change: PlanChange, accounts: readonly NamedAccount[], today: string): string {
  const nameOf = (id: number) => accounts.find((account) => account.id === id)?.name ?? "the account";
  switch (change.kind) {
    case "lump":
      return `Put ${money(change.amount)} into ${nameOf(change.accountId)} today`;
    case "move-money":
      return `Move ${money(change.amount)} of spare money from ${nameOf(change.fromId)} to ${nameOf(change.toId)}`;
    case "move-due":
      return `Pay ${change.billName} on ${shortDay(change.to, today)} instead of ${shortDay(change.from, today)}`;
    case "catch-up":
      return catchUpText(change.catchUps, today);
  }
}

function catchUpText(catchUps: (PlanChange & { kind: "catch-up" })["catchUps"], today: string): string {
  const [first] = catchUps;
  if (first === undefined) return "";
  const until =
    catchUps
      .map((catchUp) => catchUp.until)
      .sort()
      .at(-1) ?? first.until;
  const weekly = total(catchUps.map((catchUp) => centsOf(catchUp.weekly)));
  const prefix = catchUps.length === 1 ? "" : "up to ";
  return `Set aside ${prefix}${money(weekly)} more per week until ${shortDay(until, today)}`;
}

/** What a fix changes here, and what remains to be done at the bank. */
export const FIX_NOTES: Record<PlanChange["kind"], string> = {
  lump: "The balance in Weekwise goes up at once. Make the same transfer at your bank.",
  "catch-up": "It is added to what you move on payday, and stops automatically.",
  "move-money": "Both balances in Weekwise change at once. Make the same transfer at your bank.",
  "move-due": "Check first that the payee accepts the later date.",
};

/** 'Covers Car registration on 11 Dec and 2 more payments.' */
export function coversText(cures: readonly PlannedDue[], today: string): string {
  const [first] = cures;
  if (first === undefined) return "";
  const others = cures.length - 1;
  const moreText = others === 0 ? "" : others === 1 ? " and 1 more payment" : ` and ${others} more payments`;
  return `Covers ${first.billName} on ${shortDay(first.due, today)}${moreText}.`;
}

/** '-$847.00 on 11 Dec' */
export const lowestText = ({ lowest }: Way["before"], today: string, amountText: (amount: string) => string) =>
  `${amountText(lowest.balance)} on ${shortDay(lowest.day, today)}`;

/** Why there is nothing to choose: no shortage, or one above the largest amount. */
export const noFixText = (accounts: readonly Pick<AccountOutlook, "lowest">[]): string =>
  accounts.some(({ lowest }) => sumOf(lowest.balance) < -MAX_CENTS)
    ? "The shortfall is too large to fix in one step. Please check the account's balance and its bills."
    : "There's nothing left to fix.";
