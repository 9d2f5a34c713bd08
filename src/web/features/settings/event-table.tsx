import type { Notifications } from "#contract/notifications.ts";
import { CHANNELS, type Channel, EVENTS, type EventKind } from "#core/notifications/events.ts";
import { cellOf, type EventPreferences, wants } from "#core/notifications/preferences.ts";
import { useSaveChoices } from "./quiet-hours.tsx";
import { SectionHeading } from "./setting-fields.tsx";

const EVENT_TEXT: Record<EventKind, string> = {
  "due-short": "A bill is due and short",
  "due-covered": "A bill is due and covered",
  payday: "Payday: what to move",
  "payment-made": "A payment was made",
  "payment-failed": "A payment failed",
  "payment-tried-again": "A payment failed again",
  "bill-rose": "A bill went up",
  "weekly-report": "Weekly report",
  "member-joined": "Someone joined",
  security: "Account security",
};
const CHANNEL_TEXT: Record<Channel, string> = { mail: "Email", push: "Push", ntfy: "ntfy", webhook: "Webhook" };

type Props = { notifications: Notifications; switches: Omit<EventPreferences, "off"> };

/** Which events are sent to which of the person's channels. */
export function EventTable({ notifications: { choices, mail, channels }, switches }: Props) {
  const save = useSaveChoices();
  const kinds = CHANNELS.filter((kind) =>
    kind === "mail" ? mail.isReady : channels.some((channel) => channel.kind === kind),
  );
  if (kinds.length === 0) return null;
  const toggle = (cell: string) => {
    const switchedOff = choices.off.includes(cell)
      ? choices.off.filter((each) => each !== cell)
      : [...choices.off, cell];
    save({ ...choices, off: switchedOff });
  };
  return (
    <section className="grid gap-3">
      <SectionHeading
        title="Notify me about"
        text="Changes are saved at once. Items turned off above are unavailable."
      />
      <table className="w-full text-[0.9375rem]">
        <thead>
          <tr className="text-left text-sm text-muted">
            <th className="py-1 font-semibold">Event</th>
            {kinds.map((kind) => (
              <th key={kind} className="w-16 px-1 py-1 text-center font-semibold">
                {CHANNEL_TEXT[kind]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border border-y border-border">
          {EVENTS.map((event) => (
            <tr key={event}>
              <th scope="row" className="py-1.5 pr-2 text-left font-normal">
                {EVENT_TEXT[event]}
              </th>
              {kinds.map((kind) => {
                const isFixed = event === "security" && kind === "mail";
                const isAvailable = wants({ ...switches, off: [] }, event, kind);
                return (
                  <td key={kind} className="p-0 text-center">
                    <label className="grid min-h-11 place-items-center">
                      <input
                        type="checkbox"
                        className="size-5 accent-primary"
                        aria-label={`${EVENT_TEXT[event]}: ${CHANNEL_TEXT[kind]}`}
                        checked={wants({ ...switches, off: choices.off }, event, kind)}
                        disabled={isFixed || !isAvailable}
                        onChange={() => toggle(cellOf(event, kind))}
                      />
                    </label>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
