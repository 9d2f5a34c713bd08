import { sql } from "drizzle-orm";
import { check, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { ROLES } from "#contract/access.ts";
import { instant, oneOf } from "#server/db/columns.ts";
import { users } from "./users.ts";

/** Who owns accounts, bills, incomes, payments and the ledger. Every money table leads here, never to a person. */
export const households = pgTable(
  "households",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    currency: text("currency").notNull().default("USD"),
    /** Null follows the server's time zone. */
    timeZone: text("time_zone"),
    /** The import that is being written. Until it is done nobody sees or changes anything of the household's. */
    importing: uuid("importing"),
    /** When its ledger began to be erased: the one exception to append-only. */
    erasingSince: instant("erasing_since"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("households_importing").on(table.id).where(sql`${table.importing} is not null`)],
);

/** Who belongs to a household, and what they may do in it. */
export const members = pgTable(
  "members",
  {
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text("role", { enum: ROLES }).notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.userId] }),
    index("members_user").on(table.userId),
    check("members_role", oneOf(table.role, ROLES)),
  ],
);
