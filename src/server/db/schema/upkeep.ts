import { index, integer, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "#server/db/columns.ts";
import { households } from "./households.ts";

export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text("key").primaryKey(),
    count: integer("count").notNull(),
    windowEndsAt: instant("window_ends_at").notNull(),
  },
  (table) => [index("rate_limits_window_ends_at").on(table.windowEndsAt)],
);

/** A sign of life of every process that does the scheduled work. */
export const schedulerBeats = pgTable("scheduler_beats", {
  instance: text("instance").primaryKey(),
  beatAt: instant("beat_at").notNull(),
  lastRunAt: instant("last_run_at"),
  nextRunAt: instant("next_run_at"),
  lastError: text("last_error"),
  /** When each job last came to its end there. */
  jobs: json("jobs").$type<Record<string, string>>().notNull().default({}),
});

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
