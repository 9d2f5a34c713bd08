import { useQueryClient } from "@tanstack/react-query";
import type { NotificationChoices, Notifications } from "#contract/notifications.ts";
import { getNotifications, saveNotifications } from "#contract/requests/notifications.ts";
import { DEFAULT_QUIET_HOURS } from "#core/notifications/quiet-hours.ts";
import { messageOf } from "#web/lib/ask.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { keyOf, useChange } from "#web/lib/use-call.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

/** Minutes of the day as a time field's value. 450 is "07:30" */
const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The reverse; undefined while incomplete. */
function minutesOf(text: string): number | undefined {
  const match = /^(\d{2}):(\d{2})/.exec(text);
  return match ? Number(match[1]) * 60 + Number(match[2]) : undefined;
}

/** Quiet hours, in the person's time zone. */
export function QuietHours({ notifications: { choices, usualTimeZone } }: { notifications: Notifications }) {
  const save = useSaveChoices();
  const { quiet, timeZone } = choices;
  const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = [...new Set([usualTimeZone, deviceTimeZone, timeZone ?? usualTimeZone])];
  const set = (part: "from" | "until") => (event: React.ChangeEvent<HTMLInputElement>) => {
    const minutes = minutesOf(event.target.value);
    if (quiet && minutes !== undefined) save({ ...choices, quiet: { ...quiet, [part]: minutes } });
  };
  return (
    <section className="grid gap-3">
      <SwitchField
        label="Quiet hours"
        description="Notifications are held until quiet hours end, except security alerts."
        checked={quiet !== null}
        onCheckedChange={(isOn) => save({ ...choices, quiet: isOn ? DEFAULT_QUIET_HOURS : null })}
      />
      {quiet && (
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <TextField label="From" type="time" required value={clockTime(quiet.from)} onChange={set("from")} />
          <TextField label="Until" type="time" required value={clockTime(quiet.until)} onChange={set("until")} />
          <SelectField
            label="Time zone"
            className="col-span-2 sm:col-span-1"
            options={zones.map((zone) => ({ value: zone, label: zone }))}
            value={timeZone ?? usualTimeZone}
            onValueChange={(zone) => save({ ...choices, timeZone: zone })}
          />
        </div>
      )}
    </section>
  );
}

/** Optimistic save: shown at once, reverted if refused. */
export function useSaveChoices() {
  const client = useQueryClient();
  const change = useChange(saveNotifications, { refresh: ["notifications"] });
  return async (choices: NotificationChoices) => {
    if (!mayChange()) return;
    const key = keyOf(getNotifications);
    // A pending response is from before this choice and would overwrite it.
    await client.cancelQueries({ queryKey: key });
    const before = client.getQueryData<Notifications>(key);
    if (before) client.setQueryData<Notifications>(key, { ...before, choices });
    change.mutate(
      { input: choices },
      {
        onError: (error) => {
          client.setQueryData(key, before);
          toast({
            title: "Error",
            description: messageOf(error, "Failed to save quiet hours"),
            variant: "destructive",
          });
        },
      },
    );
  };
}
