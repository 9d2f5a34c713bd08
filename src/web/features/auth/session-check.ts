import { currentUser, currentUserDirect, logout } from "#contract/auth.ts";
import { ask, isRefusal } from "#web/lib/ask.ts";
import { clearCookies, clearLocal, clearSession, localKeep } from "#web/lib/storage.ts";
import { recall } from "./auth-cache.ts";
import { authState, enter, isOnTheWayOut, leave } from "./auth-store.ts";
import { callForGate } from "./gate-request.ts";

const RELOAD_DELAY = 100;
let isMending = false;

/** The browser believes somebody is signed in and the server does not: forget everything and ask at the gate. */
export function mendMismatch(): void {
  if (isMending || isOnTheWayOut()) return;
  isMending = true;
  clearLocal();
  clearSession();
  clearCookies();
  ask(logout, { keepalive: true }).catch(() => undefined);
  // Where the marker cannot be removed a reload would only find it again: show the gate right here.
  if (recall(localKeep).kind !== "signed-out") {
    isMending = false;
    leave();
    return;
  }
  callForGate();
  setTimeout(() => window.location.reload(), RELOAD_DELAY);
}

let checking: Promise<boolean> | undefined;

async function check(): Promise<boolean> {
  try {
    const user = await ask(currentUser, { cache: "no-cache" });
    if (authState().kind === "signed-in") enter(user);
    return true;
  } catch (error) {
    // Only a clear no counts: a server that is down or slow says nothing about the session, and is asked again.
    if (isRefusal(error) && error.status === 401) mendMismatch();
    else checking = undefined;
    return false;
  }
}

/** Asks the server once, in the background, whether the remembered person is really signed in. True when it named somebody. */
export function checkSession(): Promise<boolean> {
  checking ??= check();
  return checking;
}

/** Fetches the person again because they asked for it. */
export async function refetchUser(): Promise<void> {
  try {
    enter(await ask(currentUserDirect, { cache: "no-cache" }));
    window.location.reload();
  } catch (error) {
    leave();
    if (isRefusal(error)) window.location.reload();
  }
}
