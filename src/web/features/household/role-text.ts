import type { Role } from "#contract/access.ts";
import type { Member } from "#contract/household.ts";

export const ROLE_TEXT: Record<Role, { label: string; may: string }> = {
  owner: { label: "Owner", may: "Full access, including members" },
  member: { label: "Member", may: "Can edit bills, accounts and incomes" },
  viewer: { label: "Viewer", may: "View only" },
};

export const ROLE_OPTIONS = (["member", "viewer", "owner"] as const).map((value) => ({
  value,
  label: ROLE_TEXT[value].label,
}));

/** A member's name, else their email. */
export const nameOf = ({ name, email }: Pick<Member, "name" | "email">) => name ?? email;

/** The first name, else the email. */
export const shortNameOf = ({ name, email }: Pick<Member, "name" | "email">) => name?.split(" ")[0] ?? email;
