import { sessionStore } from "./storage.ts";

const HOME = "/dashboard";

/** The sign-in URL that returns to one of our paths. */
export const loginPathFrom = (path: string) => (path === HOME ? "/login" : `/login?to=${encodeURIComponent(path)}`);

/** The path to return to after sign-in. The query is untrusted: only our own plain paths count. */
export function returnPath(search = window.location.search): string {
  const to = new URLSearchParams(search).get("to") ?? "";
  return /^\/[a-z][a-z/-]*\d{0,16}$/.test(to) && to !== "/login" ? to : HOME;
}

let resetTokenInMemory: string | undefined;

/** Moves the emailed token from the URL into memory, out of history, screenshots and referrers. */
export function takeResetToken(): void {
  const token = new URLSearchParams(window.location.search).get("token");
  if (token === null) return;
  resetTokenInMemory = token;
  window.history.replaceState(null, "", window.location.pathname);
}

export const resetToken = () => resetTokenInMemory;

const INVITATION = "invitation";

/** Moves an invitation's secret from the URL into this tab's storage, where it survives signing in. */
export function takeInvitation(): void {
  const token = window.location.hash.slice(1);
  if (!/^[\w-]{54}$/.test(token)) return;
  sessionStore.write(INVITATION, token);
  window.history.replaceState(null, "", window.location.pathname);
}

export const invitationToken = () => sessionStore.read(INVITATION) ?? undefined;
export const forgetInvitation = () => sessionStore.remove(INVITATION);
