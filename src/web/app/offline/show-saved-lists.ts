import type { QueryClient } from "@tanstack/react-query";
import { listAccounts } from "#contract/requests/accounts.ts";
import { listBills } from "#contract/requests/bills.ts";
import { listIncomes } from "#contract/requests/incomes.ts";
import { getPlan } from "#contract/requests/plan.ts";
import { authState } from "#web/features/auth/auth-store.ts";
import { checkSession } from "#web/features/auth/session.ts";
import { readOfflineLists } from "#web/lib/offline-lists.ts";
import { readOnlySince, setReadOnly } from "#web/lib/read-only.ts";
import { localStore } from "#web/lib/storage.ts";
import { keyOf } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";
import { isUnreachable } from "./connection.ts";

/** The lists that the dashboard and the accounts page are made of, and the plan that the server computes from them. */
const KEPT = [listBills, listIncomes, listAccounts, getPlan].map((call) => ({
  call,
  name: call.path,
  key: keyOf(call),
}));

/** Those of them that a screen has asked for. */
export function savedLists(client: QueryClient) {
  return KEPT.flatMap(({ name, key }) => {
    const query = client.getQueryCache().find({ queryKey: key });
    return query ? [{ name, key, query }] : [];
  });
}

/** Those that no screen has asked for yet; one that a screen may ask for later is not asked for. */
export const unrequestedLists = (client: QueryClient) =>
  KEPT.filter(({ key }) => {
    const query = client.getQueryCache().find({ queryKey: key });
    return query === undefined || (query.state.status === "pending" && query.state.fetchStatus === "idle");
  });

/**
 * Puts the kept lists where none came, and makes the page read-only. Only on a page that never reached the server: one that
 * did goes on with what it has, and a form that is open in it stays usable.
 */
export function showSavedLists(client: QueryClient): void {
  const auth = authState();
  const lists = savedLists(client);
  const isOfflineStart = readOnlySince() !== undefined || lists.every(({ query }) => query.state.data === undefined);
  if (auth.kind !== "signed-in" || !isOfflineStart) return;
  const kept = readOfflineLists(localStore, auth.user.email);
  const times: string[] = [];
  for (const { name, key, query } of lists) {
    const { data, dataUpdatedAt, status } = query.state;
    const answer = kept[name];
    if (data === undefined && answer) {
      client.setQueryData(key, answer.data, { updatedAt: Date.parse(answer.at) });
      times.push(answer.at);
      // The refetch failed: keep showing what was there.
    } else if (data && status === "error") client.setQueryData(key, data, { updatedAt: dataUpdatedAt });
  }
  const shown = readOnlySince();
  // The page is as old as its oldest part.
  if (times.length > 0) setReadOnly([...times, ...(shown ? [shown] : [])].sort()[0]);
}

/** Reloads everything after the server is back, and ends the read-only mode. */
export async function reloadAll(client: QueryClient): Promise<void> {
  await checkSession();
  await client.refetchQueries({ type: "all" });
  const failed = savedLists(client).filter(({ query }) => query.state.status === "error");
  // Gone again; the next time it is back leads here once more.
  if (failed.some(({ query }) => isUnreachable(query.state.error))) return;
  setReadOnly(undefined);
  // A list that the server refuses must not be left standing as if it were today's.
  for (const { query } of failed) query.setState({ ...query.state, data: undefined });
  if (failed.length === 0) toast({ title: "You are back online", description: "Everything is up to date." });
}
