import { createHash } from "node:crypto";
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
  "payment-made": "about completed payments",
  "payment-failed": "about failed payments",
  "payment-tried-again": "about retried payments",
  "bill-rose": "about bills that went up",
  "weekly-report": "with your weekly report",
  "member-joined": "about new members",
  security: "about the security of your account",
};

function parseLink(links: Links, token: string): { user: string; event: EventKind } {
  const content = links.read(token);
  const event = EVENTS.find((each) => content !== undefined && "e" in content && content.e === each);
  if (content === undefined || !("u" in content) || event === undefined)
    throw new Fault("not_found", "This link is no longer valid");
  return { user: content.u, event };
}

/** Unsubscribes a user from one kind of email; their other channels are unchanged. */
export async function unsubscribe(db: Db, links: Links, token: string, now: Date): Promise<EventKind> {
  const { user, event } = parseLink(links, token);
  const [person] = await db.select({ id: users.id }).from(users).where(eq(users.id, user));
  if (person === undefined) throw new Fault("not_found", "This link is no longer valid");
  const choices = await findChoices(db, user);
  await saveChoices(db, user, { ...choices, off: [...choices.off, cellOf(event, "mail")] }, now);
  return event;
}

/** Asks before it changes anything, because email programs prefetch links. */
export function confirmUnsubscribePage(reply: FastifyReply, links: Links, token: string): FastifyReply {
  const { event } = parseLink(links, token);
  return page(
    reply,
    `<h1>Stop emails ${KINDS[event]}?</h1><p>Your other emails and notifications won't change.</p>
<form method="post"><button>Stop these emails</button></form>`,
  );
}

export const unsubscribedPage = (reply: FastifyReply, event: EventKind): FastifyReply =>
  page(
    reply,
    event === "security"
      ? "<h1>These emails can't be turned off</h1><p>They keep your account secure.</p>"
      : `<h1>Done</h1><p>You won't get emails ${KINDS[event]} anymore. You can change this in Weekwise under Settings, Notifications.</p>`,
  );

/** Opened from an email program, possibly without access to our files, so its styles are inline. */
const STYLE = `
:root{color-scheme:light dark;--page:#faf7f0;--text:#221e17;--card:#fffefb;--line:#e3dccd;--quiet:#665d4e;--button:#106a44;--on-button:#fff}
@media (prefers-color-scheme:dark){:root{--page:#171510;--text:#f3eee3;--card:#201d17;--line:#39342a;--quiet:#b8af9d;--button:#56c48a;--on-button:#062216}}
body{margin:0;padding:24px 12px;background:var(--page);color:var(--text);font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{max-width:472px;margin:0 auto;padding:24px;background:var(--card);border:1px solid var(--line);border-radius:12px}
.name{margin:0 0 12px;color:var(--quiet);font-size:14px;font-weight:600}
h1{margin:0 0 12px;font-size:20px;line-height:28px}
p{margin:0 0 16px}
form{margin:24px 0 0}
button{min-height:44px;padding:10px 20px;border:0;border-radius:8px;background:var(--button);color:var(--on-button);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid var(--text);outline-offset:2px}`;
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

function page(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .type("text/html; charset=utf-8")
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header("x-robots-tag", "noindex")
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>Weekwise</title><style>${STYLE}</style></head>
<body><main><p class="name">Weekwise</p>${body}</main></body></html>`);
}
