import { foreignKey, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";
import { members } from "./households.ts";

/** The private calendar address of a member. It goes with its member. */
export const calendarAddresses = pgTable(
  "calendar_addresses",
  {
    household: uuid("household_id").notNull(),
    userId: text("user_id").notNull(),
    /** The hash of its secret: whoever reads the table cannot read the calendar with it. */
    secretHash: text("secret_hash").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.userId] }),
    unique("calendar_addresses_secret").on(table.household, table.secretHash),
    foreignKey({
      name: "calendar_addresses_member_fk",
      columns: [table.household, table.userId],
      foreignColumns: [members.household, members.userId],
    }).onDelete("cascade"),
  ],
);
