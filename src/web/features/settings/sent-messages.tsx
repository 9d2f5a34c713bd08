import type { SentMessage } from "#contract/notifications.ts";
import { listSent } from "#contract/requests/notifications.ts";
import { formatInstant } from "#web/lib/format-instant.ts";
import { useCall } from "#web/lib/use-call.ts";
import { Badge } from "#web/ui/badge.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** What was sent of late, what waits, and what went wrong. */
export function SentMessages() {
  const load = useCall(listSent);
  const messages = load.data?.messages ?? [];
  return (
    <section className="grid gap-3">
      <SectionHeading
        title="What was sent"
        text="The last 50 messages to you about this household and your account. They are kept for 90 days."
      />
      {load.isError && <LoadFailure load={load}>Failed to load what was sent. Please try again.</LoadFailure>}
      {load.data && messages.length === 0 && <p className="text-[0.9375rem] text-muted">Nothing yet.</p>}
      {messages.length > 0 && (
        <ul className="grid divide-y divide-border rounded-control border border-border">
          {messages.map((message) => (
            <Sent key={message.id} {...message} />
          ))}
        </ul>
      )}
    </section>
  );
}

const STATES = {
  waiting: { word: "Waiting", tone: "neutral" },
  sent: { word: "Sent", tone: "green" },
  "given-up": { word: "Given up", tone: "red" },
  "taken-back": { word: "Not needed any more", tone: "neutral" },
} as const;

function Sent({ title, label, state, at, tries, lastError }: SentMessage) {
  const { word, tone } = STATES[state];
  const when =
    state === "waiting" ? `${tries > 0 ? "Next try" : "To be sent"} ${formatInstant(at)}` : formatInstant(at);
  return (
    <li className="grid gap-0.5 p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="min-w-40 grow basis-0 text-[0.9375rem] font-semibold">{title}</p>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="text-sm text-muted">
        {label ?? "A channel that was removed"} · {when}
      </p>
      {lastError !== null && state !== "sent" && <p className="text-sm wrap-anywhere text-red">{lastError}</p>}
    </li>
  );
}
