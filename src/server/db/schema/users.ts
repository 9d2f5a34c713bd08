import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    profileImageUrl: text("profile_image_url"),
    /** An argon2id hash; null for a person who signs in elsewhere alone. */
    password: text("password"),
    googleId: text("google_id").unique(),
    appleId: text("apple_id").unique(),
    emailVerifiedAt: instant("email_verified_at"),
    /** Registered where mail is sent, and the mailed link not opened yet. */
    mustConfirm: boolean("must_confirm").notNull().default(false),
    isDemo: boolean("is_demo").notNull().default(false),
    /** When everything of this person is to be deleted, as they asked. */
    deletesAt: instant("deletes_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  // One spelling per address, or "unique" would not mean one person.
  (table) => [check("users_email_lower", sql`${table.email} = lower(${table.email} collate "C")`)],
);
