import type { ImportInput, ImportSummary } from "#contract/import.ts";
import { creditUntilOf } from "#core/bills/end.ts";
import { isStopped } from "#core/bills/pause.ts";
import { addDays, type Day } from "#core/day.ts";
import { Fault } from "#server/fault.ts";

type WithDefined<T, Name extends keyof T> = Omit<T, Name> & { [Key in Name]-?: Exclude<T[Key], undefined> };
type LegacyField = "coversDate" | "lastPaidBefore" | "nextPaymentBefore";

/** A file normalised to this version. */
export type File = Omit<ImportInput, "bills" | "payments"> & {
  bills: WithDefined<ImportInput["bills"][number], "nextDueDate" | "dueFrom" | "paysFrom">[];
  payments: WithDefined<Omit<ImportInput["payments"][number], LegacyField>, "settlesDue" | "undoneDue" | "isExtra">[];
};
export type FileAccount = File["accounts"][number];
export type FileBill = File["bills"][number];

/** Whether it can have a schedule and nothing due: it has an end or a pause, or is archived. */
export const canStop = ({ endsOn, pausedFrom, archivedOn }: FileBill) =>
  endsOn !== null || pausedFrom !== null || archivedOn !== null;
/** Its next credit date, and the last one. */
export function creditOf(bill: FileBill): { nextCreditDate: Day | null; creditUntil: Day | null } {
  const creditUntil = creditUntilOf(bill);
  const next = addDays(bill.startDate, 7 * ((bill.savings?.creditedWeeks ?? 0) + bill.weeksLeftOut + 1));
  const isFinished = isStopped(bill) || (creditUntil !== null && next > creditUntil);
  return { nextCreditDate: isFinished ? null : next, creditUntil };
}

export type FileIncome = File["incomes"][number];
export type FilePayment = File["payments"][number];
export type FileOperation = File["operations"][number];
export type FileEntry = File["entries"][number];
export type Summary = ImportSummary;

export const byId = <T extends { id: number }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));

/** Why a file is rejected: its format is valid, but its contents contradict each other. */
export const contradiction = (what: string) => new Fault("unreadable", `This file is inconsistent: ${what}`);
