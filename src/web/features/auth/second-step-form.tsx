import { KeyRound } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import type { User } from "#contract/auth.ts";
import { askPasskey, passkeySignIn, secondStep, secondStepWays } from "#contract/requests/security.ts";
import { CodeField } from "#web/domain/confirm-identity/code-field.tsx";
import { ask, isRefusal, messageOf } from "#web/lib/ask.ts";
import { passkeyErrorText, showPasskey } from "#web/lib/passkey.ts";
import { Button } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";

/** Signs in with a passkey. */
export async function signInWithPasskey(): Promise<User> {
  return ask(passkeySignIn, { input: await showPasskey(await ask(askPasskey)) });
}

// The pressed button is gone with the password form, so the focus moves.
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

type Props = { onSignedIn: (user: User) => void; onBack: () => void };

/** The step after the password: a code, a recovery code or a passkey. */
export function SecondStepForm({ onSignedIn, onBack }: Props) {
  const [ways, setWays] = useState<readonly string[]>();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<"code" | "passkey">();
  useEffect(() => {
    ask(secondStepWays).then(
      (answer) => setWays(answer.ways),
      () => setWays(["code"]),
    );
  }, []);

  const attempt = async (kind: "code" | "passkey", signIn: () => Promise<User>) => {
    setBusy(kind);
    setError(undefined);
    try {
      onSignedIn(await signIn());
    } catch (failure) {
      setError(
        isRefusal(failure) || kind === "code" ? messageOf(failure, "Failed to log in") : passkeyErrorText(failure),
      );
      setBusy(undefined);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) attempt("code", () => ask(secondStep, { input: { code } }));
  };

  if (!ways) return <Spinner label="Loading..." />;
  const hasExpired = ways.length === 0;
  const acceptsCode = ways.includes("code") || ways.includes("recovery");
  return (
    <div className="grid gap-4">
      <h2 className="text-lg font-semibold">Two-step sign-in</h2>
      {hasExpired && <p role="alert">This took too long. Please sign in again.</p>}
      {ways.includes("passkey") && (
        <Button
          size="lg"
          variant={acceptsCode ? "secondary" : "primary"}
          className="w-full"
          busy={busy === "passkey"}
          onClick={() => attempt("passkey", signInWithPasskey)}
        >
          {busy !== "passkey" && <KeyRound aria-hidden="true" />}
          Use a passkey
        </Button>
      )}
      {acceptsCode && (
        <form onSubmit={submit} noValidate className="grid gap-4">
          <CodeField ref={takeFocus} value={code} onChange={setCode} error={error} hasApp={ways.includes("code")} />
          <Button type="submit" size="lg" className="w-full" busy={busy === "code"}>
            {busy === "code" ? "Signing in..." : "Sign In"}
          </Button>
        </form>
      )}
      {!acceptsCode && error && <p role="alert">{error}</p>}
      <Button variant="link" className="-my-2 justify-self-center" onClick={onBack}>
        Back to password
      </Button>
    </div>
  );
}
