import type { Plan } from "#contract/plan.ts";
import { missingParts } from "#web/domain/plan-words.ts";
import { readLocal, writeLocal } from "#web/lib/storage.ts";
import { cardLines } from "./payday-words.ts";
import { timelineWeeks, WEEKS } from "./timeline-weeks.ts";

/** How large the plan was last time, so that its loading state is as large and nothing moves when it comes. */
export type PlanShape = { canFix: boolean; hasFacts: boolean; missing: number; lines: number[]; rows: number[] };

const KEY = "plan-shape";

/** Rows of a week before 'Show more'. */
export const MOST_ROWS = 5;

export const shapeOf = ({ verdict, missing, paydays, timeline, today }: Plan): PlanShape => ({
  canFix: verdict.first !== null,
  // Without an account there is nothing to say yet.
  hasFacts: !missing.accounts,
  missing: missingParts(missing).length,
  lines: paydays.map((card) => cardLines(card).length),
  // One more stands for the button below them.
  rows: timelineWeeks(timeline, today).map((week) => Math.min(MOST_ROWS + 1, week.rows.length)),
});

const isCounts = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((count) => Number.isInteger(count) && count >= 0 && count <= 100);

/** Undefined when nothing is known, or what is kept is not ours. */
export function readShape(): PlanShape | undefined {
  try {
    const { canFix, hasFacts, missing, lines, rows } = JSON.parse(readLocal(KEY) ?? "{}");
    if (!isCounts([missing]) || !isCounts(lines) || !isCounts(rows) || rows.length !== WEEKS) return undefined;
    return { canFix: canFix === true, hasFacts: hasFacts === true, missing, lines, rows };
  } catch {
    return undefined;
  }
}

export function rememberShape(shape: PlanShape): void {
  const text = JSON.stringify(shape);
  if (readLocal(KEY) !== text) writeLocal(KEY, text);
}
