import type { Category } from "#core/categories.ts";
import { BILL_FREQUENCIES, INCOME_FREQUENCIES } from "#core/interval.ts";
import { formatMoney } from "#core/money.ts";
import type { Proposal, Review } from "#core/statements/review/review.ts";
import { parsePositiveAmount } from "#web/domain/bill-figures.ts";

/** A proposal as the person leaves it. */
export type Draft = {
  proposal: Proposal;
  kind: "bill" | "income";
  isTicked: boolean;
  name: string;
  amount: string;
  frequency: string;
  nextDue: string;
  category: Category;
  isOpen: boolean;
};

export type Choices = {
  drafts: Draft[];
  /** Known bills whose new amount is taken over. */
  changes: ReadonlySet<number>;
  /** Lines that mark a due as paid. */
  paid: ReadonlySet<string>;
  isCorrected: boolean;
};

const draftOf = (proposal: Proposal, kind: Draft["kind"]): Draft => ({
  proposal,
  kind,
  isTicked: proposal.isTicked,
  name: proposal.recurring.name,
  amount: formatMoney(proposal.recurring.amount),
  frequency: proposal.terms.frequency,
  nextDue: proposal.nextDue,
  category: "bills",
  isOpen: false,
});

/** What is ticked before the person has said anything. */
export function firstChoices({ bills, incomes, recognised, paid }: Review): Choices {
  return {
    drafts: [...bills.map((one) => draftOf(one, "bill")), ...incomes.map((one) => draftOf(one, "income"))],
    changes: new Set(recognised.filter(({ isTicked }) => isTicked).map(({ billId }) => billId)),
    paid: new Set(paid.map(({ key }) => key)),
    isCorrected: false,
  };
}

/** What is wrong with a ticked one; undefined when nothing is. */
export function problemOf({ isTicked, name, amount }: Draft): string | undefined {
  if (!isTicked) return undefined;
  if (name.trim() === "") return "Please enter a name";
  return parsePositiveAmount(amount) === undefined ? "Please enter an amount above 0" : undefined;
}

/** What is asked of the server: everything ticked. */
export function inputOf(
  { drafts, changes, paid, isCorrected }: Choices,
  review: Review,
  account: { id: number; bank: string | null },
) {
  const ticked = drafts.filter(({ isTicked }) => isTicked);
  return {
    bills: ticked
      .filter(({ kind }) => kind === "bill")
      .map(({ name, amount, frequency, nextDue, category, proposal }) => ({
        bill: {
          ...{ name, amount, category, accountId: account.id, nextDueDate: nextDue || null },
          frequency: BILL_FREQUENCIES.find((word) => word === frequency) ?? "monthly",
        },
        lines: proposal.keys,
      })),
    incomes: ticked
      .filter(({ kind }) => kind === "income")
      .map(({ name, amount, frequency, nextDue }) => ({
        income: {
          ...{ name, amount, nextPayday: nextDue || null },
          frequency: INCOME_FREQUENCIES.find((word) => word === frequency) ?? "monthly",
        },
      })),
    changes: review.recognised
      .filter(({ billId, change }) => changes.has(billId) && change !== "stopped")
      .map(({ billId, recurring }) => ({ billId, amount: formatMoney(recurring.amount) })),
    payments: review.paid.filter(({ key }) => paid.has(key)).map(({ billId, key }) => ({ billId, line: key })),
    correctTo: isCorrected ? account.bank : null,
  };
}
