import { useLayoutEffect, useMemo, useRef } from "react";
import type { Bill } from "#contract/bills.ts";

export type RowActions = Record<"onEdit" | "onPay" | "onHistory" | "onDelete", (bill: Bill) => void>;

/** The same functions for as long as the list stands, so that five hundred rows are not drawn again when a dialog opens. */
export function useRowActions(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onEdit: (bill) => latest.current.onEdit(bill),
      onPay: (bill) => latest.current.onPay(bill),
      onHistory: (bill) => latest.current.onHistory(bill),
      onDelete: (bill) => latest.current.onDelete(bill),
    }),
    [],
  );
}
