import * as z from "zod/mini";
import * as requests from "#contract/requests/plan.ts";
import { RATES } from "#core/plan/move-rule.ts";
import { call } from "./call.ts";
import { Instant, requiredText, WireDay, WireMoney } from "./fields.ts";
import { PlanInput } from "./plan-input.ts";

const DayBalance = z.object({ day: WireDay, balance: WireMoney });
const Named = z.object({ id: z.number(), name: z.string() });

/** A due as the plan draws it. */
export const PlannedDue = z.object({
  billId: z.number(),
  billName: z.string(),
  accountId: z.number(),
  /** Its due day, which may have passed. */
  due: WireDay,
  /** The day it counts on: never before today. */
  day: WireDay,
  amount: WireMoney,
  /** The part of it that its account cannot pay; 0.00 when it is covered. */
  short: WireMoney,
  isByHand: z.boolean(),
  /** Nobody has said when it is due: 'about 3 Dec'. */
  isAssumed: z.boolean(),
  /** The payment that waits for that day, if one does. */
  paymentId: z.nullable(z.number()),
});
export type PlannedDue = z.output<typeof PlannedDue>;

/** The sentence at the top. `until` is 13 weeks ahead; `first` is there unless all is on track. */
export const Verdict = z.object({
  state: z.enum(["on-track", "later", "short"]),
  until: WireDay,
  /** How many bills will be short within the 13 weeks. */
  bills: z.number(),
  first: z.nullable(z.object({ billId: z.number(), name: z.string(), day: WireDay, short: WireMoney })),
});
export type Verdict = z.output<typeof Verdict>;

/** One account on a payday card. */
export const PaydayTransfer = z.object({
  accountId: z.number(),
  accountName: z.string(),
  /** What to move: the level or exact amount and the catch-ups. */
  planned: WireMoney,
  catchUp: WireMoney,
  /** Where the pay arrives: it stays there rather than being moved. */
  isWherePayArrives: z.boolean(),
  /** What was moved, once somebody has said so. */
  moved: z.nullable(z.object({ amount: WireMoney, by: z.nullable(z.string()), at: Instant })),
});

export const PaydayCard = z.object({
  incomeId: z.number(),
  name: z.string(),
  /** The first name of the member whose pay it is; null when it is nobody's in particular. */
  member: z.nullable(z.string()),
  /** Whether it is the pay of whoever asks, or nobody's in particular. */
  isYours: z.boolean(),
  payday: WireDay,
  nextPayday: WireDay,
  pay: WireMoney,
  transfers: z.array(PaydayTransfer),
  /** Running catch-ups, each a line of its own; they are part of the transfers above. */
  catchUps: z.array(z.object({ billId: z.number(), billName: z.string(), accountId: z.number(), amount: WireMoney })),
  total: WireMoney,
  /** 'Yours until' the next payday; below zero the pay is not enough. */
  rest: WireMoney,
  isMoved: z.boolean(),
});
export type PaydayCard = z.output<typeof PaydayCard>;

export const TimelineItem = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("pay"), day: WireDay, incomeId: z.number(), name: z.string(), amount: WireMoney }),
  z.extend(PlannedDue, { kind: z.literal("due") }),
]);
export type TimelineItem = z.output<typeof TimelineItem>;

/** 'balance in the account − set aside = free'. */
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
  /** The day it is first needed. */
  day: WireDay,
  first: z.nullable(PlannedDue),
  parts: z.array(z.object({ accountId: z.number(), amount: WireMoney, lowestOn: WireDay })),
});

/** What the plan cannot know until somebody says it. */
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
  /** The coming payday of each income, and one of the last week that was not marked as moved; by day. */
  paydays: z.array(PaydayCard),
  /** The next six weeks, by day. */
  timeline: z.array(TimelineItem),
  accounts: z.array(AccountOutlook),
  starter: z.nullable(Starter),
});
export type Plan = z.output<typeof Plan>;

const oneOf = <const T extends readonly [string, ...string[]]>(words: T, message: string) => z.enum(words, message);

export const PlanQuery = z.object({
  /** Level is the weekly total times the weeks of the pay period; exact is what will be credited until the next payday. Else as in your settings. */
  rate: z.optional(oneOf(RATES, "rate must be level or exact")),
  /** Round each payday's whole up to so much. */
  rounding: z.optional(oneOf(["0", "1", "5", "10"], "rounding must be 0, 1, 5 or 10")),
});

export const getPlan = call({
  ...requests.getPlan,
  summary:
    "Whether every bill is covered, what to move on the next paydays, what is due in six weeks, and what is free.",
  access: "read",
  query: PlanQuery,
  output: Plan,
});

export const PlanYear = z.object({
  today: WireDay,
  until: WireDay,
  verdict: Verdict,
  /** What each account holds: today, each day it changes, and the last. */
  accounts: z.array(z.extend(AccountOutlook, { series: z.array(DayBalance) })),
  dues: z.array(PlannedDue),
  starter: z.nullable(Starter),
  /** What it was computed from: the browser tries changes on it. */
  input: PlanInput,
});
export type PlanYear = z.output<typeof PlanYear>;

export const getPlanYear = call({
  ...requests.getPlanYear,
  summary: "Each account's balance for the next 52 weeks, every due, and what it was computed from.",
  access: "read",
  output: PlanYear,
});

const CatchUpOf = z.object({ billId: z.number(), billName: z.string(), weekly: WireMoney, until: WireDay });

/** What a way to fix a shortage does. */
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
  /** Every shortage that is gone once it is done. */
  cures: z.array(PlannedDue),
  /** The lowest point of that account, and the verdict. */
  before: Outlook,
  after: Outlook,
});
export type Way = z.output<typeof Way>;

export const listWays = call({
  ...requests.listWays,
  summary: "Up to four ways to fix the first shortage, each with before and after. None when nothing is short.",
  access: "read",
  output: z.object({ ways: z.array(Way) }),
});

export const FixInput = z.object({ id: requiredText("The way", 100) });

export const fixPlan = call({
  ...requests.fixPlan,
  summary:
    "Apply one of the offered ways, by its id. When the plan has changed since, it is refused and nothing happens.",
  access: "write",
  input: FixInput,
  output: Way,
  faults: ["conflict"],
});
