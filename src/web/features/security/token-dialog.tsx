import { Copy } from "lucide-react";
import { useState } from "react";
import { TOKEN_DAYS } from "#contract/limits.ts";
import { createToken } from "#contract/requests/security.ts";
import type { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { fieldErrorsOf, messageOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { FormDialog } from "./form-dialog.tsx";

type Props = Pick<ReturnType<typeof useConfirmed>, "withConfirmation"> & { onClose: () => void };

const SCOPES = [
  { value: "read", label: "Read only", description: "View everything." },
  { value: "write", label: "Read and change", description: "View, add, change and delete." },
] as const;
const DAYS = TOKEN_DAYS.map((days) => ({ value: String(days), label: days === 365 ? "1 year" : `${days} days` }));

/** Creates a token with a name, scope and lifetime, then shows it once. */
export function TokenDialog({ withConfirmation, onClose }: Props) {
  const [name, setName] = useState("");
  const [scope, setScope] = useState<"read" | "write">("read");
  const [days, setDays] = useState("90");
  const [error, setError] = useState<string>();
  const [newToken, setNewToken] = useState<string>();
  const create = useChange(createToken, { refresh: ["tokens"] });

  const submit = async () => {
    const input = { name, scope, days: TOKEN_DAYS.find((each) => String(each) === days) ?? 90 };
    try {
      setNewToken((await withConfirmation(() => create.mutateAsync({ input }))).token);
    } catch (failure) {
      setError(fieldErrorsOf(failure).name);
      toast({ title: "Error", description: messageOf(failure, "Failed to create the token"), variant: "destructive" });
    }
  };
  if (newToken) return <NewTokenDialog token={newToken} onClose={onClose} />;
  return (
    <FormDialog
      onClose={onClose}
      title="Create an API token"
      description="It acts as you in this household, but can't manage members, tokens or sign-in."
      label="Create token"
      busyLabel="Creating..."
      isBusy={create.isPending}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        hint="What it is for, such as 'Home Assistant'."
        autoComplete="off"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={error}
      />
      <RadioCards legend="Access" options={SCOPES} value={scope} onValueChange={setScope} />
      <SelectField label="Expires after" options={DAYS} value={days} onValueChange={setDays} />
    </FormDialog>
  );
}

function NewTokenDialog({ token, onClose }: { token: string; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      toast({ title: "Copied", description: "Paste it into your program." });
    } catch {
      document.querySelector<HTMLInputElement>("#new-token")?.select();
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title="Your new token"
      description="Copy it now: it won't be shown again."
      footer={
        <>
          <Button variant="secondary" onClick={copy}>
            <Copy aria-hidden="true" />
            Copy
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <TextField
        id="new-token"
        label="Token"
        hint="Programs send it as 'Authorization: Bearer' with each request."
        value={token}
        readOnly
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}
