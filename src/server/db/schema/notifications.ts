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
import { CHANNELS, EVENTS, type Told } from "#core/notifications/events.ts";
import { OUTBOX_STATES } from "#core/notifications/outbox.ts";
import { instant, oneOf, rowId } from "#server/db/columns.ts";
import { members } from "./households.ts";
import { users } from "./users.ts";

/** When and of what a person wants to be told, beside the switches of their settings. Nobody has a row before their first save. */
export const notificationSettings = pgTable("notification_settings", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** What they switched off, such as "payday:mail". */
  off: json("off").$type<string[]>().notNull(),
  /** Minutes of the day by their own clock; both null for no quiet hours. */
  quietFrom: integer("quiet_from"),
  quietUntil: integer("quiet_until"),
  /** Null follows the household's. */
  timeZone: text("time_zone"),
  savedAt: instant("saved_at").notNull(),
});

/** Where else than by mail a person is told: a browser, an ntfy topic, an address of theirs. */
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
    /** What it takes to write there: a browser's keys, a topic's token, the secret that signs. */
    keys: json("keys").$type<Record<string, string>>().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    unique("notification_channels_once").on(table.userId, table.kind, table.target),
    check("notification_channels_kind", oneOf(table.kind, CHANNELS)),
  ],
);

/** Keys that the server makes at its first start and keeps, such as the pair by which push services know it. */
export const serverKeys = pgTable("server_keys", {
  name: text("name").primaryKey(),
  keys: json("keys").$type<Record<string, string>>().notNull(),
  createdAt: instant("created_at").notNull(),
});

/** What people are told of: each event once per person and channel. Written with what it tells of; kept as history for a while. */
export const outbox = pgTable(
  "outbox",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id").notNull(),
    userId: text("user_id").notNull(),
    channel: text("channel", { enum: CHANNELS }).notNull(),
    /** Which of the person's channels; 0 is their mail address. */
    channelId: rowId("channel_id").notNull(),
    key: text("key").notNull(),
    event: text("event", { enum: EVENTS }).notNull(),
    told: json("told").$type<Told>().notNull(),
    state: text("state", { enum: OUTBOX_STATES }).notNull().default("waiting"),
    /** Not before this: quiet hours, or the wait after a failure. While a process sends it, until when it is that one's. */
    sendAfter: instant("send_after").notNull(),
    tries: integer("tries").notNull().default(0),
    /** Whether a process has it, or had it and never said how it went. */
    isClaimed: boolean("is_claimed").notNull().default(false),
    lastError: text("last_error"),
    /** When somebody used its one-time link. */
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
