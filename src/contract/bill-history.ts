import * as z from "zod/mini";
import * as requests from "#contract/requests/bill-history.ts";
import { EDITED } from "#core/bills/edits.ts";
import { call } from "./call.ts";
import { Instant, pathId, WireDay, WireMoney } from "./fields.ts";
import { OPERATION_KINDS } from "./ledger.ts";
import { pageQuery, wholeNumber } from "./paging.ts";

/** Something that moved money for a bill or changed what is said of it, and who did it. */
export const BillEvent = z.object({
  id: z.number(),
  kind: z.enum([...OPERATION_KINDS, "edit"]),
  /** How many weeks in a row a weekly credit is of. */
  weeks: z.number(),
  day: WireDay,
  at: Instant,
  /** Who did it; null is Weekwise itself, or somebody who is here no more. */
  by: z.nullable(z.string()),
  isAutomatic: z.boolean(),
  /** What it changed in the bill's savings and in an account; null where it changed nothing. */
  saved: z.nullable(WireMoney),
  /** What was changed; what it was and is, where that is told. */
  edit: z.nullable(z.object({ what: z.enum(EDITED), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
  paid: z.nullable(z.object({ amount: WireMoney, accountId: z.number(), accountName: z.nullable(z.string()) })),
});
export type BillEvent = z.output<typeof BillEvent>;

export const listBillHistory = call({
  ...requests.listBillHistory,
  summary:
    "What happened to a bill and who did it, newest first: credits, payments, what was taken back, and what was edited.",
  access: "read",
  params: z.object({ id: pathId("Valid bill ID is required") }),
  query: z.object({ ...pageQuery, beforeEdit: z.optional(wholeNumber("beforeEdit", 1, 9_999_999_999)) }),
  output: z.object({
    items: z.array(BillEvent),
    /** What to ask for next; null at the end. Edits are numbered apart. */
    next: z.nullable(z.object({ before: z.optional(z.number()), beforeEdit: z.optional(z.number()) })),
  }),
  faults: ["not_found"],
});
