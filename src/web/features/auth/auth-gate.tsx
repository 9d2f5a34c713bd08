import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { User } from "#contract/auth.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import { authOptions, currentUser, login } from "#contract/requests/auth.ts";
import { ask, isRefusal } from "#web/lib/ask.ts";
import { usePage } from "#web/lib/page.ts";
import { syncSettings } from "#web/lib/settings-sync.ts";
import { localStore } from "#web/lib/storage.ts";
import { loginPathFrom } from "#web/lib/url-parameters.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { Wordmark } from "#web/ui/wordmark.tsx";
import { forgetUser, rememberUser } from "./auth-cache.ts";
import { linkClass, StorageNotice } from "./auth-layout.tsx";
import { setSignedIn } from "./auth-store.ts";
import { type GateStatus, gateText, reloadDelay, step } from "./gate-state.ts";
import { signOut, wasJustMismatched } from "./session.ts";

const isWaiting = (status: GateStatus) => ["checking", "logging in...", "logged in"].includes(status);
const isFailed = (status: GateStatus) => status === "login failed" || status === "error";

/** The full-screen gate in front of the pages that need a signed-in user. */
export function AuthGate() {
  usePage("Sign in");
  const gate = useGate();
  const { status, hasDemo } = gate;
  const message =
    status === "not authenticated" && !hasDemo ? "Sign in to see your bills and savings." : gateText[status];
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <Card className="grid min-h-88 w-full max-w-md content-center justify-items-center gap-6 px-5 py-9 text-center sm:px-10">
        <h1 tabIndex={-1} className="outline-none">
          <Wordmark size="lg" />
        </h1>
        <div className="grid justify-items-center gap-4" aria-live="polite">
          <p className="rounded-full bg-surface-sunken px-3 py-1 text-sm text-muted">
            Status: <span className="font-semibold text-text">{status}</span>
          </p>
          <p className={isFailed(status) ? "text-lg text-red" : "text-lg"}>{message}</p>
        </div>
        <StorageNotice />
        <GateActions {...gate} />
      </Card>
    </main>
  );
}

function GateActions({ status, hasDemo, needsPress, continueToPage, signIn, signOut }: ReturnType<typeof useGate>) {
  if (status === "authenticated") {
    return (
      <div className="grid w-full gap-3">
        {needsPress && (
          <Button size="lg" onClick={continueToPage}>
            Continue
          </Button>
        )}
        <Button size="lg" variant="secondary" onClick={signOut}>
          Sign Out (Clear Cache)
        </Button>
      </div>
    );
  }
  if (isWaiting(status)) return <Spinner className="text-3xl text-primary" />;
  // Full page loads, so that a forced gate does not carry over.
  return (
    <div className="grid w-full gap-3">
      <a href={loginPathFrom(window.location.pathname)} className={buttonClass({ size: "lg" })}>
        Sign In
      </a>
      {hasDemo && (
        <Button size="lg" variant="secondary" onClick={signIn}>
          {isFailed(status) ? "Try Again" : "Sign In (Test Account)"}
        </Button>
      )}
      <p className="mt-2">
        <a href="/" className={linkClass}>
          What is Weekwise?
        </a>
      </p>
    </div>
  );
}

/** The gate's status and actions. After sign-in the cache is written and the page reloads into the requested path. */
function useGate() {
  const [status, dispatch] = useReducer(step, "checking");
  const [hasDemo, setHasDemo] = useState(true);
  const signedInUser = useRef<User>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const needsPress = status === "authenticated" && wasJustMismatched();

  useEffect(() => {
    const controller = new AbortController();
    const loadUser = async () => {
      const { signal } = controller;
      // Without an answer the spec's defaults apply.
      const options = ask(authOptions, { signal }).catch(() => ({ demo: true }));
      const user = await ask(currentUser, { cache: "no-cache", signal }).catch((error: unknown) => {
        if (isRefusal(error) && error.status === 401) forgetUser(localStore);
        return undefined;
      });
      const { demo } = await options;
      if (signal.aborted) return;
      setHasDemo(demo);
      signedInUser.current = user;
      if (user) syncSettings(user.email);
      dispatch(user ? "check passed" : "check failed");
    };
    loadUser();
    return () => controller.abort();
  }, []);

  const continueToPage = useCallback(() => {
    const user = signedInUser.current;
    // Without storage a reload would show this gate again, so the user is signed in without one.
    if (user && !rememberUser(localStore, user)) setSignedIn(user);
    else window.location.reload();
  }, []);

  useEffect(() => {
    const delay = reloadDelay(status);
    if (delay === undefined || needsPress) return;
    timer.current = setTimeout(continueToPage, delay);
    return () => clearTimeout(timer.current);
  }, [status, needsPress, continueToPage]);

  const signIn = useCallback(async () => {
    dispatch("sign in");
    try {
      signedInUser.current = await ask(login, { input: { email: DEMO_EMAIL, password: DEMO_PASSWORD } });
      syncSettings(DEMO_EMAIL);
      dispatch("accepted");
    } catch (error) {
      dispatch(isRefusal(error) ? "refused" : "broke");
    }
  }, []);

  const signOutAgain = useCallback(() => {
    clearTimeout(timer.current);
    return signOut();
  }, []);

  return { status, hasDemo, needsPress, continueToPage, signIn, signOut: signOutAgain };
}
