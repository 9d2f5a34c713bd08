import { BellRing, Mail, Smartphone, Webhook } from "lucide-react";
import type { Notifications } from "#contract/notifications.ts";
import { removeChannel, testChannel } from "#contract/requests/notifications.ts";
import type { Channel } from "#core/notifications/events.ts";
import { messageOf } from "#web/lib/ask.ts";
import { mayChange } from "#web/lib/read-only.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { AddChannel } from "./add-channel.tsx";
import { BrowserPush } from "./browser-push.tsx";
import { SectionHeading } from "./setting-fields.tsx";

const ICONS = { mail: Mail, push: Smartphone, ntfy: BellRing, webhook: Webhook };

type Row = { id: number; kind: Channel; label: string; note: string };

/** The notification channels, each with a test that shows the channel's response. */
export function Channels({ notifications: { mail, channels, pushKey } }: { notifications: Notifications }) {
  const rows: Row[] = [
    ...(mail.isReady ? [{ id: 0, kind: "mail" as const, label: "Email", note: mail.address }] : []),
    ...channels.map(({ id, kind, label, target }) => ({ id, kind, label, note: target })),
  ];
  return (
    <section className="grid gap-3">
      <SectionHeading title="Where to notify you" text="Send a test to see if it works." />
      {rows.length > 0 && (
        <ul className="grid divide-y divide-border rounded-control border border-border">
          {rows.map((row) => (
            <ChannelRow key={row.id} {...row} />
          ))}
        </ul>
      )}
      <BrowserPush pushKey={pushKey} />
      <AddChannel />
    </section>
  );
}

function ChannelRow({ id, kind, label, note }: Row) {
  const Icon = ICONS[kind];
  const test = useChange(testChannel);
  const remove = useChange(removeChannel, { refresh: ["notifications"] });
  const removeRow = async () => {
    if (!mayChange()) return;
    try {
      await remove.mutateAsync({ params: { id } });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to remove the channel"), variant: "destructive" });
    }
  };
  return (
    <li className="grid gap-2 p-3">
      <div className="flex flex-wrap items-center gap-3">
        <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <div className="min-w-44 grow basis-0">
          <p className="text-[0.9375rem] font-semibold wrap-anywhere">{label}</p>
          {note !== label && <p className="text-sm wrap-anywhere text-muted">{note}</p>}
        </div>
        <div className="ml-auto flex gap-2">
          <Button
            size="sm"
            variant="secondary"
            aria-label={`Test ${label}`}
            busy={test.isPending}
            onClick={() => test.mutate({ input: { channelId: id } })}
          >
            Test
          </Button>
          {id !== 0 && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={`Remove ${label}`}
              busy={remove.isPending}
              onClick={removeRow}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      <p role="status" className="text-sm wrap-anywhere empty:hidden">
        {test.data &&
          (test.data.isSent ? `Test sent. Response: ${test.data.answer}` : `Test not sent: ${test.data.answer}`)}
        {test.error && messageOf(test.error, "Failed to send the test")}
      </p>
    </li>
  );
}
