import { useEffect } from "react";
import { listBills } from "#contract/bills.ts";
import { listIncomes } from "#contract/incomes.ts";
import { authState } from "#web/features/auth/auth-store.ts";
import { mendMismatch } from "#web/features/auth/session-check.ts";
import { useCall } from "#web/lib/use-call.ts";

/** Acts once the page can be used: both lists have come, or have failed. The act may answer how to call it off. */
export function useReady(act: () => () => void): void {
  const bills = useCall(listBills);
  const incomes = useCall(listIncomes);
  const isReady = !bills.isPending && !incomes.isPending;
  useEffect(() => (isReady ? act() : undefined), [isReady, act]);

  // The server knows nobody here any more, though this page was opened by somebody: ask who it is.
  const isLost = bills.data === null || incomes.data === null;
  useEffect(() => {
    if (isLost && authState().kind === "signed-in") mendMismatch();
  }, [isLost]);
}
