import type { ImportInput, ImportSummary } from "#contract/import.ts";

export type File = ImportInput;
export type FileAccount = File["accounts"][number];
export type FileBill = File["bills"][number];
export type FileIncome = File["incomes"][number];
export type FilePayment = File["payments"][number];
export type FileOperation = File["operations"][number];
export type FileEntry = File["entries"][number];
export type Summary = ImportSummary;

export const byId = <T extends { id: number }>(items: readonly T[]) => new Map(items.map((item) => [item.id, item]));
