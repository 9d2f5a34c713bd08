import { type Theme, useTheme } from "#web/lib/theme.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ChoiceField, type SectionProps, ToggleField } from "./setting-fields.tsx";

export function NotificationsSection(section: SectionProps) {
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <ToggleField
          {...section}
          name="emailNotifications"
          label="Email notifications"
          description="News of your payments by mail."
        />
        <ToggleField
          {...section}
          name="billReminders"
          label="Bill reminders"
          description="A word before a bill is due."
        />
        <ToggleField {...section} name="weeklyReports" label="Weekly reports" description="Your week in one mail." />
      </div>
      {section.preferences.billReminders && (
        <ChoiceField {...section} name="reminderDays" label="Remind me" className="sm:max-w-64" />
      )}
      <Notice>These choices are kept in this browser. Weekwise does not send such mails yet.</Notice>
    </div>
  );
}

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

const KEPT: { what: string; where: string }[] = [
  {
    what: "On the server",
    where:
      "Your name, e-mail address, bills, incomes, accounts and payments, and your password only as a fingerprint that cannot be turned back. Whoever runs this server can see the rest of it.",
  },
  {
    what: "In this browser",
    where:
      "Your settings, your name and e-mail address for a quick start, your bills, incomes and accounts as they last came for a start without a connection, and one cookie that keeps you signed in. Logging out removes all but the settings.",
  },
  {
    what: "Scanned bills",
    where:
      "Read once by the server and then forgotten; neither the file nor its picture is kept. If whoever runs this server has set up a language model, the bill may be sent to it.",
  },
  { what: "Everyone else", where: "No advertising, no tracking, nothing sold or shared." },
];

/** What is kept where, in words that can be checked. */
export function PrivacySection(section: SectionProps) {
  return (
    <div className="grid gap-5">
      <ToggleField
        {...section}
        name="showBalances"
        label="Show balances"
        description="Off, what your accounts hold and what you have saved in all stand behind dots, for when somebody looks over your shoulder."
      />
      <dl className="grid gap-4 rounded-control bg-surface-sunken p-4 text-[0.9375rem]">
        {KEPT.map(({ what, where }) => (
          <div key={what} className="grid gap-x-6 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="font-semibold">{what}</dt>
            <dd className="text-muted">{where}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
