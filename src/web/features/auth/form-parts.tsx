import type { ComponentProps } from "react";
import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { fieldErrorsOf, isRefusal, messageOf } from "#web/lib/ask.ts";
import { TextField } from "#web/ui/form/text-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

type FieldProps = Omit<ComponentProps<typeof TextField>, "label">;

/** The address somebody signs in with; `autoComplete="email"` where it is new. */
export function EmailField(props: FieldProps) {
  return <TextField label="Email" type="email" autoComplete="username" inputMode="email" {...props} />;
}

type NewPasswordProps = FieldProps & { label: string };

/** A password being chosen. */
export function NewPasswordField(props: NewPasswordProps) {
  return <TextField type="password" autoComplete="new-password" hint="At least 8 characters." {...props} />;
}

type Fallback = { refused: string; broke: string };

/** Shows a failed submit: a toast in the server's words, and its messages beside the fields they are about. */
export function showFormErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
  fallback: Fallback,
): void {
  const messages = fieldErrorsOf(error);
  for (const name of fields) {
    const message = messages[name];
    if (message) setError(name, { type: "server", message }, { shouldFocus: true });
  }
  const description = messageOf(error, isRefusal(error) ? fallback.refused : fallback.broke);
  toast({ title: "Error", description, variant: "destructive" });
}

let typed = "";

/** Keeps the email of a new account for the sign-in form, in memory only, so that the next person cannot read it. */
export const keepRegisteredEmail = (email: string) => {
  typed = email;
};

export const registeredEmail = () => typed;
