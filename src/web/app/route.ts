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

const plain = (path: string) => path.replace(/(?<=.)\/+$/, "");

/** The screen of a path. */
export function screenFor({ path, isAuthenticated, isForced }: Situation): Screen {
  const place = plain(path);
  if (isForced) return "gate";
  if (place === "/reset-password") return "reset";
  if (BILL.test(place)) return isAuthenticated ? "bill" : "gate";
  if (place === "/confirm-email") return "confirm-email";
  if (place === "/join") return "join";
  if (!isAuthenticated) return SIGNED_OUT.get(place) ?? "landing";
  return SIGNED_IN.get(place) ?? "dashboard";
}

/** Where a signed-in user is redirected from / and /login. */
export function redirectFor({ path, isAuthenticated, isForced }: Situation, to = "/dashboard"): string | undefined {
  if (!isAuthenticated || isForced) return undefined;
  const place = plain(path);
  if (place === "/login") return to;
  return place === "/" ? "/dashboard" : undefined;
}
