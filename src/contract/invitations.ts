import * as z from "zod/mini";
import * as requests from "#contract/requests/invitations.ts";
import { ROLES } from "./access.ts";
import { call } from "./call.ts";
import { Email, Instant, pathId } from "./fields.ts";
import { Household } from "./household.ts";
import { overPeople } from "./limits.ts";

const BAD_LINK = "This invitation link is not valid";
/** Names the household, and holds 24 random bytes. */
export const InvitationToken = z.string(BAD_LINK).check(z.regex(/^[A-Za-z0-9_-]{54}$/, BAD_LINK));

export const INVITATION_DAYS = 7;

export const Invitation = z.object({
  id: z.number(),
  role: z.enum(ROLES),
  /** The only address that may use it; null lets in whoever has the link. */
  email: z.nullable(z.string()),
  /** The first name of who made it. */
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
  summary: "Invitations that nobody has used yet.",
  access: "manage",
  output: z.array(Invitation),
});

export const invite = call({
  ...requests.invite,
  summary: `Make a link by which one person can join within ${INVITATION_DAYS} days. It is shown once, and mailed to the address if one is given and the server sends mail. ${overPeople("invitations")}.`,
  access: "manage",
  input: InviteInput,
  output: z.object({ invitation: Invitation, link: z.string(), isMailed: z.boolean() }),
  status: 201,
  faults: ["conflict", "too_many"],
});

export const revokeInvitation = call({
  ...requests.revokeInvitation,
  summary: "Take an invitation back: its link stops working.",
  access: "manage",
  params: z.object({ id: pathId("Valid invitation ID is required") }),
  output: "nothing",
  status: 204,
  faults: ["not_found"],
});

export const readInvitation = call({
  ...requests.readInvitation,
  summary: "What a link invites to, for whoever has it.",
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
  summary: "Join the household of a link with the account you are signed in to, and switch to it.",
  access: "account",
  input: z.object({ token: InvitationToken }),
  output: Household,
  faults: ["not_found", "forbidden", "conflict"],
});
