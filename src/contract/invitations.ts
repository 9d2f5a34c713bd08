import * as z from "zod/mini";
import * as requests from "#contract/requests/invitations.ts";
import { ROLES } from "./access.ts";
import { call } from "./call.ts";
import { Email, Instant, pathId } from "./fields.ts";
import { Household } from "./household.ts";
import { peopleLimitMessage } from "./limits.ts";

const BAD_LINK = "This invitation link is not valid";
/** Contains the household id and 24 random bytes. */
export const InvitationToken = z.string(BAD_LINK).check(z.regex(/^[A-Za-z0-9_-]{54}$/, BAD_LINK));

export const INVITATION_DAYS = 7;

export const Invitation = z.object({
  id: z.number(),
  role: z.enum(ROLES),
  /** The only address that may use it; null lets anyone with the link join. */
  email: z.nullable(z.string()),
  /** The first name of the person who created it. */
  by: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
});
export type Invitation = z.output<typeof Invitation>;

export const InviteInput = z.object({
  role: z.enum(ROLES, "role must be viewer, member or owner"),
  email: z.optional(z.nullable(Email)),
});

export const listInvitations = call({
  ...requests.listInvitations,
  summary: "List invitations that haven't been used yet.",
  access: "manage",
  output: z.array(Invitation),
});

export const invite = call({
  ...requests.invite,
  summary: `Create a link that lets one person join within ${INVITATION_DAYS} days. It's shown only once, and emailed if you give an address and the server sends email. ${peopleLimitMessage("invitations")}.`,
  access: "manage",
  input: InviteInput,
  output: z.object({ invitation: Invitation, link: z.string(), isMailed: z.boolean() }),
  status: 201,
  faults: ["conflict", "too_many"],
});

export const revokeInvitation = call({
  ...requests.revokeInvitation,
  summary: "Revoke an invitation. Its link stops working.",
  access: "manage",
  params: z.object({ id: pathId("Valid invitation ID is required") }),
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

export const readInvitation = call({
  ...requests.readInvitation,
  summary: "Get the details of an invitation link. Anyone with the link can read them.",
  access: "open",
  input: z.object({ token: InvitationToken }),
  output: z.object({
    household: z.string(),
    by: z.nullable(z.string()),
    role: z.enum(ROLES),
    email: z.nullable(z.string()),
    expiresAt: Instant,
  }),
  faults: ["not_found"],
});

export const acceptInvitation = call({
  ...requests.acceptInvitation,
  summary: "Accept an invitation with the signed-in account and switch to its household.",
  access: "account",
  input: z.object({ token: InvitationToken }),
  output: Household,
  faults: ["not_found", "forbidden", "conflict"],
});
