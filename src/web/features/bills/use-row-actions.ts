import { useLayoutEffect, useMemo, useRef } from "react";
import type { Bill } from "#contract/bills.ts";

export type RowActions = Record<"onEdit" | "onPay" | "onHistory" | "onDelete", (bill: Bill) => void>;

/** Stable callbacks, so that opening a dialog does not re-render five hundred rows. */
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
