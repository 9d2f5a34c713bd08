import * as z from "zod/mini";
import * as requests from "#contract/requests/plan.ts";
import { RATES } from "#core/plan/move-rule.ts";
import { VERDICTS } from "#core/plan/verdict.ts";
import { call } from "./call.ts";
import { Instant, requiredText, WireDay, WireMoney } from "./fields.ts";
import { PlanInput } from "./plan-input.ts";

const DayBalance = z.object({ day: WireDay, balance: WireMoney });
const Named = z.object({ id: z.number(), name: z.string() });

/** A due in the plan. */
export const PlannedDue = z.object({
  billId: z.number(),
  billName: z.string(),
  accountId: z.number(),
  /** Its due day; may be in the past. */
  due: WireDay,
  /** The day on which the plan pays it; never before today. */
  day: WireDay,
  amount: WireMoney,
  /** The part that the account can't cover; 0.00 if it's covered. */
  short: WireMoney,
  isByHand: z.boolean(),
  /** The due day is only assumed: 'about 3 Dec'. */
  isAssumed: z.boolean(),
  /** The payment scheduled for that day, if any. */
  paymentId: z.nullable(z.number()),
});
export type PlannedDue = z.output<typeof PlannedDue>;

/**
 * The sentence at the top of the dashboard. `state` is what it says first: `short` and `later` are about bills that will be short
 * within 13 weeks or within the year, `pay-too-small` about a pay that is less than what is to be moved from it, `no-pay`
 * about a household without any that can't pay everything from its accounts.
 */
export const Verdict = z.object({
  state: z.enum(VERDICTS),
  /** 13 weeks ahead. */
  until: WireDay,
  /** How many bills will be short within 13 weeks. */
  bills: z.number(),
  /** The first short due of the year. `day` is when the plan pays it, later than `due` if overdue or tried again. */
  first: z.nullable(z.object({ billId: z.number(), name: z.string(), due: WireDay, day: WireDay, short: WireMoney })),
  /** How many bills are overdue. */
  overdue: z.number(),
  /** The first pay that is too small; `owner` is null if it's the caller's or not assigned to a member. */
  pay: z.nullable(z.object({ incomeId: z.number(), owner: z.nullable(z.string()), day: WireDay, missing: WireMoney })),
  /** Bills without an account are not included. */
  isPartial: z.boolean(),
});
export type Verdict = z.output<typeof Verdict>;

/** One account on a payday card. */
export const PaydayTransfer = z.object({
  accountId: z.number(),
  accountName: z.string(),
  /** The amount to move: the level or exact amount plus catch-ups. */
  planned: WireMoney,
  catchUp: WireMoney,
  /** Whether the pay arrives in this account and needn't be moved. */
  isWherePayArrives: z.boolean(),
  /** What was moved, once marked as moved. */
  moved: z.nullable(z.object({ amount: WireMoney, by: z.nullable(z.string()), at: Instant })),
});

export const PaydayCard = z.object({
  incomeId: z.number(),
  name: z.string(),
  /** The first name of the member whose pay it is; null if it isn't assigned to a member. */
  member: z.nullable(z.string()),
  /** Whether it's the caller's pay, or not assigned to a member. */
  isYours: z.boolean(),
  payday: WireDay,
  nextPayday: WireDay,
  pay: WireMoney,
  transfers: z.array(PaydayTransfer),
  /** Running catch-ups, listed separately but included in the transfers above. */
  catchUps: z.array(z.object({ billId: z.number(), billName: z.string(), accountId: z.number(), amount: WireMoney })),
  total: WireMoney,
  /** 'Yours until' the next payday; negative if the pay isn't enough. */
  rest: WireMoney,
  isMoved: z.boolean(),
});
export type PaydayCard = z.output<typeof PaydayCard>;

export const TimelineItem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pay"), day: WireDay, incomeId: z.number(), name: z.string(), amount: WireMoney }),
  z.extend(PlannedDue, { kind: z.literal("due") }),
]);
export type TimelineItem = z.output<typeof TimelineItem>;

/** An account's figures: balance − set aside = free. */
export const AccountOutlook = z.object({
  id: z.number(),
  name: z.string(),
  balance: WireMoney,
  setAside: WireMoney,
  free: WireMoney,
  spare: WireMoney,
  lowest: DayBalance,
});
export type AccountOutlook = z.output<typeof AccountOutlook>;

export const Starter = z.object({
  amount: WireMoney,
  /** The day it's first needed. */
  day: WireDay,
  first: z.nullable(PlannedDue),
  parts: z.array(z.object({ accountId: z.number(), amount: WireMoney, lowestOn: WireDay })),
});

/** What must be filled in before the plan is complete. */
export const Missing = z.object({
  accounts: z.boolean(),
  incomes: z.boolean(),
  billsWithoutAccount: z.array(Named),
  incomesWithoutPayday: z.array(Named),
});

export const Plan = z.object({
  today: WireDay,
  verdict: Verdict,
  missing: Missing,
  /** The next payday of each income, plus any in the last week not marked as moved; by day. */
  paydays: z.array(PaydayCard),
  /** Paydays and dues of the next six weeks, by day. */
  timeline: z.array(TimelineItem),
  accounts: z.array(AccountOutlook),
  starter: z.nullable(Starter),
});
export type Plan = z.output<typeof Plan>;

const oneOf = <const T extends readonly [string, ...string[]]>(values: T, message: string) => z.enum(values, message);

export const PlanQuery = z.object({
  /** Level: the weekly total times the weeks in the pay period. Exact: what will be credited until the next payday. Defaults to your settings. Another member's pay follows theirs. */
  rate: z.optional(oneOf(RATES, "rate must be level or exact")),
  /** Round each payday's total up to a multiple of this. Defaults to your settings. Another member's pay follows theirs. */
  rounding: z.optional(oneOf(["0", "1", "5", "10"], "rounding must be 0, 1, 5 or 10")),
});

export const getPlan = call({
  ...requests.getPlan,
  summary:
    "Get the plan: whether every bill is covered, what to move on the next paydays, what is due within six weeks, and what is free.",
  access: "read",
  query: PlanQuery,
  output: Plan,
});

export const PlanYear = z.object({
  today: WireDay,
  until: WireDay,
  verdict: Verdict,
  /** Each account's balance today, on each day it changes, and on the last day. */
  accounts: z.array(z.extend(AccountOutlook, { series: z.array(DayBalance) })),
  dues: z.array(PlannedDue),
  starter: z.nullable(Starter),
  /** What it was calculated from, so that the browser can try out changes. */
  input: PlanInput,
});
export type PlanYear = z.output<typeof PlanYear>;

export const getPlanYear = call({
  ...requests.getPlanYear,
  summary:
    "Get the year ahead: each account's balance for the next 52 weeks, every due, and the data it was calculated from.",
  access: "read",
  output: PlanYear,
});

const CatchUpOf = z.object({ billId: z.number(), billName: z.string(), weekly: WireMoney, until: WireDay });

/** The change that fixes a shortage. */
export const PlanChange = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("lump"), accountId: z.number(), amount: WireMoney }),
  z.object({ kind: z.literal("catch-up"), catchUps: z.array(CatchUpOf) }),
  z.object({ kind: z.literal("move-money"), fromId: z.number(), toId: z.number(), amount: WireMoney }),
  z.object({ kind: z.literal("move-due"), billId: z.number(), billName: z.string(), from: WireDay, to: WireDay }),
]);
export type PlanChange = z.output<typeof PlanChange>;

const Outlook = z.object({ lowest: DayBalance, verdict: Verdict });

export const Way = z.object({
  id: z.string(),
  /** The account that is short. */
  accountId: z.number(),
  change: PlanChange,
  /** Every shortage that it fixes. */
  cures: z.array(PlannedDue),
  /** That account's lowest point and the verdict, before and after. */
  before: Outlook,
  after: Outlook,
});
export type Way = z.output<typeof Way>;

export const listWays = call({
  ...requests.listWays,
  summary:
    "List up to four ways to fix the first shortage, each with the figures before and after. Empty if nothing is short.",
  access: "read",
  output: z.object({ ways: z.array(Way) }),
});

export const FixInput = z.object({ id: requiredText("id", 100) });

export const fixPlan = call({
  ...requests.fixPlan,
  summary: "Apply one of the offered fixes by its id. Refused without any effect if the plan has changed since.",
  access: "write",
  input: FixInput,
  output: Way,
  faults: ["conflict"],
});
