import { type Theme, useTheme } from "#web/lib/theme.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { ChoiceField, type SectionProps } from "./setting-fields.tsx";
import { ToggleField } from "./toggle-field.tsx";

const THEMES: { value: Theme; label: string }[] = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

export function DisplaySection(section: SectionProps) {
  const { theme, setTheme } = useTheme();
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
      <ToggleField
        {...section}
        className="sm:col-span-2"
        name="compactView"
        label="Compact view"
        description="Shorter rows in the lists of bills."
      />
    </div>
  );
}
