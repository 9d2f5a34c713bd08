import { useQueryClient } from "@tanstack/react-query";
import { WifiOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { type Connection, watchConnection } from "./connection.ts";

/** While the server is out of reach. What was loaded stays on the page; afterwards the person may load it again. */
export function OfflineBanner() {
  const client = useQueryClient();
  const [isOffline, setOffline] = useState(false);
  const [isTrying, setTrying] = useState(false);
  const connection = useRef<Connection>(undefined);

  useEffect(() => {
    const watch = watchConnection(client, (isReached) => {
      setOffline(!isReached);
      if (!isReached) return;
      toast({
        title: "You are back online",
        description: "What you see may have changed meanwhile.",
        action: { label: "Load again", onClick: () => client.invalidateQueries() },
      });
    });
    connection.current = watch;
    return watch.stop;
  }, [client]);

  const tryNow = async () => {
    setTrying(true);
    await connection.current?.check();
    setTrying(false);
  };
  return (
    <div role="status">
      {isOffline && (
        <div className="border-b border-amber/30 bg-amber-soft text-on-amber-soft">
          <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 text-[0.9375rem] sm:px-8">
            <WifiOff aria-hidden="true" className="size-5 shrink-0" />
            <p className="min-w-48 grow basis-0">
              <span className="font-semibold">You are offline.</span> What was loaded stays here; changes have to wait.
            </p>
            <Button variant="secondary" size="sm" busy={isTrying} onClick={tryNow}>
              Try again
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
