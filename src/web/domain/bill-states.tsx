import { useId, useState } from "react";
import type { Bill } from "#contract/bills.ts";
import { archiveBill, bringBackBill, pauseBill, resumeBill } from "#contract/requests/bills.ts";
import { isPaused } from "#core/bills/bill.ts";
import { addDays } from "#core/day.ts";
import { fieldErrorsOf, messageOf } from "#web/lib/ask.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { today } from "./bill-figures.ts";
import { pauseText } from "./bill-text.ts";
import { DateField } from "./date-field.tsx";

const REFRESHED = { refresh: ["bills", "accounts", "payments"] };

/** Pauses, resumes, archives or restores a bill, with toasts. */
export function useBillStates(bill: Bill, onDone?: () => void) {
  const pausing = useChange(pauseBill, REFRESHED);
  const resuming = useChange(resumeBill, REFRESHED);
  const archiving = useChange(archiveBill, REFRESHED);
  const restoring = useChange(bringBackBill, REFRESHED);
  const params = { id: bill.id };
  const attempt = async (change: () => Promise<unknown>, done: string): Promise<string | undefined> => {
    try {
      await change();
      toast({ title: "Success", description: `${bill.name} ${done}` });
      onDone?.();
      return undefined;
    } catch (error) {
      const message = messageOf(error, "Failed to update bill");
      const { until: field } = fieldErrorsOf(error);
      if (!field) toast({ title: "Error", description: message, variant: "destructive" });
      return field;
    }
  };
  return {
    isBusy: pausing.isPending || resuming.isPending || archiving.isPending || restoring.isPending,
    pause: (until: string) => attempt(() => pausing.mutateAsync({ params, input: { until: until || null } }), "paused"),
    resume: () => attempt(() => resuming.mutateAsync({ params }), "resumed"),
    archive: () => attempt(() => archiving.mutateAsync({ params }), "archived"),
    restore: () => attempt(() => restoring.mutateAsync({ params }), "restored from the archive"),
  };
}

type Props = { bill: Bill; onDone?: () => void };

/** Buttons to pause, archive and restore a bill. */
export function BillStates({ bill, onDone }: Props) {
  const { isBusy, pause, resume, archive, restore } = useBillStates(bill, onDone);
  const [isPauseFormOpen, setPauseFormOpen] = useState(false);
  const hintId = useId();
  if (bill.archivedOn !== null)
    return (
      <Button size="sm" variant="secondary" busy={isBusy} onClick={restore}>
        Restore
      </Button>
    );
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {isPaused(bill, today()) ? (
          <Button size="sm" variant="secondary" busy={isBusy} onClick={resume}>
            Resume
          </Button>
        ) : (
          <Button
            size="sm"
            variant="secondary"
            aria-expanded={isPauseFormOpen}
            onClick={() => setPauseFormOpen(!isPauseFormOpen)}
          >
            Pause…
          </Button>
        )}
        <Button
          size="sm"
          variant="secondary"
          busy={isBusy && !isPauseFormOpen}
          aria-describedby={hintId}
          onClick={archive}
        >
          Archive
        </Button>
        <p id={hintId} className="text-sm text-muted">
          {pauseText(bill) ?? "Archived bills are hidden from lists and totals. You can restore them any time."}
        </p>
      </div>
      {isPauseFormOpen && !isPaused(bill, today()) && <PauseForm onPause={pause} isBusy={isBusy} />}
    </div>
  );
}

type PauseFormProps = { onPause: (until: string) => Promise<string | undefined>; isBusy: boolean };

/** Asks until when. It is nested in the bill's form, so it cannot be a form itself. */
function PauseForm({ onPause, isBusy }: PauseFormProps) {
  const [until, setUntil] = useState("");
  const [error, setError] = useState<string>();
  const send = async () => setError(await onPause(until));
  return (
    <div className="grid items-start gap-3 rounded-control bg-surface-sunken px-4 py-3 sm:max-w-xl sm:grid-cols-[1fr_auto]">
      <DateField
        label="Paused until"
        min={addDays(today(), 1)}
        value={until}
        onChange={({ target }) => setUntil(target.value)}
        hint="The day the bill resumes. Leave empty to pause it until you resume it. Nothing is saved or due while it is paused."
        error={error}
      />
      <Button className="sm:mt-6.5" busy={isBusy} onClick={send}>
        Pause
      </Button>
    </div>
  );
}
