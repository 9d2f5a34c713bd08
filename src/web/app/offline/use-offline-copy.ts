import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isSavingData, whenIdle } from "#web/lib/when-idle.ts";

/** Long enough for the page to settle and prefetch its first dialogs. */
const START_DELAY = 5000;

/** Saves this page and its lists for offline use. The code is loaded in a chunk of its own when the page is idle. */
export function useOfflineCopy(owner: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    // Available only over https and on localhost; not used in development.
    if (!owner || !("serviceWorker" in navigator) || !import.meta.env.PROD || isSavingData()) return;
    let isStopped = false;
    let stop = () => {};
    const start = async () => {
      const [{ saveListsOffline }, { startWorker }] = await Promise.all([
        import("./save-lists.ts"),
        import("./register-worker.ts"),
      ]);
      if (isStopped) return;
      stop = saveListsOffline(client, owner);
      await startWorker();
    };
    const timer = setTimeout(() => {
      // The page works without it.
      stop = whenIdle(() => void start().catch(() => undefined));
    }, START_DELAY);
    stop = () => clearTimeout(timer);
    return () => {
      isStopped = true;
      stop();
    };
  }, [client, owner]);
}
