import type { ImportSummary } from "#contract/import.ts";

const NAMES = { accounts: "Accounts", bills: "Bills", incomes: "Incomes", payments: "Payments" } as const;

export type ImportFigure = { name: string; added: number; known: number };

/** The figures of an import, in the order in which a person thinks of them. */
export function figuresOf(summary: ImportSummary): ImportFigure[] {
  return [
    { name: NAMES.accounts, ...summary.accounts },
    { name: NAMES.bills, ...summary.bills },
    { name: NAMES.incomes, ...summary.incomes },
    { name: NAMES.payments, ...summary.payments },
  ];
}

/** Whether a file brings anything that is not here. */
export function isNews(summary: ImportSummary): boolean {
  return figuresOf(summary).some(({ added }) => added > 0);
}

/** Where in a file something is wrong: "bills.3.amount" is "bills, number 4, amount". */
export function placeWords(path: string): string {
  return path
    .split(".")
    .map((part) => (/^\d+$/.test(part) ? `number ${Number(part) + 1}` : part))
    .join(", ");
}
