import * as z from "zod/mini";
import * as requests from "#contract/requests/plan.ts";
import { Bill, BillParams } from "./bills.ts";
import { call } from "./call.ts";
import { dayInput, Instant, idInput, moneyInput, WireDay, WireMoney } from "./fields.ts";
import { AccountOutlook } from "./plan.ts";

/** An amount per week until a day; or `needed`, for whatever the bill's first short due requires. */
export const CatchUpInput = z
  .object({
    weekly: z.optional(moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" })),
    until: z.optional(dayInput("Until")),
    needed: z.optional(z.literal(true, "needed must be true")),
  })
  .check(
    z.refine(({ weekly, until, needed }) => needed === true || (weekly !== undefined && until !== undefined), {
      message: "Please enter an amount per week and an end date",
      path: ["weekly"],
    }),
  );

export const startCatchUp = call({
  ...requests.startCatchUp,
  summary:
    "Start a catch-up: credit a bill extra each week until a given day, or as much as its first short due needs. It ends automatically.",
  access: "write",
  params: BillParams,
  input: CatchUpInput,
  output: Bill,
  faults: ["not_found", "conflict"],
});

export const stopCatchUp = call({
  ...requests.stopCatchUp,
  summary: "Stop a bill's catch-up today. Amounts already credited stay.",
  access: "write",
  params: BillParams,
  output: Bill,
  faults: ["not_found"],
});

export const AllocationInput = z.object({
  billId: idInput("Valid bill ID is required"),
  amount: moneyInput({ what: "Amount", required: "Amount is required", allow: "above zero" }),
});

export const allocate = call({
  ...requests.allocate,
  summary: "Set aside an account's spare money for one of its bills or goals. No balance changes.",
  access: "write",
  input: AllocationInput,
  output: z.object({ bill: Bill, account: AccountOutlook }),
  faults: ["not_found", "conflict"],
});

/** A payday's money marked as moved into an account. */
export const Transfer = z.object({
  id: z.number(),
  incomeId: z.number(),
  payday: WireDay,
  accountId: z.number(),
  planned: WireMoney,
  moved: WireMoney,
  /** The first name of the person who marked it; null if they have left. */
  by: z.nullable(z.string()),
  at: Instant,
});
export type Transfer = z.output<typeof Transfer>;

const amount = (what: string) => moneyInput({ what, required: `${what} is required`, allow: "from zero" });

export const TransferInput = z.object({
  incomeId: idInput("Valid income ID is required"),
  payday: dayInput("Payday"),
  transfers: z
    .array(
      z.object({
        accountId: idInput("Please select an account"),
        /** The amount on the payday's card; any other is refused. */
        planned: amount("Planned amount"),
        /** The amount actually moved, if different. */
        moved: z.optional(amount("Moved amount")),
      }),
      "transfers must be a list",
    )
    .check(z.minLength(1, "Please select an account"), z.maxLength(100, "At most 100 accounts at once")),
});

export const markMoved = call({
  ...requests.markMoved,
  summary:
    "Mark a payday's money as moved, once per payday and account. Refused if the planned amount is no longer on its card. If another amount was moved, the difference is posted to that account.",
  access: "write",
  input: TransferInput,
  output: z.object({ transfers: z.array(Transfer) }),
  faults: ["not_found", "conflict"],
});

export const UndoMovedInput = z.object({
  incomeId: idInput("Valid income ID is required"),
  payday: dayInput("Payday"),
});

export const undoMoved = call({
  ...requests.undoMoved,
  summary:
    "Undo marking a payday's money as moved, including any posted differences. Returns the transfers that were undone; an empty list if there were none.",
  access: "write",
  input: UndoMovedInput,
  output: z.object({ transfers: z.array(Transfer) }),
  faults: ["not_found"],
});
