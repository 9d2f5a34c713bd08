import { navigate } from "wouter/use-browser-location";
import { DEMO_EMAIL, DEMO_PASSWORD } from "#contract/demo.ts";
import { login } from "#contract/requests/auth.ts";
import { ask } from "#web/lib/ask.ts";
import { syncSettings } from "#web/lib/settings-sync.ts";
import { setSignedIn } from "./auth-store.ts";

/** Signs in with the demo account and shows its dashboard. */
export async function signInToSample(): Promise<void> {
  const user = await ask(login, { input: { email: DEMO_EMAIL, password: DEMO_PASSWORD } });
  await syncSettings(user.email);
  setSignedIn(user);
  navigate("/dashboard");
}
