import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";
import { users } from "./users.ts";

export const session = pgTable(
  "session",
  {
    /** The hash of the cookie's value, so that reading the table doesn't allow anyone to sign in. */
    sid: text("sid").primaryKey(),
    sess: jsonb("sess").$type<{ createdAt: string }>().notNull(),
    expire: instant("expire").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The session's active household; its user may be in several. */
    household: uuid("household_id").notNull(),
    /** Its id in the user's list of sessions. */
    id: uuid("id").notNull().defaultRandom(),
    /** The browser's user agent, and the last known address. Null for sessions from before they were recorded. */
    userAgent: text("user_agent"),
    address: text("address"),
    usedAt: instant("used_at"),
    /** When the user last confirmed their identity in this session. */
    confirmedAt: instant("confirmed_at"),
    /** The challenge for this user's passkey; valid once. */
    challenge: text("challenge"),
  },
  (table) => [index("session_user_id").on(table.userId), index("session_expire").on(table.expire)],
);

/** Sign-ins in progress: a correct password waiting for its second step, or a passkey that was requested. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    /** The hash of its cookie's value. */
    id: text("id").primaryKey(),
    /** Null until a passkey identifies the user. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** What has been proven so far; checked again when the session starts. */
    proof: jsonb("proof").$type<Record<string, string>>(),
    /** The challenge for a passkey; valid once. */
    challenge: text("challenge"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("pending_sign_ins_expires_at").on(table.expiresAt),
    index("pending_sign_ins_user").on(table.userId),
  ],
);

/** A user's identity at the server's own OpenID provider. Subjects are unique per issuer, so it is part of the key. */
export const identities = pgTable(
  "identities",
  {
    issuer: text("issuer").notNull(),
    subject: text("subject").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index("identities_user").on(table.userId)],
);

/** Emailed links that confirm an address: the registered one, or a new one. */
export const emailLinks = pgTable(
  "email_links",
  {
    tokenHash: text("token_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    email: text("email").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("email_links_user").on(table.userId), index("email_links_expires_at").on(table.expiresAt)],
);

/** No foreign key to users: a row is written for an unknown address too, so that timing reveals nothing. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: text("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    email: text("email").notNull(),
    /** The requested password, hashed: only that one may be set. Null for a link printed by the operator. */
    passwordHash: text("password_hash"),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("password_resets_email").on(table.email), index("password_resets_expires_at").on(table.expiresAt)],
);

/** A user's authenticator app. One each; it takes effect once a first code was entered. */
export const authenticators = pgTable("authenticators", {
  userId: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** The shared secret, encrypted with a key that is not in the database. */
  sealed: text("sealed").notNull(),
  /** The last accepted time step: its code and earlier ones are rejected. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  createdAt: instant("created_at").notNull(),
  confirmedAt: instant("confirmed_at"),
});

/** Codes for when app and passkeys are unavailable. Each is deleted when used. */
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

/** A user's passkeys: only public keys. */
export const passkeys = pgTable(
  "passkeys",
  {
    /** The credential id. */
    id: text("id").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    publicKey: text("public_key").notNull(),
    /** The authenticator's use counter; 0 for those without one. */
    counter: bigint("counter", { mode: "number" }).notNull(),
    /** How the browser can reach it, comma-separated. */
    transports: text("transports").notNull(),
    createdAt: instant("created_at").notNull(),
    usedAt: instant("used_at"),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);
