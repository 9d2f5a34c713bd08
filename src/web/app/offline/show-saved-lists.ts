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
const OFFLINE_CALLS = [listBills, listIncomes, listAccounts, getPlan].map((call) => ({
  call,
  name: call.path,
  key: keyOf(call),
}));

/** The lists some screen has requested. */
export function savedLists(client: QueryClient) {
  return OFFLINE_CALLS.flatMap(({ name, key }) => {
    const query = client.getQueryCache().find({ queryKey: key });
    return query ? [{ name, key, query }] : [];
  });
}

/** The lists no screen has requested yet, so that a later request finds them. */
export const unrequestedLists = (client: QueryClient) =>
  OFFLINE_CALLS.filter(({ key }) => {
    const query = client.getQueryCache().find({ queryKey: key });
    return query === undefined || (query.state.status === "pending" && query.state.fetchStatus === "idle");
  });

/**
 * Fills in the saved lists and makes the page read-only. Only on a page that never reached the server: otherwise it keeps its
 * data, and an open form stays usable.
 */
export function showSavedLists(client: QueryClient): void {
  const auth = authState();
  const lists = savedLists(client);
  const isOfflineStart = readOnlySince() !== undefined || lists.every(({ query }) => query.state.data === undefined);
  if (auth.kind !== "signed-in" || !isOfflineStart) return;
  const stored = readOfflineLists(localStore, auth.user.email);
  const times: string[] = [];
  for (const { name, key, query } of lists) {
    const { data, dataUpdatedAt, status } = query.state;
    const answer = stored[name];
    if (data === undefined && answer) {
      client.setQueryData(key, answer.data, { updatedAt: Date.parse(answer.at) });
      times.push(answer.at);
      // The refetch failed: keep showing what was there.
    } else if (data && status === "error") client.setQueryData(key, data, { updatedAt: dataUpdatedAt });
  }
  const shownSince = readOnlySince();
  // The oldest list decides the time that is shown.
  if (times.length > 0) setReadOnly([...times, ...(shownSince ? [shownSince] : [])].sort()[0]);
}

/** Reloads everything after the server is back, and ends the read-only mode. */
export async function reloadAll(client: QueryClient): Promise<void> {
  await checkSession();
  await client.refetchQueries({ type: "all" });
  const failed = savedLists(client).filter(({ query }) => query.state.status === "error");
  // Offline again; this runs once more when the connection returns.
  if (failed.some(({ query }) => isUnreachable(query.state.error))) return;
  setReadOnly(undefined);
  // A list the server refuses must not stay on screen as if it were current.
  for (const { query } of failed) query.setState({ ...query.state, data: undefined });
  if (failed.length === 0) toast({ title: "You're back online", description: "Everything is up to date." });
}
