import { CATEGORIES, type Category } from "#core/categories.ts";
import { parseDay } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import type { Gold } from "./label.ts";

/** What an author says is right on a paper. */
export type AuthorTruth = {
  name: string;
  nameAlt: string[];
  amount: string;
  issueDate: string | null;
  dueDate: string | null;
  dueAlt?: string | (string | null)[] | null;
  dueDateAlt?: string | (string | null)[] | null;
  frequency: UsualFrequency | null;
  category: Category;
  categoryAlt?: string[];
  isDirectDebit: boolean;
  kind: string;
  note?: string | null;
};

export const centsOf = (amount: string | number) => Math.round(Number(String(amount).replace(/[^\d.-]/g, "")) * 100);

/** 'bills also fits', 'utilities or entertainment also fit'. */
const fitsByNote = (note: string | null | undefined, category: Category) =>
  (/([\w, ]+) (?:also fits?|would also be)/.exec(note ?? "")?.[1] ?? "").split(/[\s,;]+/).includes(category);

export function goldOf(truth: AuthorTruth): Gold {
  const { dueDate, issueDate, frequency, category, isDirectDebit } = truth;
  // Authors differ on the due day of what is already paid.
  const isPaid = /receipt/.test(truth.kind) && (dueDate === null || dueDate === issueDate);
  return {
    names: [truth.name, ...truth.nameAlt],
    amount: centsOf(truth.amount),
    due: isPaid ? undefined : dueDate === null ? null : parseDay(dueDate),
    issued: parseDay(issueDate ?? ""),
    dueToo: [truth.dueAlt ?? [], truth.dueDateAlt ?? []].flat().flatMap((other) => parseDay(other ?? "") ?? []),
    fitting: CATEGORIES.filter((each) => truth.categoryAlt?.includes(each) || fitsByNote(truth.note, each)),
    frequency,
    category,
    isDirectDebit,
  };
}
