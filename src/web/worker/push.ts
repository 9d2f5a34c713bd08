declare const self: ServiceWorkerGlobalScope;

/** What the server pushes. */
type PushPayload = {
  id: string;
  title: string;
  body: string;
  /** The page it opens. */
  url: string;
  /** One-time links that need no sign-in. */
  actions: { paid: string; tomorrow: string } | null;
};

const ICON = "/icon-192.png";
const ACTIONS = [
  { action: "paid", title: "Paid" },
  { action: "tomorrow", title: "Remind me tomorrow" },
];

/** Shows a notification; a duplicate replaces the first one. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const payload: PushPayload | undefined = data?.json();
  if (payload === undefined) return;
  const { id, title, body, actions } = payload;
  const options = { body, tag: id, icon: ICON, badge: ICON, data: payload, ...(actions && { actions: ACTIONS }) };
  await self.registration.showNotification(title, options);
}

/** Opens the notification's page, or runs its action. */
export async function answerClick({ notification, action }: NotificationEvent): Promise<void> {
  notification.close();
  const { id, url, actions }: PushPayload = notification.data;
  const link = action === "paid" || action === "tomorrow" ? actions?.[action] : undefined;
  if (link === undefined) return open(url);
  const answer = await runAction(link);
  await self.registration.showNotification(answer, {
    tag: id,
    icon: ICON,
    data: { ...notification.data, actions: null },
  });
}

/** Links use the server's base URL; a page may be open under another address. */
const onThisOrigin = (url: string) => {
  const { pathname, search } = new URL(url);
  return new URL(`${pathname}${search}`, self.location.origin).href;
};

async function runAction(link: string): Promise<string> {
  try {
    const answer: { message?: string } = await (await fetch(onThisOrigin(link), { method: "POST" })).json();
    return answer.message ?? "That didn't work";
  } catch {
    return "That didn't work. Please open Weekwise.";
  }
}

async function open(url: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: "window" });
  const [first] = windows;
  if (first === undefined) await self.clients.openWindow(onThisOrigin(url));
  else await first.navigate(onThisOrigin(url)).then((client) => client?.focus());
}
