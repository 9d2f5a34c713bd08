import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { getHousehold } from "#contract/household.ts";
import { checkAgain } from "#web/features/auth/session.ts";
import { ask, whenOtherHousehold } from "#web/lib/ask.ts";
import { setHousehold, shownHousehold } from "#web/lib/household.ts";
import { refreshAll, useCall } from "#web/lib/use-call.ts";
import { toast } from "#web/ui/toast/toast-store.ts";

const OPEN_DIALOG = "[role=dialog], [role=alertdialog]";
/** After the page's own requests: it must not wait for one that never ends. */
const AFTER_LOAD = 1_200;
/** Many changes in a row, as of an import, are asked for once in so long. */
const AT_MOST_EVERY = 1_000;

/** Keeps the page in step with the household: its name and roles, and whatever others change. */
export function useHousehold(): void {
  const client = useQueryClient();
  const { data } = useCall(getHousehold);
  useEffect(() => {
    if (!data) return;
    const isOther = shownHousehold() !== undefined && shownHousehold()?.id !== data.id;
    setHousehold(data);
    if (isOther) showOther();
  }, [data]);

  useEffect(() => whenOtherHousehold(() => void followHousehold()), []);
  useEffect(() => {
    if (typeof EventSource === "undefined") return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const onChange = inTurn(client);
    const onEnd = async () => {
      if (await checkAgain()) await followHousehold();
    };
    const begin = async () => {
      const { watchLive } = await import("#web/lib/live.ts");
      if (!isOver) stop = watchLive({ onChange, onEnd, since });
    };
    const since = performance.now();
    // Without it the page is as it was loaded, and asks again when it is loaded again.
    const timer = setTimeout(() => void begin().catch(() => undefined), AFTER_LOAD);
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [client]);
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
async function followHousehold(): Promise<void> {
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
function showOther(): void {
  if (!document.querySelector(OPEN_DIALOG)) {
    window.location.reload();
    return;
  }
  toast({
    title: "You switched to another household",
    description: "Copy what you need, then reload this page.",
    action: { label: "Reload", onClick: () => window.location.reload() },
  });
}
