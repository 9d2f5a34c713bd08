import * as z from "zod/mini";
import * as requests from "#contract/requests/bills.ts";
import { AMOUNT_REASONS } from "#core/bills/amounts.ts";
import { EDIT_KINDS } from "#core/bills/edits.ts";
import { OPERATION_KINDS } from "#core/ledger.ts";
import { Bill, BillParams } from "./bills.ts";
import { call } from "./call.ts";
import { dayInput, Instant, pathId, WireDay, WireMoney } from "./fields.ts";
import { pageQuery, wholeNumber } from "./paging.ts";

const change = {
  access: "write",
  params: BillParams,
  output: Bill,
  faults: ["not_found", "conflict"],
} as const;

export const PauseInput = z.object({
  /** The first day after the pause; null pauses the bill until further notice. */
  until: z.nullable(dayInput("Until")),
});

export const pauseBill = call({
  ...requests.pauseBill,
  ...change,
  summary:
    "Pause a bill from today until a given day, or until further notice. Nothing is credited or due during the pause.",
  input: PauseInput,
});

export const resumeBill = call({ ...requests.resumeBill, ...change, summary: "Resume a paused bill today." });

export const archiveBill = call({
  ...requests.archiveBill,
  ...change,
  summary:
    "Archive a bill. It keeps its history but no longer appears in lists or totals. Scheduled payments are cancelled.",
});

export const bringBackBill = call({
  ...requests.bringBackBill,
  ...change,
  summary: "Restore a bill from the archive. It's due and credited again from today.",
});

/** A bill's amount from a given day, and why it changed. */
export const DatedAmount = z.object({
  from: WireDay,
  amount: WireMoney,
  why: z.enum(AMOUNT_REASONS),
});
export type DatedAmount = z.output<typeof DatedAmount>;

/** An amount a year ago and now. */
export const Rise = z.object({
  before: WireMoney,
  now: WireMoney,
  /** The change in tenths of a percent; negative if it fell. */
  tenths: z.number(),
});
export type Rise = z.output<typeof Rise>;

export const listAmounts = call({
  ...requests.listAmounts,
  summary:
    "Get a bill's amount history, oldest first, and how much it has risen since a year ago. All of it, or only the last `limit` amounts before the day in `before`.",
  access: "read",
  params: BillParams,
  query: z.object({ limit: pageQuery.limit, before: z.optional(dayInput("before")) }),
  output: z.object({
    items: z.array(DatedAmount),
    /** Pass this day as `before` for the next page; null on the last one. */
    next: z.nullable(WireDay),
    /** The change since a year ago; null if the amount then is unknown. */
    yearly: z.nullable(Rise),
  }),
  faults: ["not_found"],
});

export const getRise = call({
  ...requests.getRise,
  summary: "How much more per week your bills cost than a year ago, counting only those you had then and still have.",
  access: "read",
  output: z.object({ yearly: z.nullable(Rise) }),
});

/** Something that moved money for a bill or changed its details, and who did it. */
export const BillEvent = z.object({
  id: z.number(),
  kind: z.enum([...OPERATION_KINDS, "edit"]),
  /** How many consecutive weeks a weekly credit covers. */
  weeks: z.number(),
  day: WireDay,
  at: Instant,
  /** Who did it; null for Weekwise itself or someone who has left. */
  by: z.nullable(z.string()),
  isAutomatic: z.boolean(),
  /** The change to the bill's savings; null if there was none. */
  saved: z.nullable(WireMoney),
  /** What was edited, with the old and new values where they are recorded. */
  edit: z.nullable(
    z.object({ what: z.enum(EDIT_KINDS), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
  paid: z.nullable(z.object({ amount: WireMoney, accountId: z.number(), accountName: z.nullable(z.string()) })),
});
export type BillEvent = z.output<typeof BillEvent>;

export const listBillHistory = call({
  ...requests.listBillHistory,
  summary: "List a bill's history, newest first, and who did what: credits, payments, undone payments and edits.",
  access: "read",
  params: z.object({ id: pathId("Valid bill ID is required") }),
  query: z.object({ ...pageQuery, beforeEdit: z.optional(wholeNumber("beforeEdit", 1, 9_999_999_999)) }),
  output: z.object({
    items: z.array(BillEvent),
    /** The query for the next page; null at the end. Edits have ids of their own. */
    next: z.nullable(z.object({ before: z.optional(z.number()), beforeEdit: z.optional(z.number()) })),
  }),
  faults: ["not_found"],
});
