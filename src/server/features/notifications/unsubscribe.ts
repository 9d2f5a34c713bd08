import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { EVENTS, type EventKind } from "#core/notifications/events.ts";
import { cellOf } from "#core/notifications/preferences.ts";
import type { Db } from "#server/db/database.ts";
import { users } from "#server/db/schema/index.ts";
import { Fault } from "#server/fault.ts";
import type { Links } from "./links.ts";
import { findChoices, saveChoices } from "./store.ts";

const KINDS: Record<EventKind, string> = {
  "due-short": "about bills that are short",
  "due-covered": "about bills that are due and covered",
  payday: "about paydays",
  "payment-made": "about payments that were made",
  "payment-failed": "about payments that failed",
  "payment-tried-again": "about payments that were tried again",
  "bill-rose": "about bills that rose",
  "weekly-report": "with your weekly report",
  "member-joined": "about people who join",
  security: "about the safety of your account",
};

function read(links: Links, token: string): { user: string; event: EventKind } {
  const content = links.read(token);
  const event = EVENTS.find((each) => content !== undefined && "e" in content && content.e === each);
  if (content === undefined || !("u" in content) || event === undefined)
    throw new Fault("not_found", "This link does not work any more");
  return { user: content.u, event };
}

/** Sends a person no more mails of a kind; their other channels stay. */
export async function leave(db: Db, links: Links, token: string, now: Date): Promise<EventKind> {
  const { user, event } = read(links, token);
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.id, user));
  if (person === undefined) throw new Fault("not_found", "This link does not work any more");
  const choices = await findChoices(db, user);
  await saveChoices(db, user, { ...choices, off: [...choices.off, cellOf(event, "mail")] }, now);
  return event;
}

/** Asks before it changes anything: mail programs open links by themselves. */
export function leavePage(reply: FastifyReply, links: Links, token: string): FastifyReply {
  const { event } = read(links, token);
  return page(
    reply,
    `<h1>No more mails ${KINDS[event]}?</h1><form method="post"><button>Stop these mails</button></form>`,
  );
}

export const leftPage = (reply: FastifyReply, event: EventKind): FastifyReply =>
  page(
    reply,
    event === "security"
      ? "<h1>These mails cannot be stopped</h1><p>They tell you when something happens to your account.</p>"
      : `<h1>Done</h1><p>You will get no more mails ${KINDS[event]}. You can change that in Weekwise under Settings, Notifications.</p>`,
  );

function page(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    )
    .header("x-robots-tag", "noindex")
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Weekwise</title></head><body>${body}</body></html>`);
}
