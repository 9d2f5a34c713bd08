import { logout } from "#contract/auth.ts";
import { ask } from "#web/lib/ask.ts";
import { clearLocal, localKeep } from "#web/lib/storage.ts";
import { forgetUser } from "./auth-cache.ts";

const PATIENCE = 5_000;

/**
 * Ends the session and loads the page afresh. The screen stays as it is until then: showing the gate at once
 * would let its check find the session that is just being ended.
 */
export async function signOut(): Promise<void> {
  forgetUser(localKeep);
  try {
    await ask(logout, { keepalive: true, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    clearLocal();
  }
  window.location.reload();
}
