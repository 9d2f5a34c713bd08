/** The gate's statuses, exactly as shown in its Status line. */
export type GateStatus =
  | "checking"
  | "not authenticated"
  | "logging in..."
  | "logged in"
  | "authenticated"
  | "login failed"
  | "error";

export type GateEvent = "check passed" | "check failed" | "sign in" | "accepted" | "refused" | "broke";

const next: Record<GateStatus, Partial<Record<GateEvent, GateStatus>>> = {
  checking: { "check passed": "authenticated", "check failed": "not authenticated" },
  "not authenticated": { "sign in": "logging in..." },
  "logging in...": { accepted: "logged in", refused: "login failed", broke: "error" },
  "login failed": { "sign in": "logging in..." },
  error: { "sign in": "logging in..." },
  "logged in": {},
  authenticated: {},
};

/** The next status; an event that does not fit the status changes nothing. */
export function step(status: GateStatus, event: GateEvent): GateStatus {
  return next[status][event] ?? status;
}

/** The delay before the page reloads into the app; undefined where it does not reload. */
export function reloadDelay(status: GateStatus): number | undefined {
  return status === "authenticated" || status === "logged in" ? 1000 : undefined;
}

/** The text for each status. */
export const gateText: Record<GateStatus, string> = {
  checking: "Checking whether you are signed in...",
  "not authenticated": "Sign in with the test account to look around a household with bills, savings and income.",
  "logging in...": "Signing you in...",
  "logged in": "Successfully signed in! Redirecting...",
  authenticated: "You are signed in!",
  "login failed": "Login failed. Please try again.",
  error: "Login failed. Please try again.",
};
