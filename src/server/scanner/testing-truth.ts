import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import type { ScanResult } from "#contract/scan.ts";
import { datesIn, dayOf } from "#core/scan/date-text.ts";

/** A file's data as read by a person. Omitted fields are not checked; null must stay null. */
const Truth = z.object({
  file: z.string(),
  name: z.optional(z.nullable(z.string())),
  amount: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  date: z.optional(z.nullable(z.string())),
  dueDate: z.optional(z.nullable(z.string())),
  frequency: z.optional(z.nullable(z.string())),
  category: z.optional(z.nullable(z.string())),
  paymentDay: z.optional(z.nullable(z.number())),
  isDirectDebit: z.optional(z.nullable(z.boolean())),
  currency: z.optional(z.nullable(z.string())),
});
export type Truth = z.output<typeof Truth>;

export const JUDGED = [
  "name",
  "amount",
  "date",
  "dueDate",
  "frequency",
  "category",
  "paymentDay",
  "isDirectDebit",
  "currency",
] as const;
export type Judged = (typeof JUDGED)[number];

/** A folder of documents: truth.json is a list of files with their fields and relative paths. */
export function readTruth(folder: string): Truth[] {
  return z.array(Truth).parse(JSON.parse(readFileSync(join(folder, "truth.json"), "utf8")));
}

const FORMS =
  /\b(sdn|bhd|s\/b|gmbh|co|kg|kgaa|ag|ug|ohg|se|e ?v|pty|pte|pvt|ltd|limited|llc|llp|inc|corp|plc|b ?v|n ?v|sarl|sas|sa|srl|spa|a ?g)\b/g;

/** A name without case, spaces, accents, punctuation and legal form. */
export function bareName(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const spaced = plain.replace(/[.,'’]/g, "").replace(/[^\p{L}\p{N}/]+/gu, " ");
  const normalised = spaced.replace(FORMS, " ").replace(/[^\p{L}\p{N}]/gu, "");
  // The recogniser may drop the space before the legal form.
  return normalised.replace(/(sdnbhd|bhd|gmbh|pty|ltd|limited|llc)+$/, "");
}

const centsOf = (amount: string | number) => Math.round(Number(String(amount).replace(/[^\d.-]/g, "")) * 100);

function dayFrom(text: string): string | undefined {
  const found = datesIn(text)[0];
  return found && dayOf(found, "day-first");
}

/** Whether a field was read correctly; undefined when the truth doesn't have it. */
export function isRight(field: Judged, truth: Truth, read: ScanResult | undefined): boolean | undefined {
  const expected = truth[field];
  if (expected === undefined) return undefined;
  // Automatically extracted lists leave these empty when the program failed, not the document.
  if (expected === null)
    return ["name", "amount", "date", "currency"].includes(field) ? undefined : (read?.[field] ?? null) === null;
  if (field === "isDirectDebit") return (read?.isDirectDebit ?? false) === expected;
  const actual = read?.[field] ?? null;
  if (actual === null) return false;
  if (field === "name") return bareName(String(actual)) === bareName(String(expected));
  if (field === "amount") return centsOf(String(actual)) === centsOf(String(expected));
  if (field === "date" || field === "dueDate") return actual === dayFrom(String(expected));
  return actual === expected;
}
