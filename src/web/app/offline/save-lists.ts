import type { QueryClient } from "@tanstack/react-query";
import { readRemembered } from "#web/features/auth/auth-cache.ts";
import { checkSession } from "#web/features/auth/session.ts";
import { ask } from "#web/lib/ask.ts";
import { dropOfflineLists, isStorable, type OfflineLists, writeOfflineLists } from "#web/lib/offline-lists.ts";
import { readOnlySince } from "#web/lib/read-only.ts";
import { localStore } from "#web/lib/storage.ts";
import { whenIdle } from "#web/lib/when-idle.ts";
import { savedLists, unrequestedLists } from "./show-saved-lists.ts";

const SAVE_DELAY = 1500;

// Read from shared storage, so that signing out in one window counts in all of them at once.
function isStillSignedIn(owner: string): boolean {
  const remembered = readRemembered(localStore);
  return remembered.kind === "signed-in" && remembered.user.email === owner && !remembered.user.deletesAt;
}

/** Only while the server confirms this user; the cookie may belong to another one. */
const isConfirmed = async (owner: string) =>
  (await checkSession()) && isStillSignedIn(owner) && readOnlySince() === undefined;

async function saveNow(client: QueryClient, owner: string): Promise<void> {
  if (!(await isConfirmed(owner))) return;
  const lists: OfflineLists = {};
  for (const { name, query } of savedLists(client)) {
    const { data, dataUpdatedAt } = query.state;
    // The session has ended.
    if (data === null) return dropOfflineLists(localStore);
    if (isStorable(data)) lists[name] = { at: new Date(dataUpdatedAt).toISOString(), data };
  }
  writeOfflineLists(localStore, owner, lists);
}

/** The lists of the other page, so that it opens offline too. */
async function saveUnrequested(client: QueryClient, owner: string): Promise<void> {
  for (const { call, name } of unrequestedLists(client)) {
    const data = await ask(call);
    if (!(await isConfirmed(owner))) return;
    writeOfflineLists(localStore, owner, { [name]: { at: new Date().toISOString(), data } });
  }
}

/** Saves the lists of the open page for offline use, shortly after each load. Returns the cleanup. */
export function saveListsOffline(client: QueryClient, owner: string): () => void {
  let stopWaiting = () => {};
  const saveSoon = () => {
    stopWaiting();
    const timer = setTimeout(() => {
      stopWaiting = whenIdle(() => void saveNow(client, owner));
    }, SAVE_DELAY);
    stopWaiting = () => clearTimeout(timer);
  };
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (savedLists(client).some(({ query }) => query === event.query)) saveSoon();
  });
  saveSoon();
  saveUnrequested(client, owner).catch(() => undefined);
  return () => {
    unsubscribe();
    stopWaiting();
  };
}
