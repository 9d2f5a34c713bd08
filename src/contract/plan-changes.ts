import * as z from "zod/mini";
import * as requests from "#contract/requests/plan.ts";
import { Bill, BillParams } from "./bills.ts";
import { call } from "./call.ts";
import { dayInput, Instant, idInput, moneyInput, WireDay, WireMoney } from "./fields.ts";
import { AccountOutlook } from "./plan.ts";

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

/** That somebody moved a payday's money into an account. */
export const Transfer = z.object({
  id: z.number(),
  incomeId: z.number(),
  payday: WireDay,
  accountId: z.number(),
  planned: WireMoney,
  moved: WireMoney,
  /** The first name of who said so; null when they are gone. */
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
        /** As the payday card said. */
        planned: amount("Planned amount"),
        /** What was really moved, when it was another amount. */
        moved: z.optional(amount("Moved amount")),
      }),
      "transfers must be a list",
    )
    .check(z.minLength(1, "Please say which account"), z.maxLength(100, "At most 100 accounts at once")),
});

export const markMoved = call({
  ...requests.markMoved,
  summary:
    "Note that a payday's money was moved, once per payday and account. Another amount than planned posts the difference to that account.",
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
    "Take back that a payday's money was moved, with every difference that was posted. Answers what was taken back; nothing when nothing was marked.",
  access: "write",
  input: UndoMovedInput,
  output: z.object({ transfers: z.array(Transfer) }),
  faults: ["not_found"],
});
