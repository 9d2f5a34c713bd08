import type { Message } from "#core/notifications/message-text.ts";

/** A message that is ready to be sent to one person on one channel. */
export type Letter = Message & {
  /** The same for every try, so that whoever gets it twice can tell. */
  id: string;
  event: string;
  /** Where it leads, as a whole address. */
  url: string;
  /** Whether an earlier try may have arrived. */
  mayRepeat: boolean;
  facts: unknown;
  /** One-time links that need no sign-in. */
  actions: { paid: string; tomorrow: string } | null;
  /** Null where it cannot be switched off. */
  unsubscribe: string | null;
  now: Date;
};

/** What a channel answered: taken, or not and perhaps for good. */
export type Answer = { isSent: boolean; words: string; isGone?: boolean; error?: unknown };

/** An answer of the web in words: '200 OK' or '403 Forbidden: topic is reserved'. */
export function answerOf(status: number, words: string, body: string): Answer {
  const isSent = status >= 200 && status < 300;
  const isMoved = status >= 300 && status < 400;
  const said = body.replace(/\s+/g, " ").trim().slice(0, 200);
  const line = `${status} ${words}`.trim();
  if (isSent) return { isSent, words: line };
  return { isSent, words: isMoved ? `${line}: redirects are not followed` : said === "" ? line : `${line}: ${said}` };
}
