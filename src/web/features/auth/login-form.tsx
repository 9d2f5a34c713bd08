import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { navigate } from "wouter/use-browser-location";
import { LoginInput, login } from "#contract/auth.ts";
import type { InputOf } from "#contract/call.ts";
import { ask } from "#web/lib/ask.ts";
import { formResolver } from "#web/lib/form-resolver.ts";
import { syncSettings } from "#web/lib/settings-copy.ts";
import { syncHousehold } from "#web/lib/sync-household.ts";
import { returnPath } from "#web/lib/url-parameters.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { dismissToasts, toast } from "#web/ui/toast/toast-store.ts";
import { setSignedIn } from "./auth-store.ts";
import { EmailField, registeredEmail, showFormErrors } from "./form-parts.tsx";

type Values = InputOf<typeof login>;

// The first attempt navigates inside the app; the later ones load the page.
function goToPage(path: string): void {
  const isHere = () => window.location.pathname === "/login";
  navigate(path);
  setTimeout(() => isHere() && navigate(path, { replace: true }), 200);
  setTimeout(() => isHere() && window.location.assign(path), 500);
  setTimeout(() => isHere() && window.location.replace(path), 1000);
}

export function LoginForm() {
  useSignInError();
  const form = useForm<Values>({
    resolver: formResolver(LoginInput),
    defaultValues: { email: registeredEmail(), password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (input) => {
    try {
      const path = returnPath();
      const user = await ask(login, { input });
      // Before the first page is drawn: on a new browser it would show balances that this person hides.
      await Promise.all([syncSettings(user.email), syncHousehold()]);
      setSignedIn(user);
      // 'Please sign in.' is done with.
      dismissToasts();
      goToPage(path);
    } catch (error) {
      showFormErrors(error, form.setError, ["email", "password"], {
        refused: "Login failed",
        broke: "Failed to log in",
      });
    }
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <EmailField error={errors.email?.message} {...form.register("email")} />
      <TextField
        label="Password"
        type="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register("password")}
      />
      <Button type="submit" size="lg" className="w-full" busy={isSubmitting}>
        {isSubmitting ? "Signing in..." : "Sign In"}
      </Button>
    </form>
  );
}

const REASONS = new Map([
  ["google", "Login failed. Google did not sign you in. Please try again, or use your email and password."],
  ["too-many", "Too many attempts. Please try again in a few minutes."],
]);

/** Shows the error that the server put into the address after a failed sign-in, and removes it from there. */
function useSignInError(): void {
  useEffect(() => {
    const description = REASONS.get(new URLSearchParams(window.location.search).get("error") ?? "");
    if (!description) return;
    window.history.replaceState(null, "", window.location.pathname);
    toast({ title: "Error", description, variant: "destructive" });
  }, []);
}
