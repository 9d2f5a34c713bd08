import * as z from "zod/mini";
import * as requests from "#contract/requests/system.ts";
import { call } from "./call.ts";
import { Instant } from "./fields.ts";

export const health = call({
  ...requests.health,
  summary: "Liveness check: the process is running.",
  access: "open",
  output: z.object({ status: z.literal("ok") }),
});

export const ready = call({
  ...requests.ready,
  summary: "Readiness check: the database responds and its migrations are complete.",
  access: "open",
  output: z.object({ status: z.literal("ready") }),
  faults: ["not_ready"],
});

export const docs = call({
  ...requests.docs,
  summary: "Show this documentation page.",
  access: "open",
  output: "page",
});

export const openApi = call({
  ...requests.openApi,
  summary: "Get the OpenAPI document.",
  access: "open",
  output: z.record(z.string(), z.unknown()),
});

export const schedulerStatus = call({
  ...requests.schedulerStatus,
  summary: "Check whether the scheduler for weekly credits and automatic payments is running.",
  access: "read",
  output: z.object({
    isRunning: z.boolean(),
    lastRunAt: z.nullable(Instant),
    nextRunAt: z.nullable(Instant),
    lastError: z.nullable(z.string()),
  }),
});
