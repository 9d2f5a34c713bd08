import * as z from "zod/mini";
import * as requests from "#contract/requests/scheduler.ts";
import { call } from "./call.ts";
import { Instant } from "./fields.ts";

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
