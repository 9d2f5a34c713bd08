import { CalendarDays, ChartLine, Landmark, LayoutDashboard } from "lucide-react";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { usePathname } from "wouter/use-browser-location";
import { OfflineBanner } from "#web/app/offline/offline-banner.tsx";
import { setSignedIn, useAuth } from "#web/features/auth/auth-store.ts";
import { checkSession, resetMismatch, signOut, watchOtherTabs } from "#web/features/auth/session.ts";
import { KeepDataBanner } from "#web/features/settings/keep-data-banner.tsx";
import { onSignedOut } from "#web/lib/ask.ts";
import { syncSettings, useSettingsVersion } from "#web/lib/settings-sync.ts";
import { cx } from "#web/ui/cx.ts";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { NewVersionBanner } from "./offline/new-version-banner.tsx";
import { useOfflineCopy } from "./offline/use-offline-copy.ts";
import { PersonMenu } from "./person-menu.tsx";
import { screenFor } from "./route.ts";
import { useHousehold } from "./use-household.ts";
import { useLazyDialog } from "./use-lazy-dialog.tsx";

const NAVIGATION_ITEMS = [
  { screen: "dashboard", label: "Dashboard", icon: LayoutDashboard },
  { screen: "plan", label: "Plan", icon: ChartLine },
  { screen: "calendar", label: "Calendar", icon: CalendarDays },
  { screen: "accounts", label: "Accounts", icon: Landmark },
] as const;

// A single list for both layouts, so that screen readers do not read it twice. On very low screens it stays under the header instead of a fixed bar.
const NAVIGATION_CLASS =
  "max-sm:z-30 max-sm:grid max-sm:grid-cols-4 max-sm:border-t max-sm:border-border max-sm:bg-surface max-sm:px-1 max-sm:pb-[env(safe-area-inset-bottom)] max-sm:not-short:fixed max-sm:not-short:inset-x-0 max-sm:not-short:bottom-0 max-sm:short:order-last max-sm:short:basis-full";

const ITEM_CLASS =
  "flex items-center rounded-control font-semibold text-muted transition-colors duration-150 hover:text-text focus-visible:-outline-offset-2 aria-[current=page]:text-primary max-sm:min-h-14 max-sm:flex-col max-sm:justify-center max-sm:gap-0.5 max-sm:text-xs sm:h-10 sm:gap-2 sm:px-2.5 sm:text-[0.9375rem] sm:hover:bg-surface-sunken sm:aria-[current=page]:bg-primary-soft sm:aria-[current=page]:text-on-primary-soft touch:sm:h-11 lg:px-3";

const loadSettings = async () => (await import("./settings.tsx")).Settings;

const loadNewHousehold = async () =>
  (await import("#web/features/household/new-household-dialog.tsx")).NewHouseholdDialog;

/** The frame of every signed-in page: name, main navigation, and Settings and Logout under the person's name. */
export function Shell({ children }: { children: ReactNode }) {
  const settings = useLazyDialog("Settings", loadSettings);
  const newHousehold = useLazyDialog("This form", loadNewHousehold);
  const [isSigningOut, setSigningOut] = useState(false);
  const { user } = useAuth();
  const version = useSettingsVersion();
  useEffect(() => {
    checkSession();
    const stops = [watchOtherTabs(), onSignedOut(resetMismatch)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const logOut = () => {
    setSigningOut(true);
    signOut();
  };

  return (
    <div className="min-h-dvh">
      <header className="border-b border-border bg-surface">
        <div className="mx-auto flex min-h-16 max-w-6xl flex-wrap items-center gap-x-1 px-4 sm:gap-x-2 sm:px-8">
          <Link
            href="/dashboard"
            aria-label="Weekwise, dashboard"
            className="mr-auto inline-flex min-h-11 items-center rounded-control"
          >
            <Wordmark />
          </Link>
          <Navigation />
          <PersonMenu
            name={user?.firstName || user?.email || "You"}
            settings={{ open: () => settings.open({}), isLoading: settings.isLoading }}
            onNewHousehold={() => newHousehold.open({})}
            logOut={{ run: logOut, isBusy: isSigningOut }}
          />
        </div>
      </header>
      <OfflineBanner />
      <NewVersionBanner />
      <KeepDataBanner deletesAt={user?.deletesAt} onUserChange={setSignedIn} />
      <main
        key={version}
        className="mx-auto max-w-6xl px-4 pt-8 pb-[calc(6rem+env(safe-area-inset-bottom))] sm:px-8 sm:py-10"
      >
        {children}
      </main>
      <Background email={user?.email} />
      {newHousehold.dialog}
      <Fragment key={`settings ${version}`}>{settings.dialog}</Fragment>
    </div>
  );
}

/** Background work. It renders nothing, so that the frame does not re-render for each response. */
function Background({ email }: { email: string | undefined }) {
  useOfflineCopy(email);
  useServerSettings(email);
  useHousehold();
  return null;
}

/** Syncs the browser's settings with the server on each page load and on reconnect. */
function useServerSettings(email: string | undefined): void {
  useEffect(() => {
    if (email === undefined) return;
    const sync = () => void syncSettings(email);
    sync();
    window.addEventListener("online", sync);
    return () => window.removeEventListener("online", sync);
  }, [email]);
}

/** The four places of the app: beside the name, or a bar at the bottom of a phone. */
function Navigation() {
  const path = usePathname();
  const current = screenFor({ path, isAuthenticated: true, isForced: false });
  return (
    <nav aria-label="Main" data-bottom-bar className={cx("sm:flex sm:gap-0.5", NAVIGATION_CLASS)}>
      {NAVIGATION_ITEMS.map(({ screen, label, icon: Icon }) => (
        <Link
          key={screen}
          href={`/${screen}`}
          aria-current={screen === current ? "page" : undefined}
          className={ITEM_CLASS}
        >
          <Icon aria-hidden="true" className="size-5 shrink-0 sm:max-lg:hidden" />
          {label}
        </Link>
      ))}
    </nav>
  );
}
