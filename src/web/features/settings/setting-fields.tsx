import type { ReactNode } from "react";
import type { User } from "#contract/auth.ts";
import { type ChoiceName, choices, type Preferences, type ToggleName } from "#web/lib/preferences.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";

/** The signed-in user as cached by this browser, and the settings' actions on them. */
export type AccountOwner = {
  user: (Pick<User, "email"> & Partial<User>) | undefined;
  onUserChange: (user: Pick<User, "email"> & Partial<User>) => void;
  /** The household section, from another feature. */
  household: ReactNode;
  /** The security section, from another feature. */
  security: ReactNode;
  /** Refetches the user. */
  onRefetch: () => void;
};

/** Props of every settings section. */
export type SectionProps = AccountOwner & { preferences: Preferences; onChange: (preferences: Preferences) => void };

type PreferenceProps = Pick<SectionProps, "preferences" | "onChange">;

type Props = PreferenceProps & { name: ChoiceName; label: string; hint?: string; className?: string };

export function ChoiceField({ name, preferences, onChange, ...texts }: Props) {
  return (
    <SelectField
      {...texts}
      options={choices[name].options}
      value={preferences[name]}
      onValueChange={(value) => onChange({ ...preferences, [name]: value })}
    />
  );
}

type ToggleFieldProps = PreferenceProps & {
  name: ToggleName;
  label: string;
  description: ReactNode;
  className?: string;
  disabled?: boolean;
};

export function ToggleField({ name, preferences, onChange, ...texts }: ToggleFieldProps) {
  const { label, description, className, disabled } = texts;
  return (
    <SwitchField
      {...{ label, description, className, disabled }}
      checked={preferences[name]}
      onCheckedChange={(isOn) => onChange({ ...preferences, [name]: isOn })}
    />
  );
}

/** Heading of a part of a section. */
export function SectionHeading({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mt-0.5 text-[0.9375rem] text-pretty text-muted">{text}</p>
    </div>
  );
}
