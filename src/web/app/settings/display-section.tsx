import { type Theme, useTheme } from "#web/lib/theme.ts";
import { SelectField } from "#web/ui/select.tsx";
import { SwitchField } from "#web/ui/switch.tsx";
import { ChoiceField, type SectionProps } from "./choice-field.tsx";

const THEMES: { value: Theme; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

export function DisplaySection(section: SectionProps) {
  const { theme, setTheme } = useTheme();
  const { preferences, onChange } = section;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        label="Theme"
        hint="Changes at once."
        options={THEMES}
        value={theme}
        onValueChange={(value) => setTheme(value === "dark" ? "dark" : "light")}
      />
      <ChoiceField {...section} name="currency" label="Currency" hint="Amounts are not converted." />
      <ChoiceField {...section} name="dateFormat" label="Date format" />
      <SwitchField
        className="sm:col-span-2"
        label="Compact view"
        description="Shorter rows in the lists of bills."
        checked={preferences.compactView}
        onCheckedChange={(compactView) => onChange({ ...preferences, compactView })}
      />
    </div>
  );
}
