import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";
import { users } from "./users.ts";

export const session = pgTable(
  "session",
  {
    /** The hash of the cookie's value: whoever reads the table can't sign in with it. */
    sid: text("sid").primaryKey(),
    sess: jsonb("sess").$type<{ createdAt: string }>().notNull(),
    expire: instant("expire").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The household this session acts on; its person may be in several. */
    household: uuid("household_id").notNull(),
    /** What the person's list of sessions calls it. */
    id: uuid("id").notNull().defaultRandom(),
    /** The browser, as it calls itself, and the address it was last seen at. Null for what began before they were kept. */
    userAgent: text("user_agent"),
    address: text("address"),
    usedAt: instant("used_at"),
    /** When the person last proved here that it is they. */
    confirmedAt: instant("confirmed_at"),
    /** What a passkey of this person has to sign; good once. */
    challenge: text("challenge"),
  },
  (table) => [index("session_user_id").on(table.userId), index("session_expire").on(table.expire)],
);
