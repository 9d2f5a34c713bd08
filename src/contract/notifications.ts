import * as z from "zod/mini";
import * as requests from "#contract/requests/notifications.ts";
import { CHANNELS, EVENTS } from "#core/notifications/events.ts";
import { OUTBOX_STATES } from "#core/notifications/outbox.ts";
import { DAY_MINUTES } from "#core/notifications/quiet-hours.ts";
import { call } from "./call.ts";
import { Instant, pathId, requiredText, text } from "./fields.ts";
import { PageQuery } from "./paging.ts";

/** How many browsers, topics and addresses a person may have. */
export const MOST_CHANNELS = 10;

const CELLS: readonly string[] = EVENTS.flatMap((event) => CHANNELS.map((channel) => `${event}:${channel}`));
const BAD_CELL = "Unknown notification";
const BAD_TIME = "Must be a time of the day";
const minute = z.number(BAD_TIME).check(z.int(BAD_TIME), z.minimum(0, BAD_TIME), z.maximum(DAY_MINUTES - 1, BAD_TIME));

/** What a person chose beside the switches of their settings. */
export const NotificationChoices = z.object({
  /** What is switched off, as event and channel: "payday:mail". */
  off: z
    .array(z.string(BAD_CELL).check(z.refine((cell) => CELLS.includes(cell), BAD_CELL)), BAD_CELL)
    .check(z.maxLength(CELLS.length, BAD_CELL)),
  /** Minutes of the day by the person's own clock; null for none. */
  quiet: z.nullable(z.object({ from: minute, until: minute })),
  /** Null follows the household's. */
  timeZone: z.nullable(requiredText("Time zone", 64).check(z.refine(isTimeZone, "Unknown time zone"))),
});
export type NotificationChoices = z.output<typeof NotificationChoices>;

function isTimeZone(zone: string): boolean {
  try {
    Intl.DateTimeFormat("en", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** One of a person's channels. Its address is shown to nobody else; what it takes to write there is never shown. */
export const NotificationChannel = z.object({
  id: z.number(),
  kind: z.enum(CHANNELS),
  label: z.string(),
  target: z.string(),
  createdAt: Instant,
});
export type NotificationChannel = z.output<typeof NotificationChannel>;

export const Notifications = z.object({
  choices: NotificationChoices,
  /** What holds where no time zone was chosen. */
  usualTimeZone: z.string(),
  mail: z.object({ address: z.string(), isReady: z.boolean() }),
  /** What a browser needs to be pushed to. */
  pushKey: z.string(),
  channels: z.array(NotificationChannel),
});
export type Notifications = z.output<typeof Notifications>;

export const getNotifications = call({
  ...requests.getNotifications,
  summary: "How you are told of things: what you chose, and your channels.",
  access: "read",
  output: Notifications,
});

export const saveNotifications = call({
  ...requests.saveNotifications,
  summary: "Save what you are told on which channel, and your quiet hours.",
  access: "own",
  input: NotificationChoices,
  output: NotificationChoices,
});

const address = (what: string) => requiredText(what, 500);

export const ChannelInput = z.discriminatedUnion(
  "kind",
  [
    z.object({ kind: z.literal("ntfy"), target: address("Topic address"), token: z.optional(text("Token", 200)) }),
    z.object({ kind: z.literal("webhook"), target: address("Address") }),
    z.object({
      kind: z.literal("push"),
      target: requiredText("Endpoint", 1000),
      label: requiredText("Name", 100),
      p256dh: z.string("Key is required").check(z.regex(/^[\w-]{80,100}=*$/, "This is no key of a browser")),
      auth: z.string("Key is required").check(z.regex(/^[\w-]{20,30}=*$/, "This is no key of a browser")),
    }),
  ],
  "Unknown channel",
);

export const addChannel = call({
  ...requests.addChannel,
  summary: `Add a channel of your own, ${MOST_CHANNELS} at most. The secret that signs a webhook's messages is shown only now.`,
  access: "own",
  input: ChannelInput,
  output: z.object({ channel: NotificationChannel, secret: z.nullable(z.string()) }),
  status: 201,
  faults: ["conflict", "forbidden"],
});

export const removeChannel = call({
  ...requests.removeChannel,
  summary: "Remove one of your channels. What waits to be sent there is not sent.",
  access: "own",
  params: z.object({ id: pathId("Valid channel ID is required") }),
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

const BAD_CHANNEL = "Valid channel ID is required";

export const TestChannelInput = z.object({
  /** 0 is your mail address. */
  channelId: z.number(BAD_CHANNEL).check(z.int(BAD_CHANNEL), z.minimum(0, BAD_CHANNEL)),
});

export const testChannel = call({
  ...requests.testChannel,
  summary: "Send a test message and answer what the channel said.",
  access: "own",
  input: TestChannelInput,
  output: z.object({ isSent: z.boolean(), answer: z.string() }),
  faults: ["not_found", "conflict", "forbidden"],
});

export const SentMessage = z.object({
  id: z.number(),
  event: z.enum(EVENTS),
  title: z.string(),
  channel: z.enum(CHANNELS),
  /** The channel's name; null when it was removed. */
  label: z.nullable(z.string()),
  state: z.enum(OUTBOX_STATES),
  tries: z.number(),
  lastError: z.nullable(z.string()),
  createdAt: Instant,
  /** When it is sent or tried again, while it waits; then when that ended. */
  at: Instant,
});
export type SentMessage = z.output<typeof SentMessage>;

export const listSent = call({
  ...requests.listSent,
  summary: "What you were told of late in this household and about your account, newest first, and what went wrong.",
  access: "read",
  query: PageQuery,
  output: z.object({
    messages: z.array(SentMessage),
    /** What to ask for next; null at the end. */
    next: z.nullable(z.number()),
  }),
});

const BAD_LINK = "This is no link of ours";
const LinkParams = z.object({ token: z.string(BAD_LINK).check(z.regex(/^[\w-]{10,150}\.[\w-]{32}$/, BAD_LINK)) });

export const actOnMessage = call({
  ...requests.actOnMessage,
  summary: "Do what a message's one-time link says: note a due as paid, or remind again tomorrow. Needs no sign-in.",
  access: "open",
  fromAnywhere: true,
  params: LinkParams,
  output: z.object({ message: z.string() }),
  faults: ["not_found", "conflict", "forbidden"],
});

export const showUnsubscribe = call({
  ...requests.showUnsubscribe,
  summary: "The page that a mail's last link opens; it changes nothing by itself.",
  access: "open",
  params: LinkParams,
  output: "page",
  faults: ["not_found"],
});

export const unsubscribe = call({
  ...requests.unsubscribe,
  summary: "Send no more mails of a kind, with one click in a mail program (RFC 8058). Needs no sign-in.",
  access: "open",
  params: LinkParams,
  output: "page",
  faults: ["not_found"],
});
