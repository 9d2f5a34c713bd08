import { useEffect } from "react";
import { toast } from "#web/ui/toast/toast-store.ts";

const REASONS = new Map([
  ["google", "Login failed. Google did not sign you in. Please try again, or use your email and password."],
  ["too-many", "Too many attempts. Please try again in some minutes."],
]);

/** The server sends people back here when it did not let them in. The query goes, so a reload is quiet. */
export function useSignInError(): void {
  useEffect(() => {
    const description = REASONS.get(new URLSearchParams(window.location.search).get("error") ?? "");
    if (!description) return;
    window.history.replaceState(null, "", window.location.pathname);
    toast({ title: "Error", description, variant: "destructive" });
  }, []);
}
