import type { KeyValueStore } from "./storage.ts";

const KEY = "last-loaded";
/** Increase it when a stored list changes its shape; older data is then ignored. */
const FORMAT = 3;
/** In characters; a tenth fits five hundred bills. Browsers allow a site about five million. */
const MAX_LENGTH = 2_000_000;

/** The last loaded lists and the plan, by path, each with its time. */
export type OfflineLists = Record<string, { at: string; data: object }>;

// The owner comes first, so that it can be read without parsing the rest.
const headOf = (owner: string) => `${FORMAT} ${owner}\n`;

export const dropOfflineLists = (store: KeyValueStore) => store.remove(KEY);

/** Drops the lists unless they belong to this user. */
export function dropOfflineListsOfOthers(store: KeyValueStore, owner: string): void {
  if (!store.read(KEY)?.startsWith(headOf(owner))) dropOfflineLists(store);
}

export const isStorable = (data: unknown): data is object => typeof data === "object" && data !== null;

function isStoredList(value: unknown): value is OfflineLists[string] {
  if (typeof value !== "object" || value === null || !("at" in value) || !("data" in value)) return false;
  return typeof value.at === "string" && Number.isFinite(Date.parse(value.at)) && isStorable(value.data);
}

/** This user's stored lists; nothing if they belong to someone else, are outdated or are invalid. */
export function readOfflineLists(store: KeyValueStore, owner: string): OfflineLists {
  const text = store.read(KEY);
  const head = headOf(owner);
  if (!text?.startsWith(head)) return {};
  try {
    const value: unknown = JSON.parse(text.slice(head.length));
    if (typeof value !== "object" || value === null) return {};
    const found: OfflineLists = {};
    for (const [name, answer] of Object.entries(value)) if (isStoredList(answer)) found[name] = answer;
    return found;
  } catch {
    return {};
  }
}

/** Saves these lists beside the saved ones. All or nothing: half of them would be inconsistent. */
export function writeOfflineLists(store: KeyValueStore, owner: string, lists: OfflineLists): void {
  const text = headOf(owner) + JSON.stringify({ ...readOfflineLists(store, owner), ...lists });
  if (text.length > MAX_LENGTH || !store.write(KEY, text)) dropOfflineLists(store);
}
