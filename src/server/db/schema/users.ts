import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, text } from "drizzle-orm/pg-core";
import { PAY_FREQUENCIES } from "#core/overview.ts";
import { RATES } from "#core/plan/move-rule.ts";
import { CURRENCIES, DATE_FORMATS, REMINDER_DAYS, THEMES, WEEKDAYS } from "#core/settings.ts";
import { ROUNDINGS, type Rounding } from "#core/split.ts";
import { instant, oneOf } from "#server/db/columns.ts";

export const users = pgTable(
  "users",
  {
    id: text("id").primaryKey(),
    email: text("email").notNull().unique(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    profileImageUrl: text("profile_image_url"),
    /** An argon2id hash; null for a user who only signs in with a provider. */
    password: text("password"),
    googleId: text("google_id").unique(),
    appleId: text("apple_id").unique(),
    emailVerifiedAt: instant("email_verified_at"),
    /** Registered with an email server, and the emailed link not opened yet. */
    mustConfirm: boolean("must_confirm").notNull().default(false),
    isDemo: boolean("is_demo").notNull().default(false),
    /** When all of this user's data will be deleted, at their request. */
    deletesAt: instant("deletes_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  // One spelling per address, or "unique" would not mean one user.
  (table) => [check("users_email_lower", sql`${table.email} = lower(${table.email} collate "C")`)],
);

/** A user's settings. There is no row before the first save. */
export const userSettings = pgTable(
  "user_settings",
  {
    userId: text("user_id")
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    payFrequency: text("pay_frequency", { enum: PAY_FREQUENCIES }).notNull(),
    payDay: text("pay_day", { enum: WEEKDAYS }).notNull(),
    currency: text("currency", { enum: CURRENCIES }).notNull(),
    dateFormat: text("date_format", { enum: DATE_FORMATS }).notNull(),
    compactView: boolean("compact_view").notNull(),
    emailNotifications: boolean("email_notifications").notNull(),
    billReminders: boolean("bill_reminders").notNull(),
    reminderDays: integer("reminder_days").$type<(typeof REMINDER_DAYS)[number]>().notNull(),
    weeklyReports: boolean("weekly_reports").notNull(),
    showBalances: boolean("show_balances").notNull(),
    moveRate: text("move_rate", { enum: RATES }).notNull().default("level"),
    moveRounding: integer("move_rounding").$type<Rounding>().notNull().default(0),
    /** Null: never chosen, so each browser uses its own. */
    theme: text("theme", { enum: THEMES }),
    savedAt: instant("saved_at").notNull(),
  },
  (table) => [
    check("user_settings_pay_frequency", oneOf(table.payFrequency, PAY_FREQUENCIES)),
    check("user_settings_pay_day", oneOf(table.payDay, WEEKDAYS)),
    check("user_settings_currency", oneOf(table.currency, CURRENCIES)),
    check("user_settings_date_format", oneOf(table.dateFormat, DATE_FORMATS)),
    check("user_settings_reminder_days", oneOf(table.reminderDays, REMINDER_DAYS.map(String))),
    check("user_settings_move_rate", oneOf(table.moveRate, RATES)),
    check("user_settings_move_rounding", oneOf(table.moveRounding, ROUNDINGS.map(String))),
    check("user_settings_theme", oneOf(table.theme, THEMES)),
  ],
);
