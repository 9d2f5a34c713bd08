import { check, foreignKey, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { TOKEN_SCOPES } from "#contract/limits.ts";
import { instant, oneOf } from "#server/db/columns.ts";
import { members } from "./households.ts";

/** Tokens for a member's own programs. They act in one household and are deleted with the membership. */
export const apiTokens = pgTable(
  "api_tokens",
  {
    household: uuid("household_id").notNull(),
    id: uuid("id").notNull().defaultRandom(),
    userId: text("user_id").notNull(),
    name: text("name").notNull(),
    scope: text("scope", { enum: TOKEN_SCOPES }).notNull(),
    /** The hash of the token, so that reading the table doesn't allow anyone to use it. */
    tokenHash: text("token_hash").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [
    primaryKey({ columns: [table.household, table.id] }),
    unique("api_tokens_hash").on(table.household, table.tokenHash),
    check("api_tokens_scope", oneOf(table.scope, TOKEN_SCOPES)),
    foreignKey({
      name: "api_tokens_member_fk",
      columns: [table.household, table.userId],
      foreignColumns: [members.household, members.userId],
    }).onDelete("cascade"),
  ],
);

/** The private calendar address of a member. It is deleted with the membership. */
export const calendarAddresses = pgTable(
  "calendar_addresses",
  {
    household: uuid("household_id").notNull(),
    userId: text("user_id").notNull(),
    /** The hash of its secret, so that reading the table doesn't give access to the calendar. */
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
