import { KeyRound } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useForm } from "react-hook-form";
import { navigate } from "wouter/use-browser-location";
import { LoginInput, type User } from "#contract/auth.ts";
import type { InputOf } from "#contract/request-types.ts";
import { login } from "#contract/requests/auth.ts";
import { ask, isRefusal, messageOf } from "#web/lib/ask.ts";
import { formResolver } from "#web/lib/form-resolver.ts";
import { hasPasskeys, passkeyErrorText } from "#web/lib/passkey.ts";
import { syncSettings } from "#web/lib/settings-sync.ts";
import { syncHousehold } from "#web/lib/sync-household.ts";
import { returnPath } from "#web/lib/url-parameters.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { dismissToasts, toast } from "#web/ui/toast/toast-store.ts";
import { setSignedIn } from "./auth-store.ts";
import { EmailField, registeredEmail, showFormErrors } from "./form-parts.tsx";
import { useSignInError } from "./use-sign-in-error.ts";

type Values = InputOf<typeof login>;

// The first attempt navigates in the app; later ones load the page.
function goToPage(path: string): void {
  const isLoginPage = () => window.location.pathname === "/login";
  navigate(path);
  setTimeout(() => isLoginPage() && navigate(path, { replace: true }), 200);
  setTimeout(() => isLoginPage() && window.location.assign(path), 500);
  setTimeout(() => isLoginPage() && window.location.replace(path), 1000);
}

// Loaded on demand: large and rarely needed.
const loadSecondStep = () => import("./second-step-form.tsx");
const SecondStepForm = lazy(async () => ({ default: (await loadSecondStep()).SecondStepForm }));

/** After a provider's sign-in this page also handles the second step. */
export const isSecondStepRequested = () => new URLSearchParams(window.location.search).get("step") === "2";

type Props = { isSecondStep: boolean; onSecondStep: (isSecondStep: boolean) => void };

export function LoginForm({ isSecondStep, onSecondStep }: Props) {
  useSignInError();
  const [isPasskeyPending, setPasskeyPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useForm<Values>({
    resolver: formResolver(LoginInput),
    defaultValues: { email: registeredEmail(), password: "" },
  });
  const { errors, isSubmitting } = form.formState;

  const completeSignIn = async (user: User, path = returnPath()) => {
    // Before the first page renders: a new browser would otherwise show hidden balances.
    await Promise.all([syncSettings(user.email), syncHousehold()]);
    setSignedIn(user);
    // Hides 'Please sign in.'
    dismissToasts();
    goToPage(path);
  };
  const submit = form.handleSubmit(async (input) => {
    setFailure(undefined);
    try {
      const path = returnPath();
      await completeSignIn(await ask(login, { input }), path);
    } catch (error) {
      if (isRefusal(error) && error.fault?.code === "second_step") return onSecondStep(true);
      const fallback = { refused: "Login failed", failed: "Failed to log in" };
      const description = showFormErrors(error, form.setError, ["email", "password"], fallback);
      const isWrong = isRefusal(error) && error.fault?.code === "login_failed";
      setFailure(isWrong ? `${description}. Please check your email and password.` : description);
    }
  });

  const signInByPasskey = async () => {
    setPasskeyPending(true);
    setFailure(undefined);
    try {
      await completeSignIn(await (await loadSecondStep()).signInWithPasskey());
    } catch (error) {
      const description = isRefusal(error) ? messageOf(error, "Login failed") : passkeyErrorText(error);
      toast({ title: "Error", description, variant: "destructive" });
      setFailure(description);
    }
    setPasskeyPending(false);
  };

  if (isSecondStep) {
    const back = () => {
      form.resetField("password");
      onSecondStep(false);
    };
    return (
      <Suspense fallback={<Spinner label="Loading..." />}>
        <SecondStepForm onSignedIn={completeSignIn} onBack={back} />
      </Suspense>
    );
  }
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
      {failure && (
        <p role="alert" className="text-[0.9375rem] font-medium wrap-anywhere text-red">
          {failure}
        </p>
      )}
      <Button type="submit" size="lg" className="w-full" busy={isSubmitting}>
        {isSubmitting ? "Signing in..." : "Sign In"}
      </Button>
      {hasPasskeys() && (
        <Button variant="secondary" className="w-full" busy={isPasskeyPending} onClick={signInByPasskey}>
          {!isPasskeyPending && <KeyRound aria-hidden="true" />}
          Sign in with a passkey
        </Button>
      )}
    </form>
  );
}
