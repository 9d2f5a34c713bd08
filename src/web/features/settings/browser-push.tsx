import { Smartphone } from "lucide-react";
import { useState } from "react";
import { addChannel } from "#contract/requests/notifications.ts";
import { messageOf } from "#web/lib/ask.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { pushProblem, subscribe } from "./push-browser.ts";

/** Notifications in this very browser, or why it has none. */
export function BrowserPush({ pushKey }: { pushKey: string }) {
  const [isBusy, setBusy] = useState(false);
  const change = useChange(addChannel, { refresh: ["notifications"] });
  const problem = pushProblem();
  const start = async () => {
    if (!mayChange()) return;
    setBusy(true);
    try {
      await change.mutateAsync({ input: await subscribe(pushKey) });
    } catch (error) {
      const description = messageOf(error, error instanceof Error ? error.message : "This browser refused.");
      toast({ title: "Error", description, variant: "destructive" });
    }
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button variant="secondary" busy={isBusy} disabled={problem !== undefined} onClick={start}>
        <Smartphone aria-hidden="true" />
        Notify me in this browser
      </Button>
      {problem && <p className="text-sm text-pretty text-muted">{problem}</p>}
    </div>
  );
}
