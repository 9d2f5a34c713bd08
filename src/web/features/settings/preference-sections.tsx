import { Notice } from "#web/ui/notice.tsx";
import { ChoiceField, type SectionProps } from "./setting-fields.tsx";
import { ToggleField } from "./toggle-field.tsx";

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
