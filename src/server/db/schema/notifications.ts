import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import { CHANNELS, EVENTS, type NotificationEvent } from "#core/notifications/events.ts";
import { OUTBOX_STATES } from "#core/notifications/outbox.ts";
import { instant, oneOf, rowId } from "#server/db/columns.ts";
import { members } from "./households.ts";
import { users } from "./users.ts";

/** A user's notification settings beyond the switches. There is no row before the first save. */
export const notificationSettings = pgTable("notification_settings", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** What they turned off, such as "payday:mail". */
  off: json("off").$type<string[]>().notNull(),
  /** Minutes of the day in their own time zone; both null without quiet hours. */
  quietFrom: integer("quiet_from"),
  quietUntil: integer("quiet_until"),
  /** Null uses the household's. */
  timeZone: text("time_zone"),
  savedAt: instant("saved_at").notNull(),
});

/** Where a user is notified in addition to email: a browser, an ntfy topic, a webhook. */
export const notificationChannels = pgTable(
  "notification_channels",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: CHANNELS }).notNull(),
    target: text("target").notNull(),
    label: text("label").notNull(),
    /** The credentials of the channel: a browser's keys, a topic's token, a signing secret. */
    keys: json("keys").$type<Record<string, string>>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("notification_channels_once").on(table.userId, table.kind, table.target),
    check("notification_channels_kind", oneOf(table.kind, CHANNELS)),
  ],
);

/** Keys that the server generates at its first start, such as the key pair for push services. */
export const serverKeys = pgTable("server_keys", {
  name: text("name").primaryKey(),
  keys: json("keys").$type<Record<string, string>>().notNull(),
  createdAt: instant("created_at").notNull(),
});

/**
 * Notifications: each event once per user and channel. Written in the same transaction as the event; kept as history
 * for a while.
 */
export const outbox = pgTable(
  "outbox",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id").notNull(),
    userId: text("user_id").notNull(),
    channel: text("channel", { enum: CHANNELS }).notNull(),
    /** The user's channel; 0 is their email address. */
    channelId: rowId("channel_id").notNull(),
    key: text("key").notNull(),
    event: text("event", { enum: EVENTS }).notNull(),
    told: json("told").$type<NotificationEvent>().notNull(),
    state: text("state", { enum: OUTBOX_STATES }).notNull().default("waiting"),
    /**
     * Not before this time: quiet hours, or the delay after a failure. While a process is sending it, the end of its
     * lease.
     */
    sendAfter: instant("send_after").notNull(),
    tries: integer("tries").notNull().default(0),
    /** Whether a process is sending it, or stopped before reporting the result. */
    isClaimed: boolean("is_claimed").notNull().default(false),
    lastError: text("last_error"),
    /** When its one-time link was used. */
    actedAt: instant("acted_at"),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    unique("outbox_once").on(table.household, table.userId, table.channelId, table.key),
    foreignKey({
      name: "outbox_member_fk",
      columns: [table.household, table.userId],
      foreignColumns: [members.household, members.userId],
    }).onDelete("cascade"),
    index("outbox_waiting").on(table.sendAfter).where(sql`${table.state} = 'waiting'`),
    index("outbox_created_at").on(table.createdAt),
    check("outbox_channel", oneOf(table.channel, CHANNELS)),
    check("outbox_event", oneOf(table.event, EVENTS)),
    check("outbox_state", oneOf(table.state, OUTBOX_STATES)),
  ],
);
