import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";
import { users } from "./users.ts";

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
