/** A member's role in a household. Each role includes the rights of those before it. */
export const ROLES = ["viewer", "member", "owner"] as const;
export type Role = (typeof ROLES)[number];

/** What a session or a token may be used for. A session has every scope; a token never has `account`. */
export const SCOPES = ["read", "write", "account"] as const;
export type Scope = (typeof SCOPES)[number];

/** The role and scope that each kind of call requires. */
export const ACCESS = {
  /** Read the household's data. */
  read: { role: "viewer", scope: "read" },
  /** Change the caller's own data, with any role. */
  own: { role: "viewer", scope: "write" },
  /** Change the household's data. */
  write: { role: "member", scope: "write" },
  /** Manage the caller's sign-in (sessions, factors and tokens) and household memberships. Never allowed with a token. */
  account: { role: "viewer", scope: "account" },
  /** Delete the household's data and manage its members. */
  manage: { role: "owner", scope: "account" },
} as const satisfies Record<string, { role: Role; scope: Scope }>;
export type Access = keyof typeof ACCESS;

/** Whether a role and scopes allow a kind of call. */
export function mayCall(access: Access, who: { role: Role; scopes: readonly Scope[] }): boolean {
  const { role, scope } = ACCESS[access];
  return ROLES.indexOf(who.role) >= ROLES.indexOf(role) && who.scopes.includes(scope);
}
