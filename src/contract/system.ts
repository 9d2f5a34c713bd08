import * as z from "zod/mini";
import * as requests from "#contract/requests/system.ts";
import { call } from "./call.ts";
import { Instant } from "./fields.ts";

export const health = call({
  ...requests.health,
  summary: "The process is alive.",
  access: "open",
  output: z.object({ status: z.literal("ok") }),
});

export const ready = call({
  ...requests.ready,
  summary: "The database answers and its migrations are done.",
  access: "open",
  output: z.object({ status: z.literal("ready") }),
  faults: ["not_ready"],
});

export const docs = call({ ...requests.docs, summary: "This page.", access: "open", output: "page" });

export const openApi = call({
  ...requests.openApi,
  summary: "The OpenAPI document of every call.",
  access: "open",
  output: z.record(z.string(), z.unknown()),
});

export const schedulerStatus = call({
  ...requests.schedulerStatus,
  summary: "Whether weekly credits and automatic payments are being carried out.",
  access: "read",
  output: z.object({
    isRunning: z.boolean(),
    lastRunAt: z.nullable(Instant),
    nextRunAt: z.nullable(Instant),
    lastError: z.nullable(z.string()),
  }),
});
