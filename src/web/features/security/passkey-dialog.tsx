import { useState } from "react";
import { addPasskey, askNewPasskey } from "#contract/requests/security.ts";
import type { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { ask, fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { makePasskey, passkeyErrorText } from "#web/lib/passkey.ts";
import { useChange } from "#web/lib/use-call.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { FormDialog } from "./form-dialog.tsx";

type Props = Pick<ReturnType<typeof useConfirmed>, "withConfirmation"> & {
  onDone: (recoveryCodes: string[] | null) => void;
  onClose: () => void;
};

/** Names a passkey and creates it with the browser. */
export function PasskeyDialog({ withConfirmation, onDone, onClose }: Props) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const add = useChange(addPasskey, { refresh: ["auth"] });

  const submit = async () => {
    if (name.trim() === "") return setError("Name is required");
    setBusy(true);
    try {
      const answer = await makePasskey(await withConfirmation(() => ask(askNewPasskey)));
      const { recoveryCodes } = await add.mutateAsync({ input: { name, answer } });
      toast({ title: "Success", description: "Passkey added" });
      onDone(recoveryCodes);
    } catch (failure) {
      const words = isRefusal(failure) ? messageOf(failure, "Failed to add the passkey") : passkeyErrorText(failure);
      setError(fieldErrorsOf(failure).name ?? words);
      setBusy(false);
    }
  };

  return (
    <FormDialog
      onClose={onClose}
      title="Add a passkey"
      description="Give it a name, then follow your browser's instructions."
      label="Continue"
      busyLabel="Waiting for your browser..."
      isBusy={isBusy}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        hint="For example, 'My phone'."
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error}
      />
    </FormDialog>
  );
}
