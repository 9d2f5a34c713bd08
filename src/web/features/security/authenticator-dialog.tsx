import { useEffect, useRef, useState } from "react";
import { encode } from "uqr";
import type { OutputOf } from "#contract/request-types.ts";
import { beginAuthenticator, finishAuthenticator } from "#contract/requests/security.ts";
import type { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { ask, fieldErrorsOf, messageOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { FormDialog } from "./form-dialog.tsx";

type Props = Pick<ReturnType<typeof useConfirmed>, "withConfirmation"> & {
  onDone: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
};

/** Shows the secret once as a QR code and as text, and verifies a first code. */
export function AuthenticatorDialog({ withConfirmation, onDone, onClose }: Props) {
  const [setup, setSetup] = useState<OutputOf<typeof beginAuthenticator>>();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();
  const finish = useChange(finishAuthenticator, { refresh: ["auth"] });
  const close = useRef(onClose);
  close.current = onClose;
  const hasBegun = useRef(false);

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    withConfirmation(() => ask(beginAuthenticator))
      .then(setSetup)
      .catch((failure: unknown) => {
        toast({ title: "Error", description: messageOf(failure, "Failed to start setup"), variant: "destructive" });
        close.current();
      });
  }, [withConfirmation]);

  const submit = async () => {
    try {
      const { recoveryCodes } = await withConfirmation(() => finish.mutateAsync({ input: { code } }));
      toast({ title: "Success", description: "Two-step sign-in is on" });
      onDone(recoveryCodes);
    } catch (failure) {
      setError(fieldErrorsOf(failure).code ?? messageOf(failure, "Failed to turn on two-step sign-in"));
    }
  };

  return (
    <FormDialog
      onClose={onClose}
      title="Set up an authenticator app"
      description="Scan the QR code with the app, then enter the code it shows."
      label="Turn on"
      busyLabel="Checking..."
      isBusy={finish.isPending}
      onSubmit={submit}
    >
      {setup ? <QrCode text={setup.uri} label="QR code for your authenticator app" /> : <Skeleton className="h-48" />}
      <div className="text-[0.9375rem]">
        <p className="text-muted">Or enter this key in the app:</p>
        <p className="font-mono wrap-anywhere select-all" data-testid="authenticator-key">
          {setup?.secret.match(/.{4}/g)?.join(" ")}
        </p>
      </div>
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={error}
      />
    </FormDialog>
  );
}

/** A QR code drawn locally, so that the secret goes nowhere. Black on white in every theme, or cameras cannot read it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-48 rounded-control"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
