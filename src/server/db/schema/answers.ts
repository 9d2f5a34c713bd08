import { index, integer, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";
import { households } from "./households.ts";

/** What a request with an Idempotency-Key was answered, so that its repetition changes nothing and is answered the same. */
export const answers = pgTable(
  "answers",
  {
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    status: integer("status").notNull(),
    /** json, not jsonb: it comes back in the order it was sent in. */
    body: json("body").$type<unknown>(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.household, table.key] }), index("answers_created_at").on(table.createdAt)],
);
