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
  },
  (table) => [index("session_user_id").on(table.userId), index("session_expire").on(table.expire)],
);
