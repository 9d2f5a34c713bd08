import { sessionStore } from "./storage.ts";

const HOME = "/dashboard";

/** The address of the sign-in page that leads back to a path of ours afterwards. */
export const loginPathFrom = (path: string) => (path === HOME ? "/login" : `/login?to=${encodeURIComponent(path)}`);

/** The path to return to after signing in. The query is untrusted: only a plain path of ours counts. */
export function returnPath(search = window.location.search): string {
  const to = new URLSearchParams(search).get("to") ?? "";
  return /^\/[a-z][a-z/-]*\d{0,16}$/.test(to) && to !== "/login" ? to : HOME;
}

let taken: string | undefined;

/** Moves the emailed token from the address bar into memory, out of the history, screenshots and referrers. */
export function takeResetToken(): void {
  const token = new URLSearchParams(window.location.search).get("token");
  if (token === null) return;
  taken = token;
  window.history.replaceState(null, "", window.location.pathname);
}

export const resetToken = () => taken;

const INVITATION = "invitation";

/** Moves the secret of an invitation out of the address bar, to where it outlives signing in, in this tab alone. */
export function takeInvitation(): void {
  const token = window.location.hash.slice(1);
  if (!/^[\w-]{54}$/.test(token)) return;
  sessionStore.write(INVITATION, token);
  window.history.replaceState(null, "", window.location.pathname);
}

export const invitationToken = () => sessionStore.read(INVITATION) ?? undefined;
export const forgetInvitation = () => sessionStore.remove(INVITATION);
