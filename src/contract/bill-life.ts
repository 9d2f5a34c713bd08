import * as z from "zod/mini";
import * as requests from "#contract/requests/bills.ts";
import { AMOUNT_REASONS } from "#core/bills/amounts.ts";
import { EDITED } from "#core/bills/edits.ts";
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
  /** The first day that counts again; null pauses it until further notice. */
  until: z.nullable(dayInput("Until")),
});

export const pauseBill = call({
  ...requests.pauseBill,
  ...change,
  summary: "Pause a bill from today up to a day, or until further notice: nothing is credited or due meanwhile.",
  input: PauseInput,
});

export const resumeBill = call({ ...requests.resumeBill, ...change, summary: "End a bill's pause today." });

export const archiveBill = call({
  ...requests.archiveBill,
  ...change,
  summary:
    "Archive a bill: it is kept with its history, and is out of every list and sum. Payments that wait are cancelled.",
});

export const bringBackBill = call({
  ...requests.bringBackBill,
  ...change,
  summary: "Bring a bill back from the archive: it is due and credited from today on.",
});

/** What a bill comes to from a day on, and why. */
export const DatedAmount = z.object({
  from: WireDay,
  amount: WireMoney,
  why: z.enum(AMOUNT_REASONS),
});
export type DatedAmount = z.output<typeof DatedAmount>;

/** What something cost a year ago and costs now. */
export const Rise = z.object({
  before: WireMoney,
  now: WireMoney,
  /** In tenths of a percent; below zero it fell. */
  tenths: z.number(),
});
export type Rise = z.output<typeof Rise>;

export const listAmounts = call({
  ...requests.listAmounts,
  summary:
    "What a bill came to and from when, oldest first, and how much more it is than a year ago. All of it; or with limit and before (a day) the last so many before that day.",
  access: "read",
  params: BillParams,
  query: z.object({ limit: pageQuery.limit, before: z.optional(dayInput("before")) }),
  output: z.object({
    items: z.array(DatedAmount),
    /** The day before which there is more; null at the end. */
    next: z.nullable(WireDay),
    /** Against a year ago; null when nothing is known of then. */
    yearly: z.nullable(Rise),
  }),
  faults: ["not_found"],
});

export const getRise = call({
  ...requests.getRise,
  summary: "How much more your bills come to a week than a year ago: those you had then and still have.",
  access: "read",
  output: z.object({ yearly: z.nullable(Rise) }),
});

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
