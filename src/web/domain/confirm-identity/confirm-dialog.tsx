import { KeyRound } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import type { InputOf } from "#contract/request-types.ts";
import { askPasskeyToConfirm, confirmIdentity, getSecurity } from "#contract/requests/security.ts";
import { ask, isRefusal, messageOf } from "#web/lib/ask.ts";
import { passkeyErrorText, showPasskey } from "#web/lib/passkey.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormButtons } from "#web/ui/form/form-buttons.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { CodeField } from "./code-field.tsx";

type Props = { onDone: (isConfirmed: boolean) => void };

/** Asks for a second factor, or for the password if there is none. */
export function ConfirmDialog({ onDone }: Props) {
  const id = useId();
  const { data } = useCall(getSecurity);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<"form" | "passkey">();
  const ways = data?.ways ?? [];
  const acceptsCode = ways.includes("code") || ways.includes("recovery");
  const acceptsPassword = ways.includes("password");

  const confirm = async (kind: "form" | "passkey", input: () => Promise<InputOf<typeof confirmIdentity>>) => {
    setBusy(kind);
    setError(undefined);
    try {
      await send(await input());
      onDone(true);
    } catch (failure) {
      setError(
        isRefusal(failure) || kind === "form"
          ? messageOf(failure, "That didn't work. Please try again.")
          : passkeyErrorText(failure),
      );
      setBusy(undefined);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Must not also submit a form around this dialog.
    event.stopPropagation();
    if (!busy) confirm("form", async () => (acceptsPassword ? { password: typed } : { code: typed }));
  };

  const close = () => onDone(false);
  const footer =
    acceptsCode || acceptsPassword ? (
      <FormButtons form={id} label="Confirm" busyLabel="Confirming..." isBusy={busy === "form"} onCancel={close} />
    ) : (
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
    );

  return (
    <Dialog
      open
      onOpenChange={close}
      size="sm"
      title="Confirm it's you"
      description="We ask for this before changes that can't be undone or that affect how you sign in."
      footer={footer}
    >
      {!data && <Spinner label="Loading..." />}
      <div className="grid gap-4">
        {ways.includes("passkey") && (
          <Button
            variant="secondary"
            busy={busy === "passkey"}
            onClick={() =>
              confirm("passkey", async () => ({ passkey: await showPasskey(await ask(askPasskeyToConfirm)) }))
            }
          >
            {busy !== "passkey" && <KeyRound aria-hidden="true" />}
            Use a passkey
          </Button>
        )}
        {(acceptsCode || acceptsPassword) && (
          <form id={id} onSubmit={submit} noValidate className="grid gap-4">
            {acceptsPassword ? (
              <TextField
                label="Your password"
                type="password"
                autoComplete="current-password"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                error={error}
              />
            ) : (
              <CodeField value={typed} onChange={setTyped} error={error} hasApp={ways.includes("code")} />
            )}
          </form>
        )}
        {data && ways.length === 0 && (
          <p>You don't have a password. Log out, sign in again and retry within ten minutes.</p>
        )}
        {error && !acceptsCode && !acceptsPassword && <p role="alert">{error}</p>}
      </div>
    </Dialog>
  );
}

const send = (input: InputOf<typeof confirmIdentity>) => ask(confirmIdentity, { input });
