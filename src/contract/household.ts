import * as z from "zod/mini";
import * as requests from "#contract/requests/household.ts";
import { isTimeZone } from "#core/day.ts";
import { CURRENCIES } from "#core/settings.ts";
import { SHARE_MODES, WHOLE_SHARE } from "#core/shares.ts";
import { ROLES } from "./access.ts";
import { call } from "./call.ts";
import { Instant, MemberId, pathId, requiredText, WireDay } from "./fields.ts";
import { overPeople } from "./limits.ts";

const BAD_SHARE = "A share must be 0 to 100 percent";

/** In hundredths of a percent: 2500 is 25 %. */
export const SharePart = z.object(
  {
    memberId: MemberId,
    share: z.number(BAD_SHARE).check(z.int(BAD_SHARE), z.minimum(0, BAD_SHARE), z.maximum(WHOLE_SHARE, BAD_SHARE)),
  },
  "Each part is a member with a share",
);

const parts = z.array(SharePart, "parts must be a list").check(z.maxLength(50, "At most 50 members"));

export const Member = z.object({
  id: z.string(),
  /** Their first and last name; null when they gave none. */
  name: z.nullable(z.string()),
  email: z.string(),
  role: z.enum(ROLES),
  isYou: z.boolean(),
  joinedAt: Instant,
});
export type Member = z.output<typeof Member>;

export const Household = z.object({
  id: z.string(),
  name: z.string(),
  /** Null leaves each member the currency of their own settings. */
  currency: z.nullable(z.enum(CURRENCIES)),
  /** When its days begin; null follows the server's. */
  timeZone: z.nullable(z.string()),
  /** By which days it lives: those of its time zone or the server's, and never one before the day it had when that changed. */
  calendar: z.object({ timeZone: z.string(), notBefore: z.nullable(WireDay) }),
  /** When everything it has is deleted for all of its members, and who asked for that; null otherwise. */
  deletion: z.nullable(z.object({ at: Instant, by: z.nullable(z.string()), isYou: z.boolean() })),
  /** What you may do in it. */
  role: z.enum(ROLES),
  members: z.array(Member),
  shares: z.object({
    mode: z.enum(SHARE_MODES),
    /** Of each member, where percentages are set. */
    parts: z.array(SharePart),
    /** Bills that are shared in another way. */
    bills: z.array(z.object({ billId: z.number(), billName: z.string(), parts: z.array(SharePart) })),
  }),
});
export type Household = z.output<typeof Household>;

const BAD_ZONE = "Unknown time zone; give a name such as Europe/London";
const TimeZone = z.string(BAD_ZONE).check(z.maxLength(64, BAD_ZONE), z.refine(isTimeZone, BAD_ZONE));

export const HouseholdInput = z.object({
  name: z.optional(requiredText("Household name", 100)),
  currency: z.optional(z.nullable(z.enum(CURRENCIES, "Unknown currency"))),
  timeZone: z.optional(z.nullable(TimeZone)),
});

export const getHousehold = call({
  ...requests.getHousehold,
  summary: "The household you are in: its name, currency, time zone, members, and how they share the bills.",
  access: "read",
  output: Household,
});

export const updateHousehold = call({
  ...requests.updateHousehold,
  summary: "Change the household's name, currency or time zone. Fields left out stay as they are.",
  access: "manage",
  input: HouseholdInput,
  output: Household,
});

export const setShares = call({
  ...requests.setShares,
  summary: "How the members share the bills: by income, equally, or by percentages of all members that add up to 100.",
  access: "write",
  input: z.object({ mode: z.enum(SHARE_MODES, "mode must be income, equal or percent"), parts: z.optional(parts) }),
  output: Household,
  faults: ["not_found"],
});

export const setBillShares = call({
  ...requests.setBillShares,
  summary: "Who carries one bill, in percentages that add up to 100; none shares it as the household does.",
  access: "write",
  params: z.object({ id: pathId("Valid bill ID is required") }),
  input: z.object({ parts }),
  output: Household,
  faults: ["not_found"],
});

export const HouseholdSummary = z.object({
  id: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
  members: z.number(),
  isActive: z.boolean(),
});

export const listHouseholds = call({
  ...requests.listHouseholds,
  summary: "Every household you are in, and which of them this session shows.",
  access: "read",
  output: z.array(HouseholdSummary),
});

export const createHousehold = call({
  ...requests.createHousehold,
  summary: `Create another household with you as its owner, and switch to it. ${overPeople("households")}.`,
  access: "account",
  input: z.object({ name: requiredText("Household name", 100) }),
  output: Household,
  status: 201,
  faults: ["conflict"],
});

export const switchHousehold = call({
  ...requests.switchHousehold,
  summary: "Show another household of yours in this session.",
  access: "account",
  params: z.object({ id: z.string().check(z.maxLength(64, "Valid household ID is required")) }),
  output: Household,
  faults: ["not_found"],
});

export const leaveHousehold = call({
  ...requests.leaveHousehold,
  summary: "Leave the household. Its last owner cannot; who would be in none gets a new one of their own.",
  access: "account",
  output: "nothing",
  status: 204,
  faults: ["conflict"],
});

const oneMember = {
  access: "manage",
  params: z.object({ id: MemberId }),
  faults: ["not_found", "conflict"],
} as const;

export const changeRole = call({
  ...requests.changeRole,
  ...oneMember,
  summary: "Say what a member may do. A household always has an owner.",
  input: z.object({ role: z.enum(ROLES, "role must be viewer, member or owner") }),
  output: Household,
});

export const removeMember = call({
  ...requests.removeMember,
  ...oneMember,
  summary: "Remove a member: their sessions in this household end at once, and so do links that anybody can use.",
  output: "nothing",
  status: 204,
});

export const deleteHouseholdData = call({
  ...requests.deleteHouseholdData,
  summary:
    "Ask for everything that the household has to be deleted, for all of its members: accounts, bills, incomes, payments, the ledger and documents. The household and the people in it stay. It happens within 24 hours, everybody in it sees that, and an owner can take it back until then.",
  access: "manage",
  confirm: "always",
  output: Household,
  status: 202,
});

export const keepHouseholdData = call({
  ...requests.keepHouseholdData,
  summary: "Take a request to delete everything that the household has back, whichever owner made it.",
  access: "manage",
  output: Household,
  faults: ["conflict"],
});

export const handOver = call({
  ...requests.handOver,
  summary: "Make another member the owner in your place; you stay as a member.",
  access: "manage",
  confirm: "second factor",
  input: z.object({ memberId: MemberId }),
  output: Household,
  faults: ["not_found"],
});
