import type { ImportInput } from "#contract/import.ts";
import type { Day } from "#core/day.ts";
import type { Db } from "#server/db/open.ts";
import { checkRoom, holdHousehold } from "#server/features/limits/check-limit.ts";
import { checkFile } from "./check-file.ts";
import type { Summary } from "./file.ts";
import { findKnown } from "./known.ts";
import { nameDues } from "./name-dues.ts";
import { type Plan, planImport } from "./plan-import.ts";
import { writeImport } from "./write-import.ts";

type Options = { file: ImportInput; household: string; user: string; today: Day; now: Date };

/** Adds what a file holds beside what a person has, and tells what it was. What came before is left as it is. */
export async function importData(tx: Db, { file: given, household, user, today, now }: Options): Promise<Summary> {
  const file = nameDues(given);
  await checkFile(file, today);
  // One import of a person at a time: two of the same file must not both find it new.
  await holdHousehold(tx, household);
  const plan = planImport(file, await findKnown(tx, household));
  await checkSize(tx, household, plan);
  await writeImport(tx, { file, plan, household, user, now });
  return plan.summary;
}

/** Tells what an import would add. */
export async function previewImport(
  db: Db,
  { file: given, household, today }: Omit<Options, "user" | "now">,
): Promise<Summary> {
  const file = nameDues(given);
  await checkFile(file, today);
  const plan = planImport(file, await findKnown(db, household));
  await checkSize(db, household, plan);
  return plan.summary;
}

/** A file must not bring more than a household may have. */
async function checkSize(tx: Db, household: string, { summary }: Plan): Promise<void> {
  for (const what of ["bills", "accounts", "incomes"] as const)
    await checkRoom(tx, household, what, summary[what].added);
}
