import * as z from "zod/mini";
import { AMOUNT_REASONS } from "#core/bills/amounts.ts";
import { Bill, BillParams } from "./bills.ts";
import { call } from "./call.ts";
import { dayInput, WireDay, WireMoney } from "./fields.ts";

const change = {
  method: "POST",
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
  ...change,
  name: "pauseBill",
  summary: "Pause a bill from today up to a day, or until further notice: nothing is credited or due meanwhile.",
  path: "/api/bills/{id}/pause",
  input: PauseInput,
});

export const resumeBill = call({
  ...change,
  name: "resumeBill",
  summary: "End a bill's pause today.",
  path: "/api/bills/{id}/resume",
});

export const archiveBill = call({
  ...change,
  name: "archiveBill",
  summary:
    "Archive a bill: it is kept with its history, and is out of every list and sum. Payments that wait are cancelled.",
  path: "/api/bills/{id}/archive",
});

export const bringBackBill = call({
  ...change,
  name: "bringBackBill",
  summary: "Bring a bill back from the archive: it is due and credited from today on.",
  path: "/api/bills/{id}/bring-back",
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
  name: "listAmounts",
  summary: "What a bill came to and from when, oldest first, and how much more it is than a year ago.",
  method: "GET",
  path: "/api/bills/{id}/amounts",
  access: "read",
  params: BillParams,
  output: z.object({
    items: z.array(DatedAmount),
    /** Against a year ago; null when nothing is known of then. */
    yearly: z.nullable(Rise),
  }),
  faults: ["not_found"],
});

export const getRise = call({
  name: "getRise",
  summary: "How much more your bills come to a week than a year ago: those you had then and still have.",
  method: "GET",
  path: "/api/bills/rise",
  access: "read",
  output: z.object({ yearly: z.nullable(Rise) }),
});
