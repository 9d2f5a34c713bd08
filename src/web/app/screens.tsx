import { type ComponentType, lazy } from "react";
import type { Screen } from "./route.ts";

type LazyScreen = Exclude<Screen, "landing">;

const providers = () => import("./providers.tsx").then((part) => ({ default: part.Providers }));

// Each screen is a chunk of its own, so that nobody downloads what they do not look at.
const loaders: Record<LazyScreen, () => Promise<{ default: ComponentType }>> = {
  login: () => import("./pages/login-page.tsx").then((part) => ({ default: part.LoginPage })),
  register: () => import("./pages/register-page.tsx").then((part) => ({ default: part.RegisterPage })),
  reset: () => import("./pages/reset-page.tsx").then((part) => ({ default: part.ResetPage })),
  gate: () => import("./pages/gate-page.tsx").then((part) => ({ default: part.GatePage })),
  dashboard: () => import("./pages/dashboard-page.tsx").then((part) => ({ default: part.DashboardPage })),
  accounts: () => import("./pages/accounts-page.tsx").then((part) => ({ default: part.AccountsPage })),
};

const Providers = lazy(providers);

const pages: Record<LazyScreen, ComponentType> = {
  login: lazy(loaders.login),
  register: lazy(loaders.register),
  reset: lazy(loaders.reset),
  gate: lazy(loaders.gate),
  dashboard: lazy(loaders.dashboard),
  accounts: lazy(loaders.accounts),
};

/** Fetches a screen's chunks before it is shown; a failure is left for when it is really wanted. */
export async function preload(screen: LazyScreen): Promise<void> {
  await Promise.all([providers(), loaders[screen]()]).catch(() => undefined);
}

export function ScreenOf({ name }: { name: LazyScreen }) {
  const Page = pages[name];
  return (
    <Providers>
      <Page />
    </Providers>
  );
}
