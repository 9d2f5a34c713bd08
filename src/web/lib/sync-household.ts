import { getHousehold } from "#contract/requests/household.ts";
import { ask } from "./ask.ts";
import { setHousehold } from "./household.ts";

const TIMEOUT_MS = 3000;

/** Learns which household a new session shows, before its first page is drawn. Without an answer the page asks again. */
export async function syncHousehold(): Promise<void> {
  try {
    setHousehold(await ask(getHousehold, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
  } catch {
    // The page itself asks again.
  }
}
