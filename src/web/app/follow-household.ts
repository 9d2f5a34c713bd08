import type { QueryClient } from "@tanstack/react-query";
import { getHousehold } from "#contract/requests/household.ts";
import { checkAgain } from "#web/features/auth/session.ts";
import { ask } from "#web/lib/ask.ts";
import { setHousehold, shownHousehold } from "#web/lib/household.ts";
import { watchLive } from "#web/lib/live.ts";
import { refreshAll } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const OPEN_DIALOG = "[role=dialog], [role=alertdialog]";
/** Several changes in a row, such as an import, cause one refetch per interval. */
const MIN_INTERVAL = 1_000;

/** Keeps the page up to date with other people's changes. Returns the cleanup. */
export function watchHousehold(client: QueryClient, since: number): () => void {
  const onEnd = async () => {
    if (await checkAgain()) await followHousehold();
  };
  return watchLive({ onChange: throttledRefresh(client), onEnd, since });
}

/** Throttled refetch of everything; the last request is never dropped. */
function throttledRefresh(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (timer !== undefined) return;
    const wait = Math.max(0, last + MIN_INTERVAL - performance.now());
    timer = setTimeout(() => {
      timer = undefined;
      last = performance.now();
      void refreshAll(client);
    }, wait);
  };
}

/** The session now shows another household: load its facts, then show it. */
export async function followHousehold(): Promise<void> {
  try {
    const household = await ask(getHousehold);
    if (household.id === shownHousehold()?.id) return;
    setHousehold(household);
    showHouseholdSwitch();
  } catch {
    // Signed out or offline; both are reported elsewhere.
  }
}

/** Keeps an open form and shows a notice instead; the server refuses to save it in the wrong household. */
export function showHouseholdSwitch(): void {
  if (!document.querySelector(OPEN_DIALOG)) {
    window.location.reload();
    return;
  }
  toast({
    title: "You switched to another household",
    description: "Copy anything you want to keep, then reload the page.",
    action: { label: "Reload", onClick: () => window.location.reload() },
  });
}
