import { STATEMENT_LIMITS } from "#contract/limits.ts";
import type { Category } from "#core/categories.ts";
import { type Day, dayInMonth } from "#core/day.ts";
import { BILL_FREQUENCIES, INCOME_FREQUENCIES, INTERVAL_NAMES, MOST_EVERY, type Unit } from "#core/interval.ts";
import { formatMoney } from "#core/money.ts";
import { correctedDue } from "#core/statements/review/actual-day.ts";
import type { Proposal, Recognised, Review } from "#core/statements/review/review.ts";
import { parsePositiveAmount, today } from "#web/domain/bill-figures.ts";
import { everyPeriod } from "#web/domain/frequency-labels.ts";
import { money } from "#web/lib/format.ts";

/** A proposal with the person's edits. */
export type Draft = {
  proposal: Proposal;
  kind: "bill" | "income";
  isTicked: boolean;
  /** Whether it's an existing bill, whose payments are recognised from now on. Never together with `isTicked`. */
  isLinked: boolean;
  name: string;
  amount: string;
  frequency: string;
  /** The interval of a custom frequency. */
  every: string;
  unit: Unit;
  nextDue: string;
  /** The second day of the month of twice-monthly pay. */
  secondDay: string;
  category: Category;
  isOpen: boolean;
};

export type Choices = {
  drafts: Draft[];
  /** Known bills whose new amount is saved. */
  changes: ReadonlySet<number>;
  /** Known bills whose due date moves to the day they are paid on. */
  days: ReadonlySet<number>;
  /** Transactions that mark a due as paid. */
  paid: ReadonlySet<string>;
  isCorrected: boolean;
};

const draftOf = (proposal: Proposal, kind: Draft["kind"]): Draft => ({
  proposal,
  kind,
  isTicked: proposal.isTicked,
  isLinked: false,
  name: proposal.recurring.name,
  amount: formatMoney(proposal.recurring.amount),
  frequency: proposal.terms.frequency,
  every: String(proposal.recurring.interval.every),
  unit: proposal.recurring.interval.unit,
  nextDue: proposal.nextDue,
  secondDay: String(daysOf(proposal)[1] ?? ""),
  category: "bills",
  isOpen: false,
});

/**
 * The days of the month of a recurring payment. The first is the next one's, which tells 30 November from the last day of the
 * month.
 */
function daysOf({ nextDue, recurring: { dayOfMonth, secondDay } }: Proposal): number[] {
  const days = [dayOfMonth, secondDay].flatMap((day) => day ?? []);
  const isNext = (day: number) => dayInMonth(nextDue, 0, day) === nextDue;
  return days.sort((one, other) => Number(isNext(other)) - Number(isNext(one)));
}

/** The initial selection. */
export function initialChoices({ bills, incomes, recognised, paid }: Review): Choices {
  return {
    drafts: [...bills.map((one) => draftOf(one, "bill")), ...incomes.map((one) => draftOf(one, "income"))],
    changes: new Set(recognised.filter(({ isTicked }) => isTicked).map(({ billId }) => billId)),
    days: new Set(recognised.filter(({ isOtherDay }) => isOtherDay).map(({ billId }) => billId)),
    paid: new Set(paid.map(({ key }) => key)),
    isCorrected: false,
  };
}

/** The error of a selected proposal; undefined when valid. */
export function problemOf({ isTicked, name, amount, ...draft }: Draft): string | undefined {
  if (!isTicked) return undefined;
  if (name.trim() === "") return "Please enter a name";
  if (draft.frequency === "custom" && everyOf(draft) === undefined)
    return `Please enter how many ${draft.unit}s, from 1 to ${MOST_EVERY}`;
  if (draft.frequency === "twice-monthly" && !isOtherDay(draft))
    return "Please enter the other day of the month, from 1 to 31";
  return parsePositiveAmount(amount) === undefined ? "Please enter an amount above 0" : undefined;
}

/** Whether the second day of twice-monthly pay is valid and differs from the next payday. */
function isOtherDay({ secondDay, nextDue }: Pick<Draft, "secondDay" | "nextDue">): boolean {
  const day = Number(secondDay);
  return Number.isInteger(day) && day >= 1 && day <= 31 && day !== Number(nextDue.slice(8));
}

/** The displayed amount: 'about $84.00' for a varying amount that was not edited. */
export function shownAmount({ amount, proposal: { recurring } }: Draft): string {
  const cents = parsePositiveAmount(amount);
  if (cents === undefined) return "";
  return recurring.range !== null && cents === recurring.amount ? `about ${money(cents)}` : money(cents);
}

/** The displayed frequency: 'every 2 weeks' */
export function frequencyText({ frequency, every, unit }: Draft): string {
  const word = INTERVAL_NAMES.find((one) => one === frequency) ?? "custom";
  return everyPeriod({ frequency: word, every: everyOf({ every }) ?? null, unit });
}

function everyOf({ every }: Pick<Draft, "every">): number | undefined {
  const count = Number(every);
  return Number.isInteger(count) && count >= 1 && count <= MOST_EVERY ? count : undefined;
}

/** The frequency for the request. */
const intervalInput = ({ frequency, unit, ...draft }: Draft) =>
  frequency === "custom" ? { every: everyOf(draft) ?? null, unit } : {};

/** An income's days of the month for the request. */
function paymentDays({ frequency, nextDue, proposal, ...draft }: Draft) {
  const [day] = daysOf(proposal);
  const isUnchanged = nextDue === proposal.nextDue && frequency === proposal.terms.frequency;
  return {
    ...(isUnchanged && day !== undefined ? { paymentDay: day, paymentDayType: "monthly" as const } : {}),
    ...(frequency === "twice-monthly" ? { secondPaymentDay: Number(draft.secondDay) || null } : {}),
  };
}

/** A bill's next due date when moved to the day it is paid on; null if it stays. */
export function movedDue(one: Recognised, review: Review, paid: ReadonlySet<string>): Day | null {
  const settled = review.paid.filter(({ billId, key }) => billId === one.billId && paid.has(key));
  return one.isOtherDay ? correctedDue(one, { paid: settled.length, today: today() }) : null;
}

/** Known bills in the statement: recognised by name, or linked. */
export const recognisedIn = ({ drafts }: Pick<Choices, "drafts">, { recognised }: Review): Recognised[] => [
  ...recognised,
  ...drafts.flatMap(({ isLinked, proposal }) => (isLinked && proposal.likely?.bill ? [proposal.likely.bill] : [])),
];

/** Known bills with a new amount, a new day or both. */
function changesOf(choices: Choices, review: Review) {
  const { changes, days, paid } = choices;
  return recognisedIn(choices, review).flatMap((one) => {
    const { billId, change, recurring } = one;
    const isPrice = changes.has(billId) && (change === "rose" || change === "fell");
    const due = days.has(billId) ? movedDue(one, review, paid) : null;
    const amount = isPrice ? { amount: formatMoney(recurring.amount) } : {};
    return isPrice || due !== null ? [{ billId, ...amount, ...(due === null ? {} : { nextDueDate: due }) }] : [];
  });
}

/** The request: everything selected. */
export function inputOf(choices: Choices, review: Review, account: { id: number; bank: string | null }) {
  const { drafts, paid, isCorrected } = choices;
  const selected = drafts.filter(({ isTicked }) => isTicked);
  return {
    bills: selected
      .filter(({ kind }) => kind === "bill")
      .map((draft) => ({
        bill: {
          ...{ name: draft.name, amount: draft.amount, category: draft.category, accountId: account.id },
          ...{ nextDueDate: draft.nextDue || null, ...intervalInput(draft) },
          frequency: BILL_FREQUENCIES.find((word) => word === draft.frequency) ?? "monthly",
        },
        lines: draft.proposal.keys,
      })),
    incomes: selected
      .filter(({ kind }) => kind === "income")
      .map((draft) => ({
        income: {
          ...{ name: draft.name, amount: draft.amount, nextPayday: draft.nextDue || null, ...intervalInput(draft) },
          ...paymentDays(draft),
          frequency: INCOME_FREQUENCIES.find((word) => word === draft.frequency) ?? "monthly",
        },
      })),
    changes: changesOf(choices, review),
    links: drafts.flatMap(({ isLinked, proposal: { likely, keys } }) =>
      isLinked && likely?.bill ? [{ billId: likely.bill.billId, lines: keys.slice(-STATEMENT_LIMITS.linkedKeys) }] : [],
    ),
    payments: review.paid.filter(({ key }) => paid.has(key)).map(({ billId, key }) => ({ billId, line: key })),
    correctTo: isCorrected ? account.bank : null,
  };
}
