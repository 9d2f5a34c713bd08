import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import type { User } from "#contract/auth.ts";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import { authOptions, currentUser, login } from "#contract/requests/auth.ts";
import { ask, isRefusal } from "#web/lib/ask.ts";
import { syncSettings } from "#web/lib/settings-copy.ts";
import { localStore } from "#web/lib/storage.ts";
import { forgetUser, rememberUser } from "./auth-cache.ts";
import { setSignedIn } from "./auth-store.ts";
import { reloadDelay, step } from "./gate-state.ts";
import { signOut, wasJustMismatched } from "./session.ts";

/** The gate's status and its actions. The cache is written, and the reload that follows shows the page asked for. */
export function useGate() {
  const [status, send] = useReducer(step, "checking");
  const [hasDemo, setHasDemo] = useState(true);
  const admitted = useRef<User>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mustWait = status === "authenticated" && wasJustMismatched();

  useEffect(() => {
    const stop = new AbortController();
    const look = async () => {
      const { signal } = stop;
      // A server too old or too busy to name its options is taken to be as the specification has it.
      const options = ask(authOptions, { signal }).catch(() => ({ demo: true }));
      const user = await ask(currentUser, { cache: "no-cache", signal }).catch((error: unknown) => {
        if (isRefusal(error) && error.status === 401) forgetUser(localStore);
        return undefined;
      });
      const { demo } = await options;
      if (signal.aborted) return;
      setHasDemo(demo);
      admitted.current = user;
      if (user) syncSettings(user.email);
      send(user ? "check passed" : "check failed");
    };
    look();
    return () => stop.abort();
  }, []);

  const proceed = useCallback(() => {
    const user = admitted.current;
    // Without storage a reload would only show this gate again, so the user is signed in here.
    if (user && !rememberUser(localStore, user)) setSignedIn(user);
    else window.location.reload();
  }, []);

  useEffect(() => {
    const delay = reloadDelay(status);
    if (delay === undefined || mustWait) return;
    timer.current = setTimeout(proceed, delay);
    return () => clearTimeout(timer.current);
  }, [status, mustWait, proceed]);

  const signIn = useCallback(async () => {
    send("sign in");
    try {
      admitted.current = await ask(login, { input: { email: DEMO_EMAIL, password: DEMO_PASSWORD } });
      syncSettings(DEMO_EMAIL);
      send("accepted");
    } catch (error) {
      send(isRefusal(error) ? "refused" : "broke");
    }
  }, []);

  const signOutAgain = useCallback(() => {
    clearTimeout(timer.current);
    return signOut();
  }, []);

  return { status, hasDemo, mustWait, proceed, signIn, signOut: signOutAgain };
}
