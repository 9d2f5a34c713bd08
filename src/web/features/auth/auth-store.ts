import { useSyncExternalStore } from "react";
import { localStore } from "#web/lib/storage.ts";
import { forgetUser, type KnownUser, type Remembered, readRemembered, rememberUser } from "./auth-cache.ts";

const listeners = new Set<() => void>();
let current: Remembered | undefined;
let isNotPersisted = false;
let isSignOutPending = false;

function set(next: Remembered): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The user this page considers signed in: read from the cache once, then kept in sync by the functions below. */
export function authState(): Remembered {
  current ??= readRemembered(localStore);
  return current;
}

/** True when the signed-in user could not be stored in the browser. */
export const isInMemoryOnly = () => isNotPersisted;

const isSame = (one: Remembered, other: Remembered) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Forgets the user while their page stays visible until the reload. A response that arrives later must not store them again.
 */
export function beginSignOut(): void {
  isSignOutPending = true;
  forgetUser(localStore);
}

export const isSigningOut = () => isSignOutPending;

/** Remembers the user, at least in memory. The same user again causes no re-render. */
export function setSignedIn(user: KnownUser): void {
  if (isSignOutPending) return;
  isNotPersisted = !rememberUser(localStore, user);
  const next: Remembered = { kind: "signed-in", user };
  if (!isSame(authState(), next)) set(next);
}

/** Forgets the user and shows the gate where needed. */
export function setSignedOut(): void {
  forgetUser(localStore);
  isSignOutPending = false;
  set({ kind: "signed-out" });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Auth = { user: KnownUser | undefined; isAuthenticated: boolean; isMismatched: boolean; isLoading: false };

/** The cache is synchronous, so loading is always false. */
export function useAuth(): Auth {
  const state = useSyncExternalStore(subscribe, authState, authState);
  const user = state.kind === "signed-in" ? state.user : undefined;
  return { user, isAuthenticated: user !== undefined, isMismatched: state.kind === "mismatched", isLoading: false };
}
