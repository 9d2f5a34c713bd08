import type { ComponentProps } from "react";
import { TextField } from "#web/ui/form/text-field.tsx";

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
