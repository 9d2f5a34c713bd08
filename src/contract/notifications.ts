import * as z from "zod/mini";
import * as requests from "#contract/requests/notifications.ts";
import { CHANNELS, EVENTS } from "#core/notifications/events.ts";
import { OUTBOX_STATES } from "#core/notifications/outbox.ts";
import { DAY_MINUTES } from "#core/notifications/quiet-hours.ts";
import { call } from "./call.ts";
import { Instant, pathId, requiredText, text } from "./fields.ts";
import { PageQuery } from "./paging.ts";

/** How many notification channels a person may have. */
export const MOST_CHANNELS = 10;

const CELLS: readonly string[] = EVENTS.flatMap((event) => CHANNELS.map((channel) => `${event}:${channel}`));
const BAD_CELL = "Unknown notification";
const BAD_TIME = "Must be a time of day";
const minute = z.number(BAD_TIME).check(z.int(BAD_TIME), z.minimum(0, BAD_TIME), z.maximum(DAY_MINUTES - 1, BAD_TIME));

/** A person's notification choices, besides the switches in their settings. */
export const NotificationChoices = z.object({
  /** What is turned off, as event and channel: "payday:mail". */
  off: z
    .array(z.string(BAD_CELL).check(z.refine((cell) => CELLS.includes(cell), BAD_CELL)), BAD_CELL)
    .check(z.maxLength(CELLS.length, BAD_CELL)),
  /** Quiet hours in minutes since midnight, in the person's time zone; null for none. */
  quiet: z.nullable(z.object({ from: minute, until: minute })),
  /** Null uses the household's. */
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

/** One of a person's channels. Its address is shown to that person only, and its credentials are never shown. */
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
  /** The default time zone if none was chosen. */
  usualTimeZone: z.string(),
  mail: z.object({ address: z.string(), isReady: z.boolean() }),
  /** The public key a browser needs to subscribe to push messages. */
  pushKey: z.string(),
  channels: z.array(NotificationChannel),
});
export type Notifications = z.output<typeof Notifications>;

export const getNotifications = call({
  ...requests.getNotifications,
  summary: "Get your notification choices and channels.",
  access: "read",
  output: Notifications,
});

export const saveNotifications = call({
  ...requests.saveNotifications,
  summary: "Save which notifications you get on each channel, and your quiet hours.",
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
      p256dh: z.string("Key is required").check(z.regex(/^[\w-]{80,100}=*$/, "This browser key isn't valid")),
      auth: z.string("Key is required").check(z.regex(/^[\w-]{20,30}=*$/, "This browser key isn't valid")),
    }),
  ],
  "Unknown channel",
);

export const addChannel = call({
  ...requests.addChannel,
  summary: `Add a notification channel; you can have up to ${MOST_CHANNELS}. The secret that signs a webhook's messages is only shown in this answer.`,
  access: "own",
  input: ChannelInput,
  output: z.object({ channel: NotificationChannel, secret: z.nullable(z.string()) }),
  status: 201,
  faults: ["conflict", "forbidden"],
});

export const removeChannel = call({
  ...requests.removeChannel,
  summary: "Remove one of your notification channels. Messages waiting to be sent there are dropped.",
  access: "own",
  params: z.object({ id: pathId("Valid channel ID is required") }),
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

const BAD_CHANNEL = "Valid channel ID is required";

export const TestChannelInput = z.object({
  /** 0 is your email address. */
  channelId: z.number(BAD_CHANNEL).check(z.int(BAD_CHANNEL), z.minimum(0, BAD_CHANNEL)),
});

export const testChannel = call({
  ...requests.testChannel,
  summary: "Send a test message and return the channel's response.",
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
  /** The channel's name; null if it was removed. */
  label: z.nullable(z.string()),
  state: z.enum(OUTBOX_STATES),
  tries: z.number(),
  lastError: z.nullable(z.string()),
  createdAt: Instant,
  /** While waiting, when it will be sent or retried; afterwards, when it was sent or given up. */
  at: Instant,
});
export type SentMessage = z.output<typeof SentMessage>;

export const listSent = call({
  ...requests.listSent,
  summary: "List your recent notifications for this household and your account, newest first, with any errors.",
  access: "read",
  query: PageQuery,
  output: z.object({
    messages: z.array(SentMessage),
    /** Pass this as `before` for the next page; null on the last one. */
    next: z.nullable(z.number()),
  }),
});

const BAD_LINK = "This link isn't valid";
const LinkParams = z.object({ token: z.string(BAD_LINK).check(z.regex(/^[\w-]{10,150}\.[\w-]{32}$/, BAD_LINK)) });

export const actOnMessage = call({
  ...requests.actOnMessage,
  summary:
    "Perform the action of a message's one-time link: mark a due as paid, or remind again tomorrow. No sign-in required.",
  access: "open",
  fromAnywhere: true,
  params: LinkParams,
  output: z.object({ message: z.string() }),
  faults: ["not_found", "conflict", "forbidden"],
});

export const showUnsubscribe = call({
  ...requests.showUnsubscribe,
  summary: "Show the unsubscribe page linked from an email. Opening it changes nothing.",
  access: "open",
  params: LinkParams,
  output: "page",
  faults: ["not_found"],
});

export const unsubscribe = call({
  ...requests.unsubscribe,
  summary: "Unsubscribe from a kind of email with one click (RFC 8058). No sign-in required.",
  access: "open",
  params: LinkParams,
  output: "page",
  faults: ["not_found"],
});
