import type { Message } from "#core/notifications/message-text.ts";

/** A rendered message for one user on one channel. */
export type Letter = Message & {
  /** The same for every attempt, so that duplicates can be recognised. */
  id: string;
  event: string;
  /** The absolute URL it links to. */
  url: string;
  /** Whether an earlier attempt may have arrived. */
  mayRepeat: boolean;
  facts: unknown;
  /** One-time links that need no sign-in. */
  actions: { paid: string; tomorrow: string } | null;
  /** Null for messages that can't be turned off. */
  unsubscribe: string | null;
  now: Date;
};

/** A channel's response: sent, failed, or permanently gone. */
export type DeliveryResult = { isSent: boolean; text: string; isGone?: boolean; error?: unknown };

/** An HTTP response as text: '200 OK' or '403 Forbidden: topic is reserved' */
export function toDeliveryResult(status: number, statusText: string, body: string): DeliveryResult {
  const isSent = status >= 200 && status < 300;
  const isMoved = status >= 300 && status < 400;
  const bodyText = body.replace(/\s+/g, " ").trim().slice(0, 200);
  const line = `${status} ${statusText}`.trim();
  if (isSent) return { isSent, text: line };
  return {
    isSent,
    text: isMoved ? `${line}: redirects are not followed` : bodyText === "" ? line : `${line}: ${bodyText}`,
  };
}
