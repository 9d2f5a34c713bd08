import { bigint, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";
import { users } from "./users.ts";

/** The app that shows a person a new code every thirty seconds. One each; it counts once a first code was typed. */
export const authenticators = pgTable("authenticators", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The shared secret, encrypted under a key that is not in the database. */
  sealed: text("sealed").notNull(),
  /** The last step whose code was taken: neither that code nor an earlier one is taken again. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: instant("created_at").notNull(),
  confirmedAt: instant("confirmed_at"),
});

/** Codes for when app and passkeys are out of reach. Each is good once: using it deletes it. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: text("code_hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

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
