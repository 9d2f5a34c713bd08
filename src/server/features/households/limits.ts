import type { NetworkLimit } from "#server/features/auth/limits.ts";
import type { Limit } from "#server/http/rate-limit.ts";

/** Invitations that one household makes; each may send a mail to a stranger. */
export const INVITE: Limit = { what: "invite", max: 30, minutes: 60 };
/** Links that are none. A link that works is never held up by them. */
export const WRONG_INVITATION: NetworkLimit = { what: "invitation-address", max: 30, wide: 120, minutes: 15 };
