import { currentUser, currentUserDirect, logout } from "#contract/requests/auth.ts";
import { ask, isRefusal } from "#web/lib/ask.ts";
import { dropSharedFiles } from "#web/lib/shared-files.ts";
import { clearCookies, clearLocal, clearSession, localStore, sessionStore } from "#web/lib/storage.ts";
import { readRemembered, writeGateRequest } from "./auth-cache.ts";
import { authState, beginSignOut, isInMemoryOnly, isSigningOut, setSignedIn, setSignedOut } from "./auth-store.ts";

const RELOAD_DELAY = 100;
let isResetting = false;

/** The browser has a signed-in user but the server does not: clear everything and show the gate. */
export function resetMismatch(): void {
  if (isResetting || isSigningOut()) return;
  isResetting = true;
  clearLocal();
  clearSession();
  clearCookies();
  ask(logout, { keepalive: true }).catch(() => undefined);
  // If the marker cannot be removed, a reload would find it again: show the gate right away.
  if (readRemembered(localStore).kind !== "signed-out") {
    isResetting = false;
    setSignedOut();
    return;
  }
  requestGate();
  setTimeout(() => window.location.reload(), RELOAD_DELAY);
}

let checking: Promise<boolean> | undefined;

async function check(): Promise<boolean> {
  try {
    const user = await ask(currentUser, { cache: "no-cache" });
    if (authState().kind === "signed-in") setSignedIn(user);
    return true;
  } catch (error) {
    // Only a definite 401 counts; an unreachable or slow server says nothing about the session and is asked again.
    if (isRefusal(error) && error.status === 401) resetMismatch();
    else checking = undefined;
    return false;
  }
}

/** Checks once in the background whether the cached user is really signed in. True when the server confirmed a user. */
export function checkSession(): Promise<boolean> {
  checking ??= check();
  return checking;
}

/** Repeats the check regardless of earlier answers. */
export function checkAgain(): Promise<boolean> {
  checking = undefined;
  return checkSession();
}

/** Refetches the user on request. */
export async function refetchUser(): Promise<void> {
  try {
    setSignedIn(await ask(currentUserDirect, { cache: "no-cache" }));
    window.location.reload();
  } catch (error) {
    setSignedOut();
    if (isRefusal(error)) window.location.reload();
  }
}

const MISMATCH_AT = "auth-mismatch-at";
const MISMATCH_GRACE = 30_000;

// For browsers without storage: lasts until the next load.
let gateRequestedAt = 0;

/** Requests a gate for the next page load that waits for a click. False when storage is blocked. */
function requestGate(now = Date.now()): boolean {
  gateRequestedAt = now;
  return sessionStore.write(MISMATCH_AT, String(now)) && writeGateRequest(localStore);
}

/**
 * True when the page was loaded shortly after such a request: the gate then waits for a press instead of reloading, which
 * prevents a loop. Measured to the start of the load, since a slow machine may take long to get here.
 */
export function wasJustMismatched(loadedAt = performance.timeOrigin): boolean {
  return loadedAt - Math.max(gateRequestedAt, Number(sessionStore.read(MISMATCH_AT) ?? 0)) < MISMATCH_GRACE;
}

const TIMEOUT_MS = 5_000;

/**
 * Ends the session and reloads the page. The screen stays until then: the gate would otherwise find the session that is just
 * ending.
 */
export async function signOut(): Promise<void> {
  beginSignOut();
  await dropSharedFiles().catch(() => undefined);
  try {
    await ask(logout, { keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) });
  } catch {
    clearLocal();
    // The session still exists; the gate will find it and must not sign in automatically.
    const isGateRequested = requestGate();
    if (!isGateRequested && authState().kind === "signed-in") return setSignedOut();
  }
  window.location.reload();
}

const isStale = () =>
  document.visibilityState === "visible" &&
  authState().kind === "signed-in" &&
  !isInMemoryOnly() &&
  readRemembered(localStore).kind === "signed-out";

/** After signing out in another tab, or returning with the Back button, no data may stay on screen. */
export function watchOtherTabs(): () => void {
  let isFollowing = false;
  const reloadIfStale = () => {
    if (isStale()) window.location.reload();
  };
  // The other window's logout may still be pending: a plain reload would sign in again.
  const signOutWithOtherTab = ({ key }: StorageEvent) => {
    const isAuthChange = key === null || key === "auth-state";
    if (!isAuthChange || isFollowing || !isStale()) return;
    isFollowing = true;
    signOut();
  };
  document.addEventListener("visibilitychange", reloadIfStale);
  window.addEventListener("pageshow", reloadIfStale);
  window.addEventListener("storage", signOutWithOtherTab);
  return () => {
    document.removeEventListener("visibilitychange", reloadIfStale);
    window.removeEventListener("pageshow", reloadIfStale);
    window.removeEventListener("storage", signOutWithOtherTab);
  };
}
