import { type ChoiceName, choices, type Preferences } from "#web/lib/preferences.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";

/** What every section of the settings works on. */
export type SectionProps = { preferences: Preferences; onChange: (preferences: Preferences) => void };

type Props = SectionProps & { name: ChoiceName; label: string; hint?: string; className?: string };

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
