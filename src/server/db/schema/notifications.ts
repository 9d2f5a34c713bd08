import { check, integer, json, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { CHANNELS } from "#core/notifications/events.ts";
import { instant, oneOf, rowId } from "#server/db/columns.ts";
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
