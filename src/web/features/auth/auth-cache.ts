import type { User } from "#contract/auth.ts";
import { dropOfflineLists, dropOfflineListsOfOthers } from "#web/lib/offline-lists.ts";
import type { KeyValueStore } from "#web/lib/storage.ts";

const STATE = "auth-state";
const USER = "user-data";
const CLEAN = "force-clean-auth";
const HOUSEHOLD = "household";
const SHOW_LOGIN = "force-show-login";

/** The cached user: always the email, other fields if the server sent them. */
export type KnownUser = Pick<User, "email"> & Partial<User>;

/** `mismatched`: marked as signed in, but without a user. */
export type Remembered = { kind: "signed-in"; user: KnownUser } | { kind: "signed-out" } | { kind: "mismatched" };

const SIGNED_OUT: Remembered = { kind: "signed-out" };

const TEXT_FIELDS = ["id", "email", "createdAt", "updatedAt"];
const NULLABLE_TEXT_FIELDS = ["firstName", "lastName", "profileImageUrl", "deletesAt"];

const isText = (value: unknown) => value === undefined || typeof value === "string";

// The cache is untrusted: a field of the wrong type would break the first screen at every load.
function isKnownUser(value: Record<string, unknown>): value is KnownUser {
  const hasTexts = TEXT_FIELDS.every((field) => isText(value[field]));
  return (
    hasTexts &&
    NULLABLE_TEXT_FIELDS.every((field) => value[field] === null || isText(value[field])) &&
    Boolean(value.email)
  );
}

function parseUser(text: string): KnownUser | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    const all = Object.entries(value).filter(([field]) => [...TEXT_FIELDS, ...NULLABLE_TEXT_FIELDS].includes(field));
    const user = Object.fromEntries<unknown>(all);
    return isKnownUser(user) ? user : undefined;
  } catch {
    return undefined;
  }
}

/** Removes everything stored about the user, including their offline lists. */
export function forgetUser(store: KeyValueStore): void {
  for (const key of [STATE, USER, CLEAN, HOUSEHOLD]) store.remove(key);
  dropOfflineLists(store);
}

/** False when the browser could not store everything; then nothing is stored, since half of it would count as a mismatch. */
export function rememberUser(store: KeyValueStore, user: KnownUser): boolean {
  // Once deletion is scheduled, the offline lists are removed.
  if (user.deletesAt) dropOfflineLists(store);
  else dropOfflineListsOfOthers(store, user.email);
  const isStored = store.write(USER, JSON.stringify(user)) && store.write(STATE, "authenticated");
  if (!isStored) forgetUser(store);
  return isStored;
}

/** Reads the cached user for the first paint. Only the server's session decides who is signed in. */
export function readRemembered(store: KeyValueStore): Remembered {
  if (store.read(CLEAN) !== null) {
    forgetUser(store);
    return SIGNED_OUT;
  }
  if (store.read(STATE) !== "authenticated") return SIGNED_OUT;
  const text = store.read(USER);
  if (text === null) return { kind: "mismatched" };
  const user = parseUser(text);
  if (user) return { kind: "signed-in", user };
  forgetUser(store);
  return SIGNED_OUT;
}

/** Makes the next page load show the gate, whatever its path. */
export const writeGateRequest = (store: KeyValueStore) => store.write(SHOW_LOGIN, "true");

/** Whether this page load must show the gate; reading clears the flag. */
export function takeGateRequest(store: KeyValueStore): boolean {
  const isRequested = store.read(SHOW_LOGIN) !== null;
  store.remove(SHOW_LOGIN);
  return isRequested;
}
