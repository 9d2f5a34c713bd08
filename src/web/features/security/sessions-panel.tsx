import { Laptop } from "lucide-react";
import type { Session } from "#contract/own-account.ts";
import { endOtherSessions, endSession, listSessions } from "#contract/requests/own-account.ts";
import { messageOf } from "#web/lib/ask.ts";
import { formatInstant } from "#web/lib/format-instant.ts";
import { useCall, useChange } from "#web/lib/use-call.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TitledPanel } from "#web/ui/titled-card.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { RowAction, SecurityRow } from "./security-panel.tsx";

const REFRESH = { refresh: ["auth"] };

/** The person's sessions. */
export function SessionsPanel() {
  const { data: sessions } = useCall(listSessions);
  const end = useChange(endSession, REFRESH);
  const endOthers = useChange(endOtherSessions, REFRESH);
  const run = async (call: () => Promise<unknown>, done: string) => {
    try {
      await call();
      toast({ title: "Success", description: done });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to sign out"), variant: "destructive" });
    }
  };
  return (
    <TitledPanel
      icon={Laptop}
      title="Where you're signed in"
      text="Don't recognise a device? Sign it out and change your password."
    >
      {!sessions && <Skeleton className="h-20" />}
      {sessions?.map((session) => (
        <SecurityRow
          key={session.id}
          title={
            <>
              {session.device} {session.isCurrent && <Badge tone="green">This device</Badge>}
            </>
          }
          text={placeOf(session)}
        >
          {!session.isCurrent && (
            <RowAction
              label="Sign out"
              about={session.device}
              onClick={() => run(() => end.mutateAsync({ params: { id: session.id } }), "Device signed out")}
            />
          )}
        </SecurityRow>
      ))}
      {sessions && sessions.length > 1 && (
        <div>
          <RowAction
            label="Sign out everywhere else"
            busy={endOthers.isPending}
            onClick={() => run(() => endOthers.mutateAsync({}), "Other devices signed out")}
          />
        </div>
      )}
    </TitledPanel>
  );
}

function placeOf({ address, usedAt, createdAt }: Session): string {
  const where = address ? `From ${address}, ` : "";
  const when = usedAt ? `last used ${formatInstant(usedAt)}` : `signed in ${formatInstant(createdAt)}`;
  const line = `${where}${when}.`;
  return line.charAt(0).toUpperCase() + line.slice(1);
}
