import { Smartphone } from "lucide-react";
import { useState } from "react";
import { addChannel } from "#contract/requests/notifications.ts";
import { messageOf } from "#web/lib/ask.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

/** Push notifications in this browser, or why they are unavailable. */
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
      const description = messageOf(
        error,
        error instanceof Error ? error.message : "This browser blocked notifications.",
      );
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

/** Why this browser has no push notifications; undefined when it has. */
function pushProblem(): string | undefined {
  if (!window.isSecureContext) return "Browsers allow notifications only on https sites.";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) {
    return "This browser can't show notifications. On an iPhone or iPad, add Weekwise to the Home Screen first.";
  }
  if (Notification.permission === "denied") return "Notifications from this site are blocked in your browser.";
  return undefined;
}

/** A label for this browser: "Chrome on Linux". */
function browserName(agent = navigator.userAgent): string {
  const browser = /Edg\//.test(agent)
    ? "Edge"
    : /Firefox\//.test(agent)
      ? "Firefox"
      : /Chrome\//.test(agent)
        ? "Chrome"
        : /Safari\//.test(agent)
          ? "Safari"
          : "Browser";
  const system = [
    [/Android/, "Android"],
    [/iPhone|iPad/, "iPhone or iPad"],
    [/Windows/, "Windows"],
    [/Mac OS/, "Mac"],
    [/Linux/, "Linux"],
  ] as const;
  const found = system.find(([sign]) => sign.test(agent));
  return found ? `${browser} on ${found[1]}` : browser;
}

/** Asks for permission, then subscribes with the browser's push service. */
async function subscribe(pushKey: string) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("Notifications were not allowed.");
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const existing = await pushManager.getSubscription();
  // A subscription for another server's key is useless.
  await existing?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return {
    kind: "push" as const,
    target: endpoint,
    label: browserName(),
    p256dh: keys.p256dh ?? "",
    auth: keys.auth ?? "",
  };
}
