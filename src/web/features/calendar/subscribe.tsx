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

/** A private link for a calendar app. It is shown once when created, and can be replaced. */
export function Subscribe({ today }: { today: string }) {
  const subscription = useCall(getCalendarAddress);
  const change = useChange(replaceCalendarAddress, { refresh: ["calendar"] });
  const [isConfirming, setConfirming] = useState(false);
  const since = subscription.data?.since ?? null;
  const make = async () => {
    if (!isConnected()) return;
    try {
      await change.mutateAsync({});
    } catch (error) {
      const description = messageOf(error, "The link couldn't be created. Please try again.");
      toast({ title: "Error", description, variant: "destructive" });
    }
    setConfirming(false);
  };
  const newAddress = change.data && `${window.location.origin}${change.data.path}`;
  return (
    <Card>
      <CardBody className="grid gap-3">
        <div>
          <h2 className="text-lg font-semibold">Add to your calendar</h2>
          <p className="text-[0.9375rem] text-pretty text-muted">
            See paydays and bills in Apple, Google or any other calendar, with a private link that stays up to date.
          </p>
        </div>
        {subscription.isError && (
          <LoadFailure load={subscription}>Failed to load your calendar link. Please try again.</LoadFailure>
        )}
        {newAddress !== undefined && <Address address={newAddress} />}
        {newAddress === undefined && since !== null && (
          <p className="text-[0.9375rem] text-pretty">
            You created a link on {shortDay(since.slice(0, 10), today)}. For security it is shown only once. Replace it
            if you need it again.
          </p>
        )}
        {subscription.data && (
          <div>
            {since === null && newAddress === undefined ? (
              <Button busy={change.isPending} onClick={make}>
                Create private link
              </Button>
            ) : (
              <Button variant="secondary" onClick={() => isConnected() && setConfirming(true)}>
                Replace
              </Button>
            )}
          </div>
        )}
        <AlertDialog
          open={isConfirming}
          onOpenChange={setConfirming}
          title="Replace the calendar link?"
          description="The current link stops working at once. Add the new link to every calendar that uses it."
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
      toast({ title: "Copied", description: "Add it to your calendar app as a subscription." });
    } catch {
      // The clipboard needs https or localhost; otherwise the field is selected for copying manually.
      document.querySelector<HTMLInputElement>("#calendar-address")?.select();
    }
  };
  return (
    <div className="grid gap-3">
      <TextField
        id="calendar-address"
        label="Private link"
        value={address}
        readOnly
        hint="Anyone with this link can see your bills. Copy it now: it is shown only once."
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
