import { type ChoiceName, choices, type Preferences } from "#web/lib/preferences.ts";
import { SelectField } from "#web/ui/select.tsx";

/** What every section of the settings works on. */
export type SectionProps = { preferences: Preferences; onChange: (preferences: Preferences) => void };

type Props = SectionProps & { name: ChoiceName; label: string; hint?: string };

export function ChoiceField({ name, label, hint, preferences, onChange }: Props) {
  return (
    <SelectField
      label={label}
      hint={hint}
      options={choices[name].options}
      value={preferences[name]}
      onValueChange={(value) => onChange({ ...preferences, [name]: value })}
    />
  );
}
