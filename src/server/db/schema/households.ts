import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { ROLES } from "#contract/access.ts";
import { CURRENCIES } from "#core/settings.ts";
import { SHARE_MODES } from "#core/shares.ts";
import { calendarDay, instant, oneOf, rowId } from "#server/db/columns.ts";
import { users } from "./users.ts";

/** Who owns accounts, bills, incomes, payments and the ledger. Every money table leads here, never to a person. */
export const households = pgTable(
  "households",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Null leaves each member the currency of their own settings. */
    currency: text("currency", { enum: CURRENCIES }),
    /** Null follows the server's time zone. */
    timeZone: text("time_zone"),
    /** The day it had when it came to that time zone: its days go on from there, and never back. */
    notBefore: calendarDay("not_before"),
    /** How its members share the bills. */
    shareMode: text("share_mode", { enum: SHARE_MODES }).notNull().default("income"),
    /** The import that is being written. Until it is done nobody sees or changes anything of the household's. */
    importing: uuid("importing"),
    /** When all it has is to be deleted for everybody in it, as an owner asked, and who that was. */
    deletesAt: instant("deletes_at"),
    deletesBy: text("deletes_by"),
    /** When its ledger began to be erased: the one exception to append-only. */
    erasingSince: instant("erasing_since"),
    /** The day for which its reminders were planned; long ago when something has changed since. */
    toldOn: calendarDay("told_on").notNull().default(sql`'1970-01-01'`),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("households_importing").on(table.id).where(sql`${table.importing} is not null`),
    index("households_told_on").on(table.toldOn, table.id),
    index("households_deletes").on(table.deletesAt).where(sql`${table.deletesAt} is not null`),
    check("households_currency", oneOf(table.currency, CURRENCIES)),
    check("households_share_mode", oneOf(table.shareMode, SHARE_MODES)),
  ],
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
    /** The part of the bills they carry where percentages are set, in hundredths of a percent. */
    share: integer("share"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.userId] }),
    index("members_user").on(table.userId),
    check("members_role", oneOf(table.role, ROLES)),
    check("members_share", sql`${table.share} between 0 and 10000`),
  ],
);

/** A link by which one person can join. It is deleted when it is used or revoked. */
export const invitations = pgTable(
  "invitations",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    /** Whoever reads the table can't join with it. */
    tokenHash: text("token_hash").notNull(),
    role: text("role", { enum: ROLES }).notNull(),
    /** The only address that may use it; null lets in whoever has the link. */
    email: text("email"),
    /** The user who made it. It goes when they go. */
    invitedBy: text("invited_by").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    unique("invitations_token").on(table.household, table.tokenHash),
    index("invitations_expire").on(table.expiresAt),
    check("invitations_role", oneOf(table.role, ROLES)),
  ],
);
