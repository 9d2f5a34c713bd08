import { useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatInstant } from "#web/lib/format-instant.ts";
import { readOnlySince, useReadOnly } from "#web/lib/read-only.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { type Connection, watchConnection } from "./connection.ts";
import { lookForNewVersion } from "./new-version-banner.tsx";
import { reloadAll, showSavedLists } from "./show-saved-lists.ts";

// A server that does not respond at all, such as one at home from elsewhere, is given up quickly.
const SLOW = 2000;
const SLOW_TIMEOUT_MS = 3000;

/**
 * While the server is out of reach. What was loaded stays on the page; afterwards the person may load it again. A page that
 * began like that shows what this browser kept, with its time, and loads all of it by itself when the server is back.
 */
export function OfflineBanner() {
  const client = useQueryClient();
  const since = useReadOnly();
  const [isOffline, setOffline] = useState(false);
  const [isRetrying, setTrying] = useState(false);
  const connection = useRef<Connection>(undefined);

  useEffect(() => {
    const onChange = (isReached: boolean) => {
      setOffline(!isReached);
      if (!isReached) return showSavedLists(client);
      lookForNewVersion();
      if (readOnlySince() !== undefined) return void reloadAll(client);
      toast({
        title: "You are back online",
        description: "What you see may be out of date.",
        action: { label: "Reload data", onClick: () => client.invalidateQueries() },
      });
    };
    const watch = watchConnection(client, { onChange, onUnreachable: () => showSavedLists(client) });
    const timer = setTimeout(() => client.isFetching() > 0 && watch.check(SLOW_TIMEOUT_MS), SLOW);
    // Coming from another page that is out of reach already.
    if (readOnlySince() !== undefined) watch.check();
    connection.current = watch;
    return () => {
      clearTimeout(timer);
      watch.stop();
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
          <span className="font-semibold">You are offline.</span>{" "}
          {since === undefined
            ? "You can still view your data, but you can't make changes."
            : `Showing data from ${formatInstant(since)}. You can't make changes.`}
        </Banner>
      )}
    </div>
  );
}
