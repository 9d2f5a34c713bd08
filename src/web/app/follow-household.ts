import type { QueryClient } from "@tanstack/react-query";
import { getHousehold } from "#contract/requests/household.ts";
import { checkAgain } from "#web/features/auth/session.ts";
import { ask } from "#web/lib/ask.ts";
import { setHousehold, shownHousehold } from "#web/lib/household.ts";
import { watchLive } from "#web/lib/live.ts";
import { refreshAll } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const OPEN_DIALOG = "[role=dialog], [role=alertdialog]";
/** Many changes in a row, as of an import, are asked for once in so long. */
const AT_MOST_EVERY = 1_000;

/** Shows what others change, as they change it; answers how to stop. */
export function watchHousehold(client: QueryClient, since: number): () => void {
  const onEnd = async () => {
    if (await checkAgain()) await followHousehold();
  };
  return watchLive({ onChange: inTurn(client), onEnd, since });
}

/** Asks for everything again, at most once in a while and never left out at the end. */
function inTurn(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    if (timer !== undefined) return;
    const wait = Math.max(0, last + AT_MOST_EVERY - performance.now());
    timer = setTimeout(() => {
      timer = undefined;
      last = performance.now();
      void refreshAll(client);
    }, wait);
  };
}

/** The session is in another household than this page: learn which, then show that one. */
export async function followHousehold(): Promise<void> {
  try {
    const household = await ask(getHousehold);
    if (household.id === shownHousehold()?.id) return;
    setHousehold(household);
    showOther();
  } catch {
    // Signed out, or no connection: both are told elsewhere.
  }
}

/** Nobody loses what they are typing: then they are told, and nothing of it can be saved in the wrong household. */
export function showOther(): void {
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
