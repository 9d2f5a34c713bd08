import type { User } from "#contract/auth.ts";
import type { Household } from "#contract/household.ts";
import { keepData } from "#contract/requests/auth.ts";
import { keepHouseholdData } from "#contract/requests/household.ts";
import { messageOf } from "#web/lib/ask.ts";
import { formatInstant } from "#web/lib/format-instant.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

export type KeepDataProps = { deletesAt: string; onUserChange: (user: User) => void };

/** Shows when all data will be deleted, and offers to cancel. */
export function KeepDataNotice({ deletesAt, onUserChange }: KeepDataProps) {
  const keep = useChange(keepData);
  return (
    <DeletionNotice
      title="All your data will be deleted"
      text={`You requested this. Deletion is scheduled for ${formatInstant(deletesAt)}; you can cancel until then.`}
      keep={{
        label: "Keep my data",
        isBusy: keep.isPending,
        act: async () => onUserChange(await keep.mutateAsync({})),
        done: "Your data won't be deleted",
        failed: "Failed to keep your data",
      }}
    />
  );
}

export type KeepHouseholdProps = { household: Household; deletion: NonNullable<Household["deletion"]> };

/** The same for a household of several: all members see it, and owners can cancel. */
export function KeepHouseholdNotice({ household, deletion }: KeepHouseholdProps) {
  const keep = useChange(keepHouseholdData, { refresh: ["household"] });
  const isOwner = household.role === "owner";
  const deletedBy = deletion.isYou ? "You" : (deletion.by ?? "An owner");
  const explanation = isOwner ? "an owner can cancel until then." : "only an owner can cancel it.";
  return (
    <DeletionNotice
      title={`All data of ${household.name} will be deleted`}
      text={`${deletedBy} requested this. Deletion is scheduled for ${formatInstant(deletion.at)}; ${explanation}`}
      keep={
        isOwner
          ? {
              label: "Keep the data",
              isBusy: keep.isPending,
              act: async () => void (await keep.mutateAsync({})),
              done: "The data won't be deleted",
              failed: "Failed to keep the data",
            }
          : undefined
      }
    />
  );
}

type Keep = { label: string; isBusy: boolean; act: () => Promise<void>; done: string; failed: string };

function DeletionNotice({ title, text, keep }: { title: string; text: string; keep: Keep | undefined }) {
  const act = async ({ act, done, failed }: Keep) => {
    try {
      await act();
      toast({ title: "Success", description: done });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, failed), variant: "destructive" });
    }
  };
  return (
    <Notice tone="amber">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-48 grow basis-0 wrap-anywhere">
          <p className="font-semibold">{title}</p>
          <p>{text}</p>
        </div>
        {keep && (
          <Button variant="secondary" size="sm" busy={keep.isBusy} onClick={() => act(keep)}>
            {keep.isBusy ? "Keeping..." : keep.label}
          </Button>
        )}
      </div>
    </Notice>
  );
}
