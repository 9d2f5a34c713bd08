import * as z from "zod/mini";
import * as requests from "#contract/requests/catch-up.ts";
import { Bill, BillParams } from "./bills.ts";
import { call } from "./call.ts";
import { dayInput, moneyInput } from "./fields.ts";

/** So much a week until a day; or `needed`: what the bill's first short due needs. */
export const CatchUpInput = z
  .object({
    weekly: z.optional(moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" })),
    until: z.optional(dayInput("Until")),
    needed: z.optional(z.literal(true, "needed must be true")),
  })
  .check(
    z.refine(({ weekly, until, needed }) => needed === true || (weekly !== undefined && until !== undefined), {
      message: "Please say how much a week, and until when",
      path: ["weekly"],
    }),
  );

export const startCatchUp = call({
  ...requests.startCatchUp,
  summary:
    "Credit so much more a week to a bill until a day, or as much as its first short due needs. It ends by itself.",
  access: "write",
  params: BillParams,
  input: CatchUpInput,
  output: Bill,
  faults: ["not_found", "conflict"],
});

export const stopCatchUp = call({
  ...requests.stopCatchUp,
  summary: "End a bill's catch-up today. What it has credited stays.",
  access: "write",
  params: BillParams,
  output: Bill,
  faults: ["not_found"],
});
