import { useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatInstant } from "#web/lib/format-instant.ts";
import { readOnlySince, useReadOnly } from "#web/lib/read-only.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { type Connection, watchConnection } from "./connection.ts";
import { checkForNewVersion } from "./new-version-banner.tsx";
import { reloadAll, showSavedLists } from "./show-saved-lists.ts";

// Gives up quickly on a server that does not respond at all, such as one on a home network.
const SLOW_LOAD = 2000;
const SLOW_TIMEOUT_MS = 3000;

/**
 * Shown while the server is unreachable. Loaded data stays on the page and can be reloaded afterwards. A page that started
 * offline shows the saved copy with its time, and reloads it automatically once the server is back.
 */
export function OfflineBanner() {
  const client = useQueryClient();
  const since = useReadOnly();
  const [isOffline, setOffline] = useState(false);
  const [isRetrying, setTrying] = useState(false);
  const connection = useRef<Connection>(undefined);

  useEffect(() => {
    const onChange = (isOnline: boolean) => {
      setOffline(!isOnline);
      if (!isOnline) return showSavedLists(client);
      checkForNewVersion();
      if (readOnlySince() !== undefined) return void reloadAll(client);
      toast({
        title: "You're back online",
        description: "What you see may be out of date.",
        action: { label: "Reload data", onClick: () => client.invalidateQueries() },
      });
    };
    const watcher = watchConnection(client, { onChange, onUnreachable: () => showSavedLists(client) });
    const timer = setTimeout(() => client.isFetching() > 0 && watcher.check(SLOW_TIMEOUT_MS), SLOW_LOAD);
    // The connection was already known to be down on the previous page.
    if (readOnlySince() !== undefined) watcher.check();
    connection.current = watcher;
    return () => {
      clearTimeout(timer);
      watcher.stop();
    };
  }, [client]);

  const retryNow = async () => {
    setTrying(true);
    await connection.current?.check();
    setTrying(false);
  };
  const button = (
    <Button variant="secondary" size="sm" busy={isRetrying} onClick={retryNow}>
      Try again
    </Button>
  );
  return (
    <div role="status">
      {(isOffline || since !== undefined) && (
        <Banner tone="amber" icon={WifiOff} action={button}>
          <span className="font-semibold">You're offline.</span>{" "}
          {since === undefined
            ? "You can still view your data, but you can't make changes."
            : `Showing data from ${formatInstant(since)}. You can't make changes.`}
        </Banner>
      )}
    </div>
  );
}
