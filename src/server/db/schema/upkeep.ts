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

/** Heartbeats of the processes that run the scheduled work. */
export const schedulerHeartbeats = pgTable("scheduler_beats", {
  instance: text("instance").primaryKey(),
  heartbeatAt: instant("beat_at").notNull(),
  lastRunAt: instant("last_run_at"),
  nextRunAt: instant("next_run_at"),
  lastError: text("last_error"),
  /** When each job last completed there. */
  jobs: json("jobs").$type<Record<string, string>>().notNull().default({}),
});

/**
 * The response to a request with an Idempotency-Key, so that a repeated request changes nothing and gets the same
 * response.
 */
export const answers = pgTable(
  "answers",
  {
    household: uuid("household_id")
      .notNull()
      .references(() => households.id, { onDelete: "cascade" }),
    key: text("key").notNull(),
    requestHash: text("request_hash").notNull(),
    status: integer("status").notNull(),
    /** json rather than jsonb, which keeps the order of fields. */
    body: json("body").$type<unknown>(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.household, table.key] }), index("answers_created_at").on(table.createdAt)],
);
