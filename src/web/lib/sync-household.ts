import { getHousehold } from "#contract/requests/household.ts";
import { ask } from "./ask.ts";
import { setHousehold } from "./household.ts";

const TIMEOUT_MS = 3000;

/** Loads the new session's household before the first page renders. On failure the page loads it. */
export async function syncHousehold(): Promise<void> {
  try {
    setHousehold(await ask(getHousehold, { signal: AbortSignal.timeout(TIMEOUT_MS) }));
  } catch {
    // The page loads it again.
  }
}
