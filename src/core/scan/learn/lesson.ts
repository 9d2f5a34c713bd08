import type { Category } from "#core/categories.ts";
import { parseDay, weekdayOf } from "#core/day.ts";
import type { UsualFrequency } from "#core/interval.ts";
import type { DraftFinding } from "#core/scan/read-bill.ts";
import { spaced } from "#core/scan/squash.ts";
import { similarity } from "./layout.ts";
import { type Spot, spotsOf, valueAt } from "./spot.ts";
import type { PaperValue } from "./values.ts";

/** What a person corrected on a biller's bill: fixed values as they are, the rest by position. */
export type Learned = {
  name?: string | undefined;
  category?: Category | undefined;
  frequency?: UsualFrequency | undefined;
  isDirectDebit?: boolean | undefined;
  amount?: Spot[] | undefined;
  dueDate?: Spot[] | undefined;
};
export const LEARNED_FIELDS = ["name", "amount", "frequency", "category", "dueDate", "isDirectDebit"] as const;
export type LearnedField = (typeof LEARNED_FIELDS)[number];

/** A biller's identification and what was learned about its bills. */
export type Lesson = {
  /** The household's name for the biller. */
  biller: string;
  /** The name as read, right or wrong. */
  readAs: string | null;
  layout: readonly number[];
  learned: Learned;
};

/** The fields that the person changed, as saved. */
export type ChangedFields = {
  name?: string;
  category?: Category;
  frequency?: UsualFrequency;
  isDirectDebit?: boolean;
  amount?: string;
  dueDate?: string;
};

/** What can be learned from a person's changes. Nothing from an amount or day that isn't on the bill. */
export function learnFrom(values: readonly PaperValue[], { amount, dueDate, ...changed }: ChangedFields): Learned {
  const amounts = amount === undefined ? [] : spotsOf(values, "money", amount);
  const days = dueDate === undefined ? [] : spotsOf(values, "day", dueDate);
  return { ...changed, ...(amounts.length > 0 && { amount: amounts }), ...(days.length > 0 && { dueDate: days }) };
}

/** The required similarity: if the biller's name is on the bill, if the name as read matches, or if no name was read. */
const ALIKE = { named: 0.5, readAlike: 0.65, nameless: 0.85 };

/** The part of a bill that identifies its biller. `text` is all of it, as returned by `spaced`. */
export type BillFingerprint = { layout: readonly number[]; text: string };

/** The lesson for a bill: the most similar one, or the later of equals. */
export function findLesson<L extends Lesson>(paper: BillFingerprint, lessons: readonly L[]): L | undefined {
  let best: { lesson: L; share: number } | undefined;
  for (const lesson of lessons) {
    const share = similarity(paper.layout, lesson.layout);
    if (share >= requiredSimilarity(paper, lesson) && share >= (best?.share ?? 0)) best = { lesson, share };
  }
  return best?.lesson;
}

/** Programs print the same form for many billers: without the name, it's another biller's even if it looks alike. */
function requiredSimilarity({ text }: BillFingerprint, lesson: Lesson): number {
  const [name, readAs] = [spaced(lesson.biller), spaced(lesson.readAs ?? "")];
  if (name.length >= 6 && text.includes(name)) return ALIKE.named;
  if (readAs.trim() === "") return ALIKE.nameless;
  return text.includes(readAs) ? ALIKE.readAlike : Number.POSITIVE_INFINITY;
}

/** The fields of a scan that a lesson may change. */
export type ReadFields = {
  name: string | null;
  amount: string | null;
  frequency: UsualFrequency | null;
  category: Category | null;
  dueDate: string | null;
  paymentDay: number | null;
  isDirectDebit: boolean | null;
  findings: Partial<Record<LearnedField | "paymentDay", DraftFinding>>;
};

const LEARNED_CONFIDENCE = 0.95;

/** Applies a lesson to what was read; `changed` lists the fields that differ now. */
export function applyLesson<R extends ReadFields>(
  read: R,
  values: readonly PaperValue[],
  learned: Learned,
): { read: R; changed: LearnedField[] } {
  const found = {
    amount: learned.amount && valueAt(values, "money", learned.amount),
    dueDate: learned.dueDate && valueAt(values, "day", learned.dueDate),
  };
  const corrected = {
    name: learned.name ?? read.name,
    amount: found.amount?.value ?? read.amount,
    frequency: learned.frequency ?? read.frequency,
    category: learned.category ?? read.category,
    dueDate: found.dueDate?.value ?? read.dueDate,
    isDirectDebit: learned.isDirectDebit ?? read.isDirectDebit,
  };
  const changed = LEARNED_FIELDS.filter((field) => corrected[field] !== read[field]);
  const findings = { ...read.findings };
  for (const field of changed) {
    const at = field === "amount" || field === "dueDate" ? found[field] : undefined;
    findings[field] = { confidence: LEARNED_CONFIDENCE, page: at?.page ?? null, box: at?.box ?? null };
  }
  const due = findings.dueDate;
  const movesDay = changed.includes("dueDate") || changed.includes("frequency");
  const paymentDay = movesDay ? paymentDayAfter(read, corrected) : read.paymentDay;
  if (paymentDay !== read.paymentDay && due !== undefined) findings.paymentDay = due;
  return { read: { ...read, ...corrected, paymentDay, findings }, changed };
}

type Dues = Pick<ReadFields, "dueDate" | "frequency">;

function dayOf({ dueDate, frequency }: Dues): number | null {
  const day = parseDay(dueDate ?? "");
  if (day === undefined) return null;
  return frequency === "weekly" ? weekdayOf(day) : Number(day.slice(8, 10));
}

/** A payment day derived from the due date follows it; one that the bill states for every month stays. */
const paymentDayAfter = (read: ReadFields, corrected: Dues) =>
  read.paymentDay === null || read.paymentDay === dayOf(read) ? dayOf(corrected) : read.paymentDay;
