import { UpdateAccountInput } from "#contract/accounts.ts";
import type { Cents } from "#core/money.ts";

export const NOT_A_NUMBER = "Balance must be a number with at most 8 digits before and 2 after the point";

/** Whether a number field holds something that is no number. The browser hands that over as an empty text, which would mean 0.00. */
export function isUnreadable(form: HTMLFormElement, name: string): boolean {
  const box = form.elements.namedItem(name);
  return box instanceof HTMLInputElement && box.validity.badInput;
}

/** A balance as typed, by the rules of the contract: cents, or what is wrong with it. */
export function readBalance(typed: string): { amount: Cents } | { complaint: string } {
  const result = UpdateAccountInput.safeParse({ balance: typed });
  if (result.success && result.data.balance !== undefined) return { amount: result.data.balance };
  return { complaint: result.error?.issues[0]?.message ?? NOT_A_NUMBER };
}
