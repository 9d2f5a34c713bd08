import type { Verdict } from "./verdict.ts";

export type Sentence = {
  tone: "green" | "amber" | "plain";
  before: string;
  /** Separate, since a name may have another text direction and may be truncated. */
  name?: string | undefined;
  after?: string | undefined;
};

export const textOf = ({ before, name = "", after = "" }: Sentence) => before + name + after;

const MAX_NAME_LENGTH = 40;
export const shortName = (name: string) =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1).trimEnd()}…` : name;

/** A verdict as computed, or as sent with amounts as text. */
export type AnyVerdict<Amount> = Pick<Verdict, "state" | "bills" | "overdue" | "isPartial"> & {
  until: string;
  first: { name: string; due: string; day: string; short: Amount } | null;
  pay: { owner: string | null; day: string; missing: Amount } | null;
};

type Formats<Amount> = { today: string; money: (amount: Amount) => string; day: (day: string) => string };

/** 'On track. Every bill until 16 Feb is covered.', or what is wrong first. */
export function verdictText<Amount>(verdict: AnyVerdict<Amount>, { today, money, day }: Formats<Amount>): Sentence {
  const { state, until, bills, first, overdue, pay, isPartial } = verdict;
  if (state === "short" && first !== null) {
    const when = first.due < today ? ` (was due on ${day(first.due)})` : ` on ${day(first.due)}`;
    const before = bills === 1 ? "1 bill will be short: " : `${bills} bills will be short. First: `;
    return { tone: "amber", before, name: shortName(first.name), after: `, ${money(first.short)}${when}.` };
  }
  const end = day(first?.day ?? until);
  const covered = isPartial
    ? `every bill with an account is covered until ${end}`
    : `every bill until ${end} is covered`;
  const sentence = (tone: Sentence["tone"], text: string): Sentence =>
    first === null
      ? { tone, before: `${text}.` }
      : { tone, before: `${text}; then `, name: shortName(first.name), after: ` is ${money(first.short)} short.` };
  if (state === "pay-too-small" && pay !== null) {
    const whose = pay.owner === null ? "your" : `${shortName(pay.owner)}'s`;
    const missing = `${money(pay.missing)} to ${whose} pay on ${day(pay.day)}`;
    return sentence("amber", `${capitalized(covered)} only if you add ${missing}`);
  }
  if (state === "no-pay") return sentence("amber", `No pay is known yet: ${covered} only if you set the money aside`);
  if (state === "overdue" && overdue === 1) return sentence("amber", `1 bill is overdue. With it, ${covered}`);
  if (state === "overdue") return sentence("amber", `${overdue} bills are overdue. With them, ${covered}`);
  return sentence("green", first === null ? `On track. ${capitalized(covered)}` : `On track until ${end}`);
}

const capitalized = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
