import type { ReactNode } from "react";
import type { ToggleName } from "#web/lib/preferences.ts";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import type { SectionProps } from "./setting-fields.tsx";

type Props = SectionProps & { name: ToggleName; label: string; description: ReactNode; className?: string };

export function ToggleField({ name, preferences, onChange, ...texts }: Props) {
  return (
    <SwitchField
      {...texts}
      checked={preferences[name]}
      onCheckedChange={(isOn) => onChange({ ...preferences, [name]: isOn })}
    />
  );
}
