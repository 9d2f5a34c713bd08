import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { ResetInput } from "#contract/auth.ts";
import { authOptions, requestReset } from "#contract/requests/auth.ts";
import { ask } from "#web/lib/ask.ts";
import { formResolver } from "#web/lib/form-resolver.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormButtons } from "#web/ui/form/form-buttons.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { EmailField, NewPasswordField, showFormErrors } from "./form-parts.tsx";

const FIELDS = ["email", "newPassword"] as const;
type Values = Record<(typeof FIELDS)[number], string>;

const MAILED = {
  intro: "Choose a new password. We will email you a link to confirm it.",
  next: "Check your email",
};
const PRINTED = {
  intro: "Choose a new password. This server doesn't send email: its administrator will give you a link to confirm it.",
  next: "Ask the administrator of this server",
};

// The pressed button is gone once the request is sent, so the focus moves.
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/** Requests a password reset. Nothing changes until the emailed link is opened and the same password is entered again. */
export function ForgotDialog({ open, onOpenChange }: Props) {
  const id = useId();
  const [sentMessage, setSentMessage] = useState<string>();
  const { data: options } = useCall(authOptions);
  const texts = options?.mail === false ? PRINTED : MAILED;
  const form = useForm<Values>({ resolver: formResolver(ResetInput), defaultValues: { email: "", newPassword: "" } });
  const { errors, isSubmitting } = form.formState;

  const close = (next: boolean) => {
    onOpenChange(next);
    setSentMessage(undefined);
    form.reset();
  };
  const submit = form.handleSubmit(async (input) => {
    try {
      setSentMessage((await ask(requestReset, { input })).message);
    } catch (error) {
      const fallback = { refused: "Password reset failed", failed: "Failed to reset password" };
      showFormErrors(error, form.setError, FIELDS, fallback);
    }
  });

  const footer = sentMessage ? (
    <Button ref={takeFocus} onClick={() => close(false)}>
      Done
    </Button>
  ) : (
    <FormButtons
      form={id}
      label="Reset Password"
      busyLabel="Sending..."
      isBusy={isSubmitting}
      onCancel={() => close(false)}
    />
  );

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="sm"
      title={sentMessage ? "Request received" : "Reset your password"}
      description={sentMessage ? undefined : texts.intro}
      footer={footer}
    >
      <div role="status">
        {sentMessage && (
          <Notice tone="green" title={texts.next}>
            {sentMessage}
          </Notice>
        )}
      </div>
      {!sentMessage && (
        <form id={id} onSubmit={submit} noValidate className="grid gap-4">
          <EmailField error={errors.email?.message} {...form.register("email")} />
          <NewPasswordField
            label="New password"
            error={errors.newPassword?.message}
            {...form.register("newPassword")}
          />
        </form>
      )}
    </Dialog>
  );
}
