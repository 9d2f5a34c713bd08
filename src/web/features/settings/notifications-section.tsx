import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { SentMessage } from "#contract/notifications.ts";
import { getNotifications, listSent } from "#contract/requests/notifications.ts";
import { ask } from "#web/lib/ask.ts";
import { formatInstant } from "#web/lib/format-instant.ts";
import { keyOf, useCall } from "#web/lib/use-call.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { EventTable } from "./event-table.tsx";
import { Channels } from "./notification-channels.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import { ChoiceField, SectionHeading, type SectionProps, ToggleField } from "./setting-fields.tsx";

const STATES = {
  waiting: { word: "Waiting", tone: "neutral" },
  sent: { word: "Sent", tone: "green" },
  "given-up": { word: "Failed", tone: "red" },
  "taken-back": { word: "No longer needed", tone: "neutral" },
} as const;

/** The notification switches, channels, events, quiet hours and recent notifications. */
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
                ? "This server can't send email. Ask its administrator to set SMTP_URL."
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
          <EventTable notifications={data} switches={section.preferences} />
          <QuietHours notifications={data} />
          <SentMessages />
        </>
      )}
    </div>
  );
}

/** Recent notifications: sent, waiting and failed. */
function SentMessages() {
  const load = useSent();
  const messages = load.data?.pages.flatMap((page) => page.messages) ?? [];
  const list = useRef<HTMLUListElement>(null);
  const showOlder = async () => {
    const { hasNextPage } = await load.fetchNextPage();
    // On the last page the button disappears; move the focus so that it is not lost.
    if (!hasNextPage) list.current?.focus();
  };
  return (
    <section className="grid gap-3">
      <SectionHeading
        title="Recent notifications"
        text="Notifications about this household and your account, newest first. They are kept for 90 days."
      />
      {load.isError && !load.data && (
        <LoadFailure load={load}>Failed to load recent notifications. Please try again.</LoadFailure>
      )}
      {load.data && messages.length === 0 && <p className="text-[0.9375rem] text-muted">Nothing yet.</p>}
      {messages.length > 0 && (
        <ul
          ref={list}
          tabIndex={-1}
          className="grid divide-y divide-border rounded-control border border-border outline-none"
        >
          {messages.map((message) => (
            <Sent key={message.id} {...message} />
          ))}
        </ul>
      )}
      {load.isFetchNextPageError && (
        <LoadFailure load={{ isFetching: load.isFetchingNextPage, refetch: load.fetchNextPage }}>
          Failed to load older notifications. Please try again.
        </LoadFailure>
      )}
      {load.hasNextPage && !load.isFetchNextPageError && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          busy={load.isFetchingNextPage}
          onClick={showOlder}
        >
          Show older notifications
        </Button>
      )}
    </section>
  );
}

/** Newest first. A refetch reloads every page, so that none is missed between pages. */
function useSent() {
  return useInfiniteQuery({
    queryKey: [...keyOf(listSent), "pages"],
    queryFn: ({ pageParam, signal }: { pageParam: number | undefined; signal: AbortSignal }) =>
      ask(listSent, { query: { before: pageParam }, signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

function Sent({ title, label, state, at, tries, lastError }: SentMessage) {
  const { word, tone } = STATES[state];
  const when =
    state === "waiting" ? `${tries > 0 ? "Next attempt" : "To be sent"} ${formatInstant(at)}` : formatInstant(at);
  return (
    <li className="grid gap-0.5 p-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="min-w-40 grow basis-0 text-[0.9375rem] font-semibold">{title}</p>
        <Badge tone={tone}>{word}</Badge>
      </div>
      <p className="text-sm text-muted">
        {label ?? "Removed channel"} · {when}
      </p>
      {lastError !== null && state !== "sent" && <p className="text-sm wrap-anywhere text-red">{lastError}</p>}
    </li>
  );
}
