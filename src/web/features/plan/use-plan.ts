import { useEffect, useMemo } from "react";
import type { Bill } from "#contract/bills.ts";
import type { Income } from "#contract/incomes.ts";
import type { PaydayCard, Plan } from "#contract/plan.ts";
import { getPlan } from "#contract/requests/plan.ts";
import { cardLines } from "#web/domain/payday-text.ts";
import { missingParts } from "#web/domain/plan-text.ts";
import { readLocal, writeLocal } from "#web/lib/storage.ts";
import { useCall } from "#web/lib/use-call.ts";
import { timelineWeeks, WEEKS } from "./timeline-weeks.ts";

/** The plan's size at the last visit, so that the loading state matches and nothing moves. */
type PlanShape = { canFix: boolean; hasFacts: boolean; missing: number; lines: number[]; rows: number[] };

const KEY = "plan-shape";

/** Rows of a week before 'Show more'. */
export const MAX_ROWS = 5;

/** The household's plan as the server computed it. */
export function usePlan() {
  const { data, isError, isFetching, refetch } = useCall(getPlan);
  const plan = data ?? undefined;
  return { plan, hasFailed: plan === undefined && isError, isFetching, refetch };
}

/** The plan's size, or its size at the last visit while loading; undefined if unknown. */
export function usePlanShape(): PlanShape | undefined {
  const { plan } = usePlan();
  const shape = useMemo(() => plan && shapeOf(plan), [plan]);
  useEffect(() => {
    if (shape) rememberShape(shape);
  }, [shape]);
  return shape ?? readShape();
}

/** Whether content below the plan can be shown without moving later. */
export function useIsPlanSized(): boolean {
  const { plan, hasFailed } = usePlan();
  return plan !== undefined || hasFailed || readShape() !== undefined;
}

/** The dialogs that the plan can open. */
export type PlanActions = {
  fix: { open: () => void; isLoading: boolean };
  onDifferentAmount: (card: PaydayCard) => void;
  onPay: (bill: Bill) => void;
  onBill: (bill: Bill) => void;
  onIncome: (income: Income) => void;
  onAddIncome: () => void;
  onAccounts: () => void;
};

const shapeOf = ({ verdict, missing, paydays, timeline, today }: Plan): PlanShape => ({
  canFix: verdict.first !== null,
  // Nothing to plan without an account.
  hasFacts: !missing.accounts,
  missing: missingParts(missing).length,
  lines: paydays.map((card) => cardLines(card).length),
  // Plus one for the button below them.
  rows: timelineWeeks(timeline, today).map((week) => Math.min(MAX_ROWS + 1, week.rows.length)),
});

const areCounts = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((count) => Number.isInteger(count) && count >= 0 && count <= 100);

/** Undefined when nothing is stored, or the stored value is invalid. */
export function readShape(): PlanShape | undefined {
  try {
    const { canFix, hasFacts, missing, lines, rows } = JSON.parse(readLocal(KEY) ?? "{}");
    if (!areCounts([missing]) || !areCounts(lines) || !areCounts(rows) || rows.length !== WEEKS) return undefined;
    return { canFix: canFix === true, hasFacts: hasFacts === true, missing, lines, rows };
  } catch {
    return undefined;
  }
}

function rememberShape(shape: PlanShape): void {
  const text = JSON.stringify(shape);
  if (readLocal(KEY) !== text) writeLocal(KEY, text);
}
