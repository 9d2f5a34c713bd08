import type { ScanResult } from "#contract/scan.ts";
import { applyLesson, findLesson } from "#core/scan/learn/lesson.ts";
import type { LessonRow } from "#server/features/scan-lessons/store.ts";

/** A scan set right by what its household learned on this biller's papers. `text` is all the paper says, squashed. */
export function withLesson(result: ScanResult, text: string, lessons: readonly LessonRow[]): ScanResult {
  const lesson = findLesson({ layout: result.layout, text }, lessons);
  if (lesson === undefined) return result;
  const { read, changed } = applyLesson(result, result.values, lesson.learned);
  return { ...read, lesson: { id: lesson.id, biller: lesson.biller, fields: changed } };
}
