import * as z from "zod/mini";
import { call } from "./call.ts";

export const health = call({
  name: "health",
  summary: "The process is alive.",
  method: "GET",
  path: "/api/health",
  access: "open",
  output: z.object({ status: z.literal("ok") }),
});

export const ready = call({
  name: "ready",
  summary: "The database answers and its migrations are done.",
  method: "GET",
  path: "/api/ready",
  access: "open",
  output: z.object({ status: z.literal("ready") }),
  faults: ["not_ready"],
});

export const docs = call({
  name: "docs",
  summary: "This page.",
  method: "GET",
  path: "/api/docs",
  access: "open",
  output: "page",
});

export const openApi = call({
  name: "openApi",
  summary: "The OpenAPI document of every call.",
  method: "GET",
  path: "/api/docs/openapi.json",
  access: "open",
  output: z.record(z.string(), z.unknown()),
});
