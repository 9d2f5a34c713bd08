import { bigint, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";
import { users } from "./users.ts";

export const session = pgTable(
  "session",
  {
    /** The hash of the cookie's value: whoever reads the table can't sign in with it. */
    sid: text("sid").primaryKey(),
    sess: jsonb("sess").$type<{ createdAt: string }>().notNull(),
    expire: instant("expire").notNull(),
    userId: text("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The household this session acts on; its person may be in several. */
    household: uuid("household_id").notNull(),
    /** What the person's list of sessions calls it. */
    id: uuid("id").notNull().defaultRandom(),
    /** The browser, as it calls itself, and the address it was last seen at. Null for what began before they were kept. */
    userAgent: text("user_agent"),
    address: text("address"),
    usedAt: instant("used_at"),
    /** When the person last proved here that it is they. */
    confirmedAt: instant("confirmed_at"),
    /** What a passkey of this person has to sign; good once. */
    challenge: text("challenge"),
  },
  (table) => [index("session_user_id").on(table.userId), index("session_expire").on(table.expire)],
);

/** Sign-ins under way: a password that fitted and waits for its second step, or a passkey that was asked for. */
export const pendingSignIns = pgTable(
  "pending_sign_ins",
  {
    /** The hash of its cookie's value. */
    id: text("id").primaryKey(),
    /** Null while nobody knows who will show a passkey. */
    userId: text("user_id").references(() => users.id, { onDelete: "cascade" }),
    /** What they have proven so far; looked at again when the session begins. */
    proof: jsonb("proof").$type<Record<string, string>>(),
    /** What a passkey has to sign; good once. */
    challenge: text("challenge"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    index("pending_sign_ins_expires_at").on(table.expiresAt),
    index("pending_sign_ins_user").on(table.userId),
  ],
);

/** Who a person is at the server's own OpenID provider. Names are a provider's own, so it is part of the key. */
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

/** Mailed links by which a person proves an address: the one they registered with, or one they change to. */
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

/** No key to users: a row is written for an unknown address too, so that the time it takes tells nothing. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: text("id").primaryKey(),
    tokenHash: text("token_hash").notNull().unique(),
    email: text("email").notNull(),
    /** The password asked for, hashed: only that one may be set. Null in a link that whoever runs the server printed. */
    passwordHash: text("password_hash"),
    createdAt: instant("created_at").notNull().defaultNow(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("password_resets_email").on(table.email), index("password_resets_expires_at").on(table.expiresAt)],
);

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
