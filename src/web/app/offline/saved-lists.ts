import type { QueryClient } from "@tanstack/react-query";
import { listAccounts } from "#contract/accounts.ts";
import { listBills } from "#contract/bills.ts";
import { listIncomes } from "#contract/incomes.ts";
import { keyOf } from "#web/lib/use-call.ts";

/** The lists that the dashboard and the accounts page are made of; everything else on them is reckoned from these. */
const KEPT = [listBills, listIncomes, listAccounts].map((call) => ({ call, name: call.path, key: keyOf(call) }));

/** Those of them that a screen has asked for. */
export function keptLists(client: QueryClient) {
  return KEPT.flatMap(({ name, key }) => {
    const query = client.getQueryCache().find({ queryKey: key });
    return query ? [{ name, key, query }] : [];
  });
}

/** Those that no screen has asked for yet. */
export const unaskedLists = (client: QueryClient) =>
  KEPT.filter(({ key }) => client.getQueryCache().find({ queryKey: key }) === undefined);
