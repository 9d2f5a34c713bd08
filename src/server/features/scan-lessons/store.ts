import { and, asc, desc, eq, sql } from "drizzle-orm";
import { MOST_LESSONS, type ScanLesson } from "#contract/scan-lessons.ts";
import type { Db } from "#server/db/database.ts";
import { scanLessons } from "#server/db/schema/index.ts";

export type LessonRow = typeof scanLessons.$inferSelect;

/** A household's corrections, the latest last. */
export function listLessons(db: Db, household: string): Promise<LessonRow[]> {
  return db
    .select()
    .from(scanLessons)
    .where(eq(scanLessons.household, household))
    .orderBy(asc(scanLessons.updatedAt), asc(scanLessons.id));
}

const byId = (household: string, id: number) => and(eq(scanLessons.household, household), eq(scanLessons.id, id));

export async function findLessonRow(tx: Db, household: string, id: number): Promise<LessonRow | undefined> {
  const [row] = await tx.select().from(scanLessons).where(byId(household, id)).for("update");
  return row;
}

export async function updateLesson(
  tx: Db,
  { household, id }: Pick<LessonRow, "household" | "id">,
  change: Partial<typeof scanLessons.$inferInsert>,
): Promise<LessonRow> {
  const [row] = await tx.update(scanLessons).set(change).where(byId(household, id)).returning();
  if (row === undefined) throw new Error("a lesson was not saved");
  return row;
}

/** Adds one, and deletes the household's oldest above the limit. */
export async function insertLesson(tx: Db, lesson: typeof scanLessons.$inferInsert): Promise<LessonRow> {
  const [row] = await tx.insert(scanLessons).values(lesson).returning();
  if (row === undefined) throw new Error("a lesson was not saved");
  const { household } = lesson;
  const newest = tx
    .select({ id: scanLessons.id })
    .from(scanLessons)
    .where(eq(scanLessons.household, household))
    .orderBy(desc(scanLessons.updatedAt), desc(scanLessons.id))
    .limit(MOST_LESSONS);
  await tx
    .delete(scanLessons)
    .where(and(eq(scanLessons.household, household), sql`${scanLessons.id} not in ${newest}`));
  return row;
}

/** Adds those of a file. */
export async function insertLessons(tx: Db, rows: (typeof scanLessons.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(scanLessons).values(rows);
}

/** Returns whether it existed. */
export async function deleteLesson(tx: Db, household: string, id: number): Promise<boolean> {
  const deleted = await tx.delete(scanLessons).where(byId(household, id)).returning({ id: scanLessons.id });
  return deleted.length > 0;
}

export function lessonToWire({ id, biller, learned, createdAt, updatedAt }: LessonRow): ScanLesson {
  return { id, biller, learned, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
