import { useShownHousehold } from "#web/lib/household.ts";
import { choices } from "#web/lib/preferences.ts";
import { sendSettings } from "#web/lib/settings-sync.ts";
import { type Theme, useTheme } from "#web/lib/theme.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { ChoiceField, type SectionProps, ToggleField } from "./setting-fields.tsx";

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
        hint="Takes effect immediately."
        options={THEMES}
        value={theme}
        onValueChange={(value) => {
          setTheme(value === "dark" ? "dark" : "light");
          if (section.user) sendSettings(section.user.email);
        }}
      />
      <CurrencyField {...section} />
      <ChoiceField {...section} name="dateFormat" label="Date format" />
      <ToggleField
        {...section}
        className="sm:col-span-2"
        name="compactView"
        label="Compact view"
        description="Shorter rows in the bills list."
      />
    </div>
  );
}

/** One's own currency, unless the household has one for everybody. */
function CurrencyField(section: SectionProps) {
  const household = useShownHousehold();
  const label = "Currency";
  if (!household?.currency) return <ChoiceField {...section} name="currency" label={label} hint={NOT_CONVERTED} />;
  return (
    <SelectField
      label={label}
      hint={
        household.role === "owner"
          ? "Your household's currency. You can change it under Household."
          : "Your household's currency. Its owner can change it."
      }
      options={choices.currency.options}
      value={household.currency}
      onValueChange={() => undefined}
      disabled
    />
  );
}

const NOT_CONVERTED = "Amounts are not converted.";

const STORED_DATA: { what: string; where: string }[] = [
  {
    what: "On the server",
    where:
      "Your name, email address, settings, bills, incomes, accounts and payments, and your notifications from the last 90 days. Your password is stored only as a hash. The administrator of this server can see everything except your password.",
  },
  {
    what: "In this browser",
    where:
      "A copy of your settings, your name and email address, a copy of your bills, incomes and accounts so that Weekwise opens without a connection, and a cookie that keeps you signed in. Logging out removes everything except the settings.",
  },
  {
    what: "Scanned bills",
    where:
      "Read once by the server and then discarded; neither the file nor its image is stored, unless you choose to keep the document. Your corrections are remembered for that biller; you can see them under Data. If this server uses a language model, the bill may be sent to it.",
  },
  {
    what: "Notifications",
    where:
      "Messages go only to the channels you set up. Browser notifications are encrypted; email, ntfy and webhook messages can be read by the operators of those services.",
  },
  { what: "Everyone else", where: "No advertising, no tracking, nothing sold or shared." },
];

/** Which data is stored where. */
export function PrivacySection(section: SectionProps) {
  return (
    <div className="grid gap-5">
      <ToggleField
        {...section}
        name="showBalances"
        label="Show balances"
        description="When this is off, your account balances and total savings are hidden."
      />
      <dl className="grid gap-4 rounded-control bg-surface-sunken p-4 text-[0.9375rem]">
        {STORED_DATA.map(({ what, where }) => (
          <div key={what} className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{where}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
