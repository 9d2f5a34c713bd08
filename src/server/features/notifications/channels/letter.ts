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
export type Answer = { isSent: boolean; words: string; isGone?: boolean; error?: unknown };

/** An HTTP response as text: '200 OK' or '403 Forbidden: topic is reserved' */
export function answerOf(status: number, words: string, body: string): Answer {
  const isSent = status >= 200 && status < 300;
  const isMoved = status >= 300 && status < 400;
  const said = body.replace(/\s+/g, " ").trim().slice(0, 200);
  const line = `${status} ${words}`.trim();
  if (isSent) return { isSent, words: line };
  return { isSent, words: isMoved ? `${line}: redirects are not followed` : said === "" ? line : `${line}: ${said}` };
}
