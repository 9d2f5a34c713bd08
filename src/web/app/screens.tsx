import { type ComponentType, lazy, type ReactNode, useState } from "react";
import type { Screen } from "./route.ts";

type LazyScreen = Exclude<Screen, "landing">;
type Parts = LazyScreen | "providers";
type Part = ComponentType<{ children: ReactNode }>;

// Each screen is a separate chunk, so that only viewed screens are downloaded.
const loaders: Record<Parts, () => Promise<Part>> = {
  providers: () => import("./providers.tsx").then((part) => part.Providers),
  login: () => import("./pages/login-page.tsx").then((part) => part.LoginPage),
  register: () => import("./pages/register-page.tsx").then((part) => part.RegisterPage),
  reset: () => import("./pages/reset-page.tsx").then((part) => part.ResetPage),
  "confirm-email": () => import("./pages/confirm-email-page.tsx").then((part) => part.ConfirmEmailPage),
  join: () => import("./pages/join-page.tsx").then((part) => part.JoinPage),
  gate: () => import("#web/features/auth/auth-gate.tsx").then((part) => part.AuthGate),
  dashboard: () => import("./pages/dashboard-page.tsx").then((part) => part.DashboardPage),
  plan: () => import("./pages/plan-page.tsx").then((part) => part.PlanPage),
  calendar: () => import("./pages/calendar-page.tsx").then((part) => part.CalendarPage),
  accounts: () => import("./pages/accounts-page.tsx").then((part) => part.AccountsPage),
  bill: () => import("./pages/bill-page.tsx").then((part) => part.BillPage),
  statements: () => import("./pages/statements-page.tsx").then((part) => part.StatementsPage),
};

const loaded = new Map<Parts, Part>();

async function load(name: Parts): Promise<{ default: Part }> {
  const part = loaded.get(name) ?? (await loaders[name]());
  loaded.set(name, part);
  return { default: part };
}

const lazyParts: Record<Parts, Part> = {
  providers: lazy(() => load("providers")),
  login: lazy(() => load("login")),
  register: lazy(() => load("register")),
  reset: lazy(() => load("reset")),
  "confirm-email": lazy(() => load("confirm-email")),
  join: lazy(() => load("join")),
  gate: lazy(() => load("gate")),
  dashboard: lazy(() => load("dashboard")),
  plan: lazy(() => load("plan")),
  calendar: lazy(() => load("calendar")),
  accounts: lazy(() => load("accounts")),
  bill: lazy(() => load("bill")),
  statements: lazy(() => load("statements")),
};

/** Loaded screens render directly: React.lazy would wait a tick and flash the fallback. */
const partOf = (name: Parts) => loaded.get(name) ?? lazyParts[name];

/** Preloads a screen's chunks; a failure is reported when the screen is needed. */
export async function preload(screen: LazyScreen): Promise<void> {
  await Promise.all([load("providers"), load(screen)]).catch(() => undefined);
}

export function ScreenOf({ name }: { name: LazyScreen }) {
  // Chosen once: switching between the direct and the lazy component would remount the screen.
  const [Providers] = useState(() => partOf("providers"));
  return (
    <Providers>
      <PageOf key={name} name={name} />
    </Providers>
  );
}

function PageOf({ name }: { name: LazyScreen }) {
  const [Page] = useState(() => partOf(name));
  return <Page>{null}</Page>;
}

const SCREEN_BY_PATH = new Map<string, LazyScreen>([
  ["/login", "login"],
  ["/register", "register"],
  ["/plan", "plan"],
  ["/calendar", "calendar"],
  ["/accounts", "accounts"],
  ["/statements", "statements"],
]);

/**
 * Prefetches a page's chunks on hover, touch or focus of its link. Prefetching all of them would more than double the download
 * for reading one page.
 */
export function preloadOnIntent(): void {
  const preloadLinkedScreen = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const path = link?.getAttribute("href") ?? "";
    const screen = path.startsWith("/bills/") ? "bill" : SCREEN_BY_PATH.get(path);
    if (screen) preload(screen);
  };
  for (const kind of ["pointerover", "touchstart", "focusin"]) {
    document.addEventListener(kind, preloadLinkedScreen, { passive: true });
  }
}
