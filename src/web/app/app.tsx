import { Suspense, useEffect } from "react";
import { navigate, usePathname } from "wouter/use-browser-location";
import { LandingPage } from "#web/app/pages/landing-page.tsx";
import { setSignedOut, useAuth } from "#web/features/auth/auth-store.ts";
import { usePage } from "#web/lib/page.ts";
import { returnPath } from "#web/lib/url-parameters.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { redirectFor, screenFor } from "./route.ts";
import { ScreenOf } from "./screens.tsx";

const siteTitle = document.title || "Weekwise";

// Renders exactly the prerendered markup, so that hydration matches.
function Landing() {
  usePage("Weekwise", siteTitle);
  return <LandingPage />;
}

// The reset imports the contract, which the landing page does not need.
function MismatchReset() {
  useEffect(() => {
    import("#web/features/auth/session.ts").then((part) => part.resetMismatch()).catch(setSignedOut);
  }, []);
  return <LoadingScreen />;
}

export function App({ isForced }: { isForced: boolean }) {
  const path = usePathname();
  const { user, isAuthenticated, isMismatched } = useAuth();
  const situation = { path, isAuthenticated, isForced };
  const redirect = redirectFor(situation, returnPath());
  useEffect(() => {
    if (redirect) navigate(redirect, { replace: true });
  }, [redirect]);

  if (isMismatched) return <MismatchReset />;
  const screen = screenFor(situation);
  if (screen === "landing") return <Landing />;
  // The key resets everything when the signed-in user changes, so that no data leaks to the next user.
  return (
    <Suspense key={user?.email} fallback={<LoadingScreen />}>
      <ScreenOf name={screen} />
    </Suspense>
  );
}

/** Empty at first, so that a fast screen does not flash a spinner. */
function LoadingScreen() {
  return (
    <div className="grid min-h-dvh animate-[fade-in_150ms_300ms_both] place-items-center text-muted">
      <Spinner label="Loading..." />
    </div>
  );
}
