import { logout } from "#contract/auth.ts";
import { ask } from "#web/lib/ask.ts";
import { clearLocal } from "#web/lib/storage.ts";
import { authState, beginLeaving, leave } from "./auth-store.ts";
import { callForGate } from "./gate-request.ts";

const PATIENCE = 5_000;

/**
 * Ends the session and loads the page afresh. The screen stays as it is until then: showing the gate at once
 * would let its check find the session that is just being ended.
 */
export async function signOut(): Promise<void> {
  beginLeaving();
  try {
    await ask(logout, { keepalive: true, signal: AbortSignal.timeout(PATIENCE) });
  } catch {
    clearLocal();
    // The session lives on. The gate will find it, and must not take that for a wish to come in again.
    const isCalled = callForGate();
    if (!isCalled && authState().kind === "signed-in") return leave();
  }
  window.location.reload();
}
