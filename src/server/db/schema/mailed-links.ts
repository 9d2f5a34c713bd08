import { index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";
import { users } from "./users.ts";

/** Mailed links by which a person proves an address: the one they registered with, or one they change to. */
export const emailLinks = pgTable(
  "email_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("email_links_user").on(table.userId), index("email_links_expires_at").on(table.expiresAt)],
);

/** No key to users: a row is written for an unknown address too, so that the time it takes tells nothing. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: text("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    email: text("email").notNull(),
    /** The password asked for, hashed: only that one may be set. Null in a link that whoever runs the server printed. */
    passwordHash: text("password_hash"),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("password_resets_email").on(table.email), index("password_resets_expires_at").on(table.expiresAt)],
);
