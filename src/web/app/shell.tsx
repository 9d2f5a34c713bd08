import { Fragment, type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { OfflineBanner } from "#web/app/offline/offline-banner.tsx";
import { setSignedIn, useAuth } from "#web/features/auth/auth-store.ts";
import { checkSession, resetMismatch, signOut, watchOtherTabs } from "#web/features/auth/session.ts";
import { KeepDataBanner } from "#web/features/settings/keep-data-banner.tsx";
import { whenSignedOut } from "#web/lib/ask.ts";
import { syncSettings, useSettingsVersion } from "#web/lib/settings-copy.ts";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { Navigation } from "./navigation.tsx";
import { NewVersionBanner } from "./offline/new-version-banner.tsx";
import { useOfflineCopy } from "./offline/use-offline-copy.ts";
import { PersonMenu } from "./person-menu.tsx";
import { useHousehold } from "./use-household.ts";
import { useLazyDialog } from "./use-lazy-dialog.tsx";

const loadSettings = async () => (await import("./settings.tsx")).Settings;

const loadNewHousehold = async () =>
  (await import("#web/features/household/new-household-dialog.tsx")).NewHouseholdDialog;

/** The frame around every signed-in page: the name, the four places, and Settings and Logout under the person's name. */
export function Shell({ children }: { children: ReactNode }) {
  const settings = useLazyDialog("Settings", loadSettings);
  const newHousehold = useLazyDialog("This form", loadNewHousehold);
  const [isLeaving, setLeaving] = useState(false);
  const { user } = useAuth();
  const version = useSettingsVersion();
  useEffect(() => {
    checkSession();
    const stops = [watchOtherTabs(), whenSignedOut(resetMismatch)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);

  const leave = () => {
    setLeaving(true);
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
            leave={{ act: leave, isBusy: isLeaving }}
          />
        </div>
      </header>
      <OfflineBanner />
      <NewVersionBanner />
      <KeepDataBanner deletesAt={user?.deletesAt} onUser={setSignedIn} />
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

/** What goes on beside the page. It draws nothing, so that the frame is not drawn again for each answer. */
function Background({ email }: { email: string | undefined }) {
  useOfflineCopy(email);
  useServerSettings(email);
  useHousehold();
  return null;
}

/** Brings this browser's settings and the server's together: with each page, and when the connection is back. */
function useServerSettings(email: string | undefined): void {
  useEffect(() => {
    if (email === undefined) return;
    const sync = () => void syncSettings(email);
    sync();
    window.addEventListener("online", sync);
    return () => window.removeEventListener("online", sync);
  }, [email]);
}
