import * as z from "zod/mini";
import * as requests from "#contract/requests/household.ts";
import { isTimeZone } from "#core/day.ts";
import { CURRENCIES } from "#core/settings.ts";
import { SHARE_MODES, WHOLE_SHARE } from "#core/shares.ts";
import { ROLES } from "./access.ts";
import { call } from "./call.ts";
import { Instant, MemberId, pathId, requiredText, WireDay } from "./fields.ts";
import { peopleLimitMessage } from "./limits.ts";

const BAD_SHARE = "A share must be 0 to 100 percent";

/** In hundredths of a percent: 2500 is 25 %. */
export const SharePart = z.object(
  {
    memberId: MemberId,
    share: z.number(BAD_SHARE).check(z.int(BAD_SHARE), z.minimum(0, BAD_SHARE), z.maximum(WHOLE_SHARE, BAD_SHARE)),
  },
  "Each part needs a member and a share",
);

const parts = z.array(SharePart, "parts must be a list").check(z.maxLength(50, "At most 50 members"));

export const Member = z.object({
  id: z.string(),
  /** First and last name; null if not given. */
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
  /** Null uses each member's own currency setting. */
  currency: z.nullable(z.enum(CURRENCIES)),
  /** Determines when its days start; null uses the server's. */
  timeZone: z.nullable(z.string()),
  /** The effective time zone, and the earliest day after a change of time zone, so that a day never repeats. */
  calendar: z.object({ timeZone: z.string(), notBefore: z.nullable(WireDay) }),
  /** When all its data will be deleted for every member, and who requested it; null otherwise. */
  deletion: z.nullable(z.object({ at: Instant, by: z.nullable(z.string()), isYou: z.boolean() })),
  /** Your role in it. */
  role: z.enum(ROLES),
  members: z.array(Member),
  shares: z.object({
    mode: z.enum(SHARE_MODES),
    /** Each member's share, if percentages are set. */
    parts: z.array(SharePart),
    /** Bills with shares of their own. */
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
  summary: "Get your current household: name, currency, time zone, members and how they share the bills.",
  access: "read",
  output: Household,
});

export const updateHousehold = call({
  ...requests.updateHousehold,
  summary: "Update the household's name, currency or time zone. Omitted fields stay unchanged.",
  access: "manage",
  input: HouseholdInput,
  output: Household,
});

export const setShares = call({
  ...requests.setShares,
  summary: "Set how members share the bills: by income, equally, or by percentages for all members that add up to 100.",
  access: "write",
  input: z.object({ mode: z.enum(SHARE_MODES, "mode must be income, equal or percent"), parts: z.optional(parts) }),
  output: Household,
  faults: ["not_found"],
});

export const setBillShares = call({
  ...requests.setBillShares,
  summary: "Set the shares of one bill, in percentages that add up to 100. An empty list shares it like the rest.",
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
  summary: "List your households and which one is active in this session.",
  access: "read",
  output: z.array(HouseholdSummary),
});

export const createHousehold = call({
  ...requests.createHousehold,
  summary: `Create a household with you as owner and switch to it. ${peopleLimitMessage("households")}.`,
  access: "account",
  input: z.object({ name: requiredText("Household name", 100) }),
  output: Household,
  status: 201,
  faults: ["conflict"],
});

export const switchHousehold = call({
  ...requests.switchHousehold,
  summary: "Switch this session to another of your households.",
  access: "account",
  params: z.object({ id: z.string().check(z.maxLength(64, "Valid household ID is required")) }),
  output: Household,
  faults: ["not_found"],
});

export const leaveHousehold = call({
  ...requests.leaveHousehold,
  summary: "Leave the household. The last owner can't leave. If it's your only household, you get a new one.",
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
  summary: "Change a member's role. A household always has an owner.",
  input: z.object({ role: z.enum(ROLES, "role must be viewer, member or owner") }),
  output: Household,
});

export const removeMember = call({
  ...requests.removeMember,
  ...oneMember,
  summary:
    "Remove a member. Their sessions in this household end immediately, and open invitation links without an email address stop working.",
  output: "nothing",
  status: 204,
});

export const deleteHouseholdData = call({
  ...requests.deleteHouseholdData,
  summary:
    "Request deletion of all the household's data for every member: accounts, bills, incomes, payments, the ledger and documents. The household and its members stay. The data is deleted within 24 hours. Every member is shown this, and any owner can cancel until then.",
  access: "manage",
  confirm: "always",
  output: Household,
  status: 202,
});

export const keepHouseholdData = call({
  ...requests.keepHouseholdData,
  summary: "Cancel a request to delete the household's data, no matter which owner made it.",
  access: "manage",
  output: Household,
  faults: ["conflict"],
});

export const handOver = call({
  ...requests.handOver,
  summary: "Transfer ownership to another member. You stay as a member.",
  access: "manage",
  confirm: "second factor",
  input: z.object({ memberId: MemberId }),
  output: Household,
  faults: ["not_found"],
});
