import { useEffect, useMemo } from "react";
import type { Bill } from "#contract/bills.ts";
import type { Income } from "#contract/incomes.ts";
import type { PaydayCard } from "#contract/plan.ts";
import { getPlan } from "#contract/requests/plan.ts";
import { useCall } from "#web/lib/use-call.ts";
import { type PlanShape, readShape, rememberShape, shapeOf } from "./plan-shape.ts";

/** The household's plan as the server computed it. */
export function usePlan() {
  const { data, isError, isFetching, refetch } = useCall(getPlan);
  const plan = data ?? undefined;
  return { plan, hasFailed: plan === undefined && isError, isFetching, refetch };
}

/** How large the plan is, or was last time while it loads; undefined while nobody knows. */
export function usePlanShape(): PlanShape | undefined {
  const { plan } = usePlan();
  const shape = useMemo(() => plan && shapeOf(plan), [plan]);
  useEffect(() => {
    if (shape) rememberShape(shape);
  }, [shape]);
  return shape ?? readShape();
}

/** Whether what stands below the plan can be shown without being moved when the plan comes. */
export function useIsPlanSized(): boolean {
  const { plan, hasFailed } = usePlan();
  return plan !== undefined || hasFailed || readShape() !== undefined;
}

/** What can be opened from the plan; the page knows the dialogs. */
export type PlanActions = {
  fix: { open: () => void; isLoading: boolean };
  onDifferentAmount: (card: PaydayCard) => void;
  onPay: (bill: Bill) => void;
  onBill: (bill: Bill) => void;
  onIncome: (income: Income) => void;
  onAddIncome: () => void;
  onAccounts: () => void;
};
