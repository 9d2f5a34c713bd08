import { type Cents, shownCents } from "#core/money.ts";

/** Whose a pay is; null if it's the reader's or not assigned to a member. */
type Owner = { name: string | null } | null;

/** 'Yours until 4 Dec:', 'Nora's until 4 Dec:', or how far the pay falls short. */
export function restText(rest: Cents, owner: Owner, until: string): { label: string; amount: Cents; isShort: boolean } {
  if (rest < 0) return { label: "This pay falls short by", amount: shownCents(-rest), isShort: true };
  const whose = owner === null ? "Yours" : owner.name === null ? "Theirs" : `${owner.name}'s`;
  return { label: `${whose} until ${until}:`, amount: rest, isShort: false };
}
