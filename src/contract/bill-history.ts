import * as z from "zod/mini";
import { call } from "./call.ts";
import { Instant, pathId, WireDay, WireMoney } from "./fields.ts";
import { OPERATION_KINDS } from "./ledger.ts";
import { Page, PageQuery } from "./paging.ts";

/** Something that moved money for a bill, and who did it. */
export const BillEvent = z.object({
  id: z.number(),
  kind: z.enum(OPERATION_KINDS),
  /** How many weeks in a row a weekly credit is of. */
  weeks: z.number(),
  day: WireDay,
  at: Instant,
  /** Who did it; null is Weekwise itself, or somebody who is here no more. */
  by: z.nullable(z.string()),
  isAutomatic: z.boolean(),
  /** What it changed in the bill's savings and in an account; null where it changed nothing. */
  saved: z.nullable(WireMoney),
  paid: z.nullable(z.object({ amount: WireMoney, accountId: z.number(), accountName: z.nullable(z.string()) })),
});
export type BillEvent = z.output<typeof BillEvent>;

export const listBillHistory = call({
  name: "listBillHistory",
  summary: "What moved money for a bill and who did it, newest first: credits, payments, and what was taken back.",
  method: "GET",
  path: "/api/bills/{id}/history",
  access: "read",
  params: z.object({ id: pathId("Valid bill ID is required") }),
  query: PageQuery,
  output: Page(BillEvent),
  faults: ["not_found"],
});
