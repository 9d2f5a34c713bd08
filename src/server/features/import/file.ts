import type { ImportInput, ImportSummary } from "#contract/import.ts";

export type File = ImportInput;
export type FileAccount = File["accounts"][number];
export type FileBill = File["bills"][number];
export type FileIncome = File["incomes"][number];
export type FilePayment = File["payments"][number];
export type FileOperation = File["operations"][number];
export type FileEntry = File["entries"][number];
export type Summary = ImportSummary;

/** Items by a number of theirs. */
export function groupBy<T>(items: readonly T[], idOf: (item: T) => number | null): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const id = idOf(item);
    if (id === null) continue;
    const group = groups.get(id);
    if (group) group.push(item);
    else groups.set(id, [item]);
  }
  return groups;
}

export const byId = <T extends { id: number }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));
