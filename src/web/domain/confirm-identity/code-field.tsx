import type { Ref } from "react";
import { TextField } from "#web/ui/form/text-field.tsx";

type Props = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Whether the person has an authenticator app; otherwise only recovery codes. */
  hasApp: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Field for an authenticator or recovery code. */
export function CodeField({ value, onChange, error, hasApp, ref }: Props) {
  return (
    <TextField
      {...(ref !== undefined && { ref })}
      label={hasApp ? "Code" : "Recovery code"}
      hint={
        hasApp
          ? "Six digits from your authenticator app, or one of your recovery codes."
          : "A code you haven't used yet."
      }
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
