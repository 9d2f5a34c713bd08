export type Screen =
  | "landing"
  | "login"
  | "register"
  | "reset"
  | "confirm-email"
  | "join"
  | "gate"
  | "dashboard"
  | "plan"
  | "calendar"
  | "accounts"
  | "bill"
  | "statements";

type Situation = {
  path: string;
  isAuthenticated: boolean;
  /** The previous page load requested the gate. */
  isForced: boolean;
};

const SIGNED_IN = new Map<string, Screen>([
  ["/plan", "plan"],
  ["/calendar", "calendar"],
  ["/accounts", "accounts"],
  ["/statements", "statements"],
]);

const SIGNED_OUT = new Map<string, Screen>([
  ["/login", "login"],
  ["/register", "register"],
  ["/dashboard", "gate"],
  ...[...SIGNED_IN.keys()].map((path): [string, Screen] => [path, "gate"]),
]);

const BILL = /^\/bills\/[1-9]\d{0,15}$/;

const withoutTrailingSlash = (path: string) => path.replace(/(?<=.)\/+$/, "");

/** The screen of a path. */
export function screenFor({ path, isAuthenticated, isForced }: Situation): Screen {
  const pathname = withoutTrailingSlash(path);
  if (isForced) return "gate";
  if (pathname === "/reset-password") return "reset";
  if (BILL.test(pathname)) return isAuthenticated ? "bill" : "gate";
  if (pathname === "/confirm-email") return "confirm-email";
  if (pathname === "/join") return "join";
  if (!isAuthenticated) return SIGNED_OUT.get(pathname) ?? "landing";
  return SIGNED_IN.get(pathname) ?? "dashboard";
}

/** Where a signed-in user is redirected from / and /login. */
export function redirectFor({ path, isAuthenticated, isForced }: Situation, to = "/dashboard"): string | undefined {
  if (!isAuthenticated || isForced) return undefined;
  const pathname = withoutTrailingSlash(path);
  if (pathname === "/login") return to;
  return pathname === "/" ? "/dashboard" : undefined;
}
