import type { ComponentProps } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type FieldProps = Omit<ComponentProps<typeof TextField>, "label">;

/** The sign-in email; pass `autoComplete="email"` for a new account. */
export function EmailField(props: FieldProps) {
  return <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...props} />;
}

type NewPasswordProps = FieldProps & { label: string };

/** A new password. */
export function NewPasswordField(props: NewPasswordProps) {
  return <TextField type="password" autoComplete="new-password" hint="At least 8 characters." {...props} />;
}

type Fallback = { refused: string; failed: string };

/** Shows a failed submit: a toast with the server's message, which it returns, and messages beside the fields. */
export function showFormErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  fallback: Fallback,
): string {
  const messages = fieldErrorsOf(error);
  for (const name of fields) {
    const message = messages[name];
    if (message) setError(name, { type: "server", message }, { shouldFocus: true });
  }
  const description = messageOf(error, isRefusal(error) ? fallback.refused : fallback.failed);
  toast({ title: "Error", description, variant: "destructive" });
  return description;
}

let lastRegisteredEmail = "";

/** Passes the new account's email to the sign-in form. In memory only, so that the next user cannot see it. */
export const keepRegisteredEmail = (email: string) => {
  lastRegisteredEmail = email;
};

export const registeredEmail = () => lastRegisteredEmail;
