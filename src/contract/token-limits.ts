/** What a token may be used for: to look, or to look and change. It never manages people, tokens or factors. */
export const TOKEN_SCOPES = ["read", "write"] as const;
/** For how many days a token may be good. */
export const TOKEN_DAYS = [7, 30, 90, 365] as const;
/** How many a person may have in a household. */
export const MOST_TOKENS = 20;
