import { useEffect } from "react";
import { toast } from "#web/ui/toast/toast-store.ts";

const REASONS = new Map([
  ["google", "Login failed. Google didn't sign you in. Please try again, or use your email and password."],
  ["openid", "Login failed. The provider didn't sign you in. Please try again, or use your email and password."],
  ["person", "This invitation is for another email address. Sign in with that one, or ask for a new link."],
  ["too-many", "Too many attempts. Please try again in a few minutes."],
]);

/** Shows the error in the URL after a failed sign-in, and removes it from there. */
export function useSignInError(): void {
  useEffect(() => {
    const description = REASONS.get(new URLSearchParams(window.location.search).get("error") ?? "");
    if (!description) return;
    window.history.replaceState(null, "", window.location.pathname);
    toast({ title: "Error", description, variant: "destructive" });
  }, []);
}
