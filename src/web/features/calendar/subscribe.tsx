import { Copy } from "lucide-react";
import { useState } from "react";
import { getCalendarAddress, replaceCalendarAddress } from "#contract/requests/calendar.ts";
import { messageOf } from "#web/lib/ask.ts";
import { shortDay } from "#web/lib/format.ts";
import { isConnected } from "#web/lib/read-only.ts";
import { useCall, useChange } from "#web/lib/use-call.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Card, CardBody } from "#web/ui/card.tsx";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { LoadFailure } from "#web/ui/load-failure.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

/** A private address for the person's own calendar app. It is shown when it is made, and can be replaced. */
export function Subscribe({ today }: { today: string }) {
  const known = useCall(getCalendarAddress);
  const change = useChange(replaceCalendarAddress, { refresh: ["calendar"] });
  const [isAsking, setAsking] = useState(false);
  const since = known.data?.since ?? null;
  const make = async () => {
    if (!isConnected()) return;
    try {
      await change.mutateAsync({});
    } catch (error) {
      const description = messageOf(error, "The address could not be made. Please try again.");
      toast({ title: "Error", description, variant: "destructive" });
    }
    setAsking(false);
  };
  const made = change.data && `${window.location.origin}${change.data.path}`;
  return (
    <Card>
      <CardBody className="grid gap-3">
        <div>
          <h2 className="text-lg font-semibold">In your own calendar</h2>
          <p className="text-[0.9375rem] text-pretty text-muted">
            Paydays and bills in Apple, Google or any other calendar, by a private address that updates itself.
          </p>
        </div>
        {known.isError && (
          <LoadFailure load={known}>Failed to load your calendar address. Please try again.</LoadFailure>
        )}
        {made !== undefined && <Address address={made} />}
        {made === undefined && since !== null && (
          <p className="text-[0.9375rem] text-pretty">
            You have had an address since {shortDay(since.slice(0, 10), today)}. For your safety it is shown only once.
            Replace it if you need it again.
          </p>
        )}
        {known.data && (
          <div>
            {since === null && made === undefined ? (
              <Button busy={change.isPending} onClick={make}>
                Make a private address
              </Button>
            ) : (
              <Button variant="secondary" onClick={() => isConnected() && setAsking(true)}>
                Replace
              </Button>
            )}
          </div>
        )}
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          title="Replace the calendar address?"
          description="The address you have now stops working at once. Calendars that use it must be given the new one."
          confirmLabel="Replace"
          busyLabel="Replacing..."
          busy={change.isPending}
          danger
          onConfirm={make}
        />
      </CardBody>
    </Card>
  );
}

function Address({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: "Copied", description: "Add it in your calendar app as a subscription." });
    } catch {
      // A browser offers its clipboard only on https and localhost; the field is selected for copying by hand.
      document.querySelector<HTMLInputElement>("#calendar-address")?.select();
    }
  };
  return (
    <div className="grid gap-3">
      <TextField
        id="calendar-address"
        label="Private address"
        value={address}
        readOnly
        hint="Whoever has it can read your bills. Copy it now: it is shown only once."
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <Button onClick={copy}>
          <Copy aria-hidden="true" />
          Copy
        </Button>
        <a href={address.replace(/^https?:/, "webcal:")} className={buttonClass({ variant: "secondary" })}>
          Open in calendar app
        </a>
      </div>
    </div>
  );
}
