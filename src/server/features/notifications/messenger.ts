import type { Channel, NotificationEvent } from "#core/notifications/events.ts";
import { messageOf } from "#core/notifications/message-text.ts";
import { isDueEvent } from "#core/notifications/reminders.ts";
import type { Db } from "#server/db/database.ts";
import type { Settings } from "#server/env.ts";
import type { Mailer } from "#server/mail/mailer.ts";
import type { DeliveryResult, Letter } from "./channels/letter.ts";
import { sendMail } from "./channels/mail.ts";
import { sendNtfy } from "./channels/ntfy.ts";
import { loadPushKeys, sendPush } from "./channels/push.ts";
import { sendWebhook } from "./channels/webhook.ts";
import { openLinks } from "./links.ts";

type Deps = {
  db: Db;
  mailer: Mailer;
  secret: string;
  settings: Pick<Settings, "baseUrl" | "mailFrom" | "timezone" | "allowPrivateAddresses">;
};

/** A message's destination: an email address, or a stored channel. */
export type Destination = { kind: Channel; target: string; keys: Record<string, string> };

/** A message in the outbox. */
export type OutboxMessage = {
  household: string;
  id: number;
  user: string;
  notification: NotificationEvent;
  currency: string;
  mayRepeat: boolean;
  now: Date;
};

export type Messenger = ReturnType<typeof openMessenger>;

/** The single entry point for notifications. */
export function openMessenger({ db, mailer, secret, settings }: Deps) {
  const { baseUrl, mailFrom, timezone, allowPrivateAddresses: allowPrivate } = settings;
  const links = openLinks(secret);
  const absoluteUrl = (path: string) => new URL(path, baseUrl).href;

  function letterOf({ household, id, user, notification, currency, mayRepeat, now }: OutboxMessage): Letter {
    const message = messageOf(notification, currency);
    const link = (a: "paid" | "tomorrow") =>
      absoluteUrl(`/api/notifications/act/${links.tokenOf({ h: household, i: id, a })}`);
    return {
      ...message,
      ...{
        id: `${household}-${id}`,
        event: notification.event,
        facts: notification,
        mayRepeat,
        now,
        url: absoluteUrl(message.path),
      },
      actions:
        isDueEvent(notification) && notification.isByHand ? { paid: link("paid"), tomorrow: link("tomorrow") } : null,
      unsubscribe:
        notification.event === "security"
          ? null
          : absoluteUrl(`/api/notifications/unsubscribe/${links.tokenOf({ u: user, e: notification.event })}`),
    };
  }

  async function sendTo(letter: Letter, { kind, target, keys }: Destination): Promise<DeliveryResult> {
    if (kind === "mail") return sendMail(letter, { mailer, to: target, baseUrl });
    if (kind === "ntfy") return sendNtfy(letter, { target, token: keys.token, allowPrivate });
    if (kind === "webhook") return sendWebhook(letter, { target, secret: keys.secret ?? "", allowPrivate });
    const vapid = { ...(await loadPushKeys(db, letter.now)), subject: subjectOf(baseUrl, mailFrom) };
    const { p256dh = "", auth = "" } = keys;
    return sendPush(letter, { endpoint: target, keys: { p256dh, auth }, vapid, allowPrivate });
  }

  return {
    hasMail: mailer.kind === "smtp",
    timeZone: timezone,
    allowPrivate,
    links,
    letterOf,
    /** Tries once; every error becomes an answer. */
    async send(letter: Letter, to: Destination): Promise<DeliveryResult> {
      try {
        return await sendTo(letter, to);
      } catch (error) {
        return { isSent: false, text: error instanceof Error ? error.message : "unknown" };
      }
    },
  };
}

/** The contact for push services: our web address, or an email address if that one is not public. */
function subjectOf(baseUrl: URL, mailFrom: string): string {
  if (baseUrl.protocol === "https:") return baseUrl.href;
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;
}
