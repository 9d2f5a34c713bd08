import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { ROLES } from "#contract/access.ts";
import { CURRENCIES } from "#core/settings.ts";
import { SHARE_MODES } from "#core/shares.ts";
import { calendarDay, instant, oneOf, rowId } from "#server/db/columns.ts";
import { users } from "./users.ts";

/** Owner of accounts, bills, incomes, payments and the ledger. Every money table refers to it, never to a user. */
export const households = pgTable(
  "households",
  {
    id: uuid("id").primaryKey().defaultRandom(),
    name: text("name").notNull(),
    /** Null uses the currency of each member's settings. */
    currency: text("currency", { enum: CURRENCIES }),
    /** Null uses the server's time zone. */
    timeZone: text("time_zone"),
    /** The household's day when it switched to that time zone, so that its days never repeat. */
    notBefore: calendarDay("not_before"),
    /** How its members share the bills. */
    shareMode: text("share_mode", { enum: SHARE_MODES }).notNull().default("income"),
    /** The import in progress. Until it is done the household's data is inaccessible. */
    importing: uuid("importing"),
    /** When all its data will be deleted, as requested by an owner, and by whom. */
    deletesAt: instant("deletes_at"),
    deletesBy: text("deletes_by"),
    /** When erasing its ledger started: the one exception to append-only. */
    erasingSince: instant("erasing_since"),
    /** The last day for which reminders were planned; reset to 1970 when something has changed since. */
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

/** The members of a household and their roles. */
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
    /** Their share of the bills when percentages are set, in hundredths of a percent. */
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

/** A link with which one person can join. It is deleted when it is used or revoked. */
export const invitations = pgTable(
  "invitations",
  {
    id: rowId("id").generatedAlwaysAsIdentity(),
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    /** Only the hash, so that reading the table doesn't allow anyone to join. */
    tokenHash: text("token_hash").notNull(),
    role: text("role", { enum: ROLES }).notNull(),
    /** The only address that may use it; null admits anyone with the link. */
    email: text("email"),
    /** The user who created it. It is deleted with them. */
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
