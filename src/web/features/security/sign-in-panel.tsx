import { UserRoundCog } from "lucide-react";
import { useState } from "react";
import { changeEmail, changePassword } from "#contract/requests/own-account.ts";
import type { Security } from "#contract/security.ts";
import type { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { fieldErrorsOf, messageOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { TitledPanel } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { FormDialog } from "./form-dialog.tsx";
import { type Person, RowAction, SecurityRow } from "./security-panel.tsx";

type Confirm = Pick<ReturnType<typeof useConfirmed>, "withConfirmation">;
type Props = Pick<Person, "user"> & Confirm & { security: Security };

/** Password and email address. */
export function SignInPanel({ user, security, withConfirmation }: Props) {
  const [open, setOpen] = useState<"password" | "email">();
  const { hasPassword } = security;
  const close = () => setOpen(undefined);
  return (
    <TitledPanel icon={UserRoundCog} title="Sign-in details" text="The email and password you sign in with.">
      <SecurityRow title="Email" text={user?.email}>
        <RowAction label="Change email" onClick={() => setOpen("email")} />
      </SecurityRow>
      <SecurityRow
        title="Password"
        text={hasPassword ? "Changing it signs out your other devices." : "You don't have a password."}
      >
        <RowAction label={hasPassword ? "Change password" : "Set a password"} onClick={() => setOpen("password")} />
      </SecurityRow>
      {open === "password" && (
        <PasswordDialog hasPassword={hasPassword} withConfirmation={withConfirmation} onClose={close} />
      )}
      {open === "email" && <EmailDialog withConfirmation={withConfirmation} onClose={close} />}
    </TitledPanel>
  );
}

type DialogProps = Confirm & { onClose: () => void };

function PasswordDialog({ hasPassword, withConfirmation, onClose }: DialogProps & { hasPassword: boolean }) {
  const change = useChange(changePassword, { refresh: ["auth"] });
  const [current, setCurrent] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const submit = async () => {
    const input = { ...(hasPassword && { currentPassword: current }), newPassword };
    try {
      const { message } = await withConfirmation(() => change.mutateAsync({ input }));
      toast({ title: "Success", description: message });
      onClose();
    } catch (error) {
      setErrors(fieldErrorsOf(error));
      toast({ title: "Error", description: messageOf(error, "Failed to change the password"), variant: "destructive" });
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title={hasPassword ? "Change password" : "Set a password"}
      description="Your other devices are signed out."
      label="Save"
      busyLabel="Saving..."
      isBusy={change.isPending}
      onSubmit={submit}
    >
      {hasPassword && (
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
          error={errors.currentPassword}
        />
      )}
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        hint="At least 8 characters."
        value={newPassword}
        onChange={(event) => setNewPassword(event.target.value)}
        error={errors.newPassword}
      />
    </FormDialog>
  );
}

function EmailDialog({ withConfirmation, onClose }: DialogProps) {
  const change = useChange(changeEmail, { refresh: ["auth"] });
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const submit = async () => {
    try {
      const { message } = await withConfirmation(() => change.mutateAsync({ input: { email } }));
      toast({ title: "Success", description: message });
      onClose();
    } catch (failure) {
      setError(fieldErrorsOf(failure).email);
      toast({ title: "Error", description: messageOf(failure, "Failed to change the email"), variant: "destructive" });
    }
  };
  return (
    <FormDialog
      onClose={onClose}
      title="Change email"
      description="We'll send a link to the new address. Your email changes when you open it."
      label="Send the link"
      busyLabel="Sending..."
      isBusy={change.isPending}
      onSubmit={submit}
    >
      <TextField
        label="New email"
        type="email"
        inputMode="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        error={error}
      />
    </FormDialog>
  );
}
