/** What a member may do in a household; each may do what those before it may. */
export const ROLES = ["viewer", "member", "owner"] as const;
export type Role = (typeof ROLES)[number];

/** What a session or a token may be used for. A session has all of them; a token never gets `account`. */
export const SCOPES = ["read", "write", "account"] as const;
export type Scope = (typeof SCOPES)[number];

/** What each kind of call needs of whoever makes it. */
export const ACCESS = {
  /** Look at the household's data. */
  read: { role: "viewer", scope: "read" },
  /** Change what is a person's own, whatever they may do in the household. */
  own: { role: "viewer", scope: "write" },
  /** Change the household's data. */
  write: { role: "member", scope: "write" },
  /** Manage how one signs in (one's own sessions, factors and tokens) and which households one is in. Never by a token. */
  account: { role: "viewer", scope: "account" },
  /** Delete the household's data, manage its people. */
  manage: { role: "owner", scope: "account" },
} as const satisfies Record<string, { role: Role; scope: Scope }>;
export type Access = keyof typeof ACCESS;

/** Whether a role and its scopes are enough for a kind of call. */
export function mayCall(access: Access, who: { role: Role; scopes: readonly Scope[] }): boolean {
  const { role, scope } = ACCESS[access];
  return ROLES.indexOf(who.role) >= ROLES.indexOf(role) && who.scopes.includes(scope);
}
