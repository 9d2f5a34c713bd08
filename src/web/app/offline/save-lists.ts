import type { QueryClient } from "@tanstack/react-query";
import { recall } from "#web/features/auth/auth-cache.ts";
import { checkSession } from "#web/features/auth/session.ts";
import { ask } from "#web/lib/ask.ts";
import { dropLastLoaded, type LastLoaded, writeLastLoaded } from "#web/lib/offline-lists.ts";
import { readOnlySince } from "#web/lib/read-only.ts";
import { localKeep } from "#web/lib/storage.ts";
import { whenIdle } from "#web/lib/when-idle.ts";
import { keptLists, unaskedLists } from "./show-saved-lists.ts";

const CALM = 1500;

// Read from the storage that all windows share: signing out in one of them counts in all of them, at once.
function isStillHere(owner: string): boolean {
  const remembered = recall(localKeep);
  return remembered.kind === "signed-in" && remembered.user.email === owner && !remembered.user.deletesAt;
}

/** Only what the server gives to the very person it names; a cookie may be another's than this page believes. */
const isSure = async (owner: string) => (await checkSession()) && isStillHere(owner) && readOnlySince() === undefined;

async function keepNow(client: QueryClient, owner: string): Promise<void> {
  if (!(await isSure(owner))) return;
  const lists: LastLoaded = {};
  for (const { name, query } of keptLists(client)) {
    const { data, dataUpdatedAt } = query.state;
    // The server knows nobody here any more.
    if (data === null) return dropLastLoaded(localKeep);
    if (Array.isArray(data)) lists[name] = { at: new Date(dataUpdatedAt).toISOString(), data };
  }
  writeLastLoaded(localKeep, owner, lists);
}

/** The other page's lists, so that it too can be opened without a connection. The open page does not see them. */
async function keepUnasked(client: QueryClient, owner: string): Promise<void> {
  for (const { call, name } of unaskedLists(client)) {
    const data = await ask(call);
    if (!(await isSure(owner))) return;
    writeLastLoaded(localKeep, owner, { [name]: { at: new Date().toISOString(), data } });
  }
}

/** Keeps the lists of the open page for a start without a connection, a moment after each load. Answers how to stop. */
export function keepLoaded(client: QueryClient, owner: string): () => void {
  let stopWaiting = () => {};
  const soon = () => {
    stopWaiting();
    const timer = setTimeout(() => {
      stopWaiting = whenIdle(() => void keepNow(client, owner));
    }, CALM);
    stopWaiting = () => clearTimeout(timer);
  };
  const leave = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (keptLists(client).some(({ query }) => query === event.query)) soon();
  });
  soon();
  keepUnasked(client, owner).catch(() => undefined);
  return () => {
    leave();
    stopWaiting();
  };
}
