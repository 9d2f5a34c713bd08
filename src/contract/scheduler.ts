import * as z from "zod/mini";
import { call } from "./call.ts";
import { Instant } from "./fields.ts";

export const schedulerStatus = call({
  name: "schedulerStatus",
  summary: "Whether weekly credits and automatic payments are being carried out.",
  method: "GET",
  path: "/api/scheduler/status",
  access: "read",
  output: z.object({
    isRunning: z.boolean(),
    lastRunAt: z.nullable(Instant),
    nextRunAt: z.nullable(Instant),
    lastError: z.nullable(z.string()),
  }),
});
