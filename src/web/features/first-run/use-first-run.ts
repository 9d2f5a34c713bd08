import { useState } from "react";
import { listAccounts } from "#contract/requests/accounts.ts";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { useMayEdit } from "#web/lib/household.ts";
import { readLocal, writeLocal } from "#web/lib/storage.ts";
import { useCall } from "#web/lib/use-call.ts";

const KEY = "first-run-left";

/**
 * Whether the first steps take the place of the dashboard: for a household without accounts, bills and incomes. Once begun
 * they stay until they are done or left, although there is an account after the first step.
 */
export function useFirstRun(): { isShown: boolean; isUndecided: boolean; end: () => void } {
  const [state, setState] = useState<"unknown" | "running" | "over">(readLocal(KEY) === null ? "unknown" : "over");
  const mayEdit = useMayEdit();
  const loads = [useCall(listBills), useCall(listIncomes)] as const;
  const [bills, incomes] = [loads[0].data, loads[1].data];
  const isBare = bills?.length === 0 && incomes?.length === 0;
  // Asked for only where it matters, which is once in a household's life.
  const { data: accounts, isError } = useCall(listAccounts, { enabled: state === "unknown" && isBare });
  if (state === "unknown" && bills && incomes && !isBare) setState("over");
  if (state === "unknown" && isBare && accounts) setState(accounts.length === 0 ? "running" : "over");
  const end = () => {
    writeLocal(KEY, "true");
    setState("over");
  };
  const hasFailed = isError || loads.some((load) => load.isError || load.data === null);
  return { isShown: state === "running" && mayEdit, isUndecided: state === "unknown" && !hasFailed, end };
}
