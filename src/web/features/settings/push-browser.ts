/** Why this browser cannot be pushed to; undefined when it can. */
export function pushProblem(): string | undefined {
  if (!window.isSecureContext) return "Browsers show notifications only for addresses that begin with https.";
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) {
    return "This browser cannot show notifications. On an iPhone or iPad, add Weekwise to the Home Screen first.";
  }
  if (Notification.permission === "denied") return "You have blocked notifications of this site in your browser.";
  return undefined;
}

/** What this browser is called among others: "Chrome on Linux". */
export function browserName(agent = navigator.userAgent): string {
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

/** Asks the person, then this browser's push service, for an address to push to. */
export async function subscribe(pushKey: string) {
  if ((await Notification.requestPermission()) !== "granted") throw new Error("Notifications were not allowed.");
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // One that was made for another server's key is of no use to this one.
  await known?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  const { endpoint = "", keys = {} } = made.toJSON();
  return {
    kind: "push" as const,
    target: endpoint,
    label: browserName(),
    p256dh: keys.p256dh ?? "",
    auth: keys.auth ?? "",
  };
}
