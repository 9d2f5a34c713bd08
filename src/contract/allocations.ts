import * as z from "zod/mini";
import * as requests from "#contract/requests/allocations.ts";
import { Bill } from "./bills.ts";
import { call } from "./call.ts";
import { idInput, moneyInput } from "./fields.ts";
import { AccountOutlook } from "./plan.ts";

export const AllocationInput = z.object({
  billId: idInput("Valid bill ID is required"),
  amount: moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" }),
});

export const allocate = call({
  ...requests.allocate,
  summary: "Set spare money of an account aside for one of its bills or goals. No balance changes.",
  access: "write",
  input: AllocationInput,
  output: z.object({ bill: Bill, account: AccountOutlook }),
  faults: ["not_found", "conflict"],
});
