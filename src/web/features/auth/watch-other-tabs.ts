import { localKeep } from "#web/lib/storage.ts";
import { recall } from "./auth-cache.ts";
import { authState, isInMemoryOnly } from "./auth-store.ts";
import { signOut } from "./sign-out.ts";

const isStale = () =>
  document.visibilityState === "visible" &&
  authState().kind === "signed-in" &&
  !isInMemoryOnly() &&
  recall(localKeep).kind === "signed-out";

/** Signing out in another tab, or coming back by the Back button after it, must not leave figures on the screen. */
export function watchOtherTabs(): () => void {
  let isLeaving = false;
  const look = () => {
    if (isStale()) window.location.reload();
  };
  // The other window may still be waiting for its logout: a reload alone would find the session alive and enter again.
  const follow = ({ key }: StorageEvent) => {
    const concernsUs = key === null || key === "auth-state";
    if (!concernsUs || isLeaving || !isStale()) return;
    isLeaving = true;
    signOut();
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("pageshow", look);
  window.addEventListener("storage", follow);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("pageshow", look);
    window.removeEventListener("storage", follow);
  };
}
