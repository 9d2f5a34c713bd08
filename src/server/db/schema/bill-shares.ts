import { sql } from "drizzle-orm";
import { check, foreignKey, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { rowId } from "#server/db/columns.ts";
import { bills } from "./bills.ts";
import { members } from "./households.ts";

/** Who pays a bill that is shared differently from the others. A bill without rows follows the household's rule. */
export const billShares = pgTable(
  "bill_shares",
  {
    household: uuid("household_id").notNull(),
    billId: rowId("bill_id").notNull(),
    userId: text("user_id").notNull(),
    /** In hundredths of a percent. */
    share: integer("share").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.billId, table.userId] }),
    foreignKey({
      name: "bill_shares_bill_fk",
      columns: [table.household, table.billId],
      foreignColumns: [bills.household, bills.id],
    }).onDelete("cascade"),
    foreignKey({
      name: "bill_shares_member_fk",
      columns: [table.household, table.userId],
      foreignColumns: [members.household, members.userId],
    }).onDelete("cascade"),
    check("bill_shares_share", sql`${table.share} between 1 and 10000`),
  ],
);
