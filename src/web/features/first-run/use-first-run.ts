import { useState } from "react";
import { listAccounts } from "#contract/requests/accounts.ts";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { useMayEdit } from "#web/lib/household.ts";
import { readLocal, writeLocal } from "#web/lib/storage.ts";
import { useCall } from "#web/lib/use-call.ts";

const KEY = "first-run-left";

/**
 * Whether the first-run steps replace the dashboard: for a household without accounts, bills and incomes. Once started they
 * stay until finished or left, even with the account of the first step.
 */
export function useFirstRun(): { isShown: boolean; isUndecided: boolean; end: () => void } {
  const [state, setState] = useState<"unknown" | "running" | "over">(readLocal(KEY) === null ? "unknown" : "over");
  const mayEdit = useMayEdit();
  const loads = [useCall(listBills), useCall(listIncomes)] as const;
  const [bills, incomes] = [loads[0].data, loads[1].data];
  const isEmpty = bills?.length === 0 && incomes?.length === 0;
  // Loaded only for an empty household.
  const { data: accounts, isError } = useCall(listAccounts, { enabled: state === "unknown" && isEmpty });
  if (state === "unknown" && bills && incomes && !isEmpty) setState("over");
  if (state === "unknown" && isEmpty && accounts) setState(accounts.length === 0 ? "running" : "over");
  const end = () => {
    writeLocal(KEY, "true");
    setState("over");
  };
  const hasFailed = isError || loads.some((load) => load.isError || load.data === null);
  return { isShown: state === "running" && mayEdit, isUndecided: state === "unknown" && !hasFailed, end };
}
