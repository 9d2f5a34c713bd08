import { bigint, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";
import { users } from "./users.ts";

/** A person's passkeys: public keys alone. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** What the browser calls it. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    publicKey: text("public_key").notNull(),
    /** How often it was used, by its own count; 0 for those that do not count. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How the browser can reach it, separated by commas. */
    transports: text("transports").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);
