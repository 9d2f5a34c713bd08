import type * as z from "zod/mini";
import type { LearnInput } from "#contract/scan-lessons.ts";
import { squash } from "#core/scan/squash.ts";
import type { Db } from "#server/db/database.ts";
import { Fault } from "#server/fault.ts";
import { findLessonRow, insertLesson, type LessonRow, updateLesson } from "./store.ts";

type Options = { household: string; input: z.output<typeof LearnInput>; now: Date };

/**
 * Stores a person's correction. It is merged with the same biller's; if that had mistaken the document for another
 * biller's, it is stored separately.
 */
export async function learn(tx: Db, { household, input, now }: Options): Promise<LessonRow> {
  const { biller, readAs, layout, learned, lessonId } = input;
  const existing = lessonId === null ? undefined : await findLessonRow(tx, household, lessonId);
  if (lessonId !== null && existing === undefined) throw lessonNotFound();
  if (existing === undefined || isAnotherBiller(existing, input))
    return insertLesson(tx, { household, biller, readAs, layout, learned, createdAt: now, updatedAt: now });
  const merged = { ...existing.learned, ...learned };
  return updateLesson(tx, existing, { biller, readAs, layout, learned: merged, updatedAt: now });
}

export const lessonNotFound = () => new Fault("not_found", "This has since been deleted");

/** A new name for a document that was also read differently means another biller. */
function isAnotherBiller({ readAs }: LessonRow, { readAs: now, learned }: Options["input"]): boolean {
  return learned.name !== undefined && squash(readAs ?? "") !== squash(now ?? "");
}
