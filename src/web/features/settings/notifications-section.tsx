import { getNotifications } from "#contract/requests/notifications.ts";
import { useCall } from "#web/lib/use-call.ts";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Channels } from "./notification-channels.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import { SentMessages } from "./sent-messages.tsx";
import { ChoiceField, type SectionProps, ToggleField } from "./setting-fields.tsx";
import { ToldTable } from "./told-table.tsx";

/** The switches of the Settings screen, then where, of what and when a person is told. */
export function NotificationsSection(section: SectionProps) {
  const load = useCall(getNotifications);
  const { data } = load;
  const hasNoMail = data?.mail.isReady === false;
  return (
    <div className="grid gap-6">
      <div className="grid gap-4">
        <div className="grid gap-1">
          <ToggleField
            {...section}
            name="emailNotifications"
            label="Email notifications"
            disabled={hasNoMail}
            description={
              hasNoMail
                ? "This server cannot send email. Whoever runs it can set SMTP_URL."
                : "Get an email about your payments."
            }
          />
          <ToggleField
            {...section}
            name="billReminders"
            label="Bill reminders"
            description="Remind me before a bill is due."
          />
          <ToggleField
            {...section}
            name="weeklyReports"
            label="Weekly reports"
            description={hasNoMail ? "A summary of your week." : "A summary of your week by email."}
          />
        </div>
        {section.preferences.billReminders && (
          <ChoiceField {...section} name="reminderDays" label="Remind me" className="sm:max-w-64" />
        )}
      </div>
      {load.isError && <LoadFailure load={load}>Failed to load your notifications. Please try again.</LoadFailure>}
      {load.isPending && <Skeleton className="h-40" />}
      {data && (
        <>
          <Channels notifications={data} />
          <ToldTable notifications={data} switches={section.preferences} />
          <QuietHours notifications={data} />
          <SentMessages />
        </>
      )}
    </div>
  );
}
