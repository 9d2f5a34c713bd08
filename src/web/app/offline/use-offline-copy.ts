import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { isSavingData, whenIdle } from "#web/lib/when-idle.ts";

/** Longer than a page takes to settle, and its first dialogs to be fetched. */
const CALM = 5000;

/** Saves this page and its lists for offline use. The code is loaded in a chunk of its own when the page is idle. */
export function useOfflineCopy(owner: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    // Browsers offer it over https and on this machine alone. In development nothing is kept.
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
      // A browser that refuses is no trouble for the page.
      stop = whenIdle(() => void start().catch(() => undefined));
    }, CALM);
    stop = () => clearTimeout(timer);
    return () => {
      isStopped = true;
      stop();
    };
  }, [client, owner]);
}
