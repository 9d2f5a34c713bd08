import { keepData, type User } from "#contract/auth.ts";
import { messageOf } from "#web/lib/ask.ts";
import { formatInstant } from "#web/lib/format-instant.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

export type KeepDataProps = { deletesAt: string; onUser: (user: User) => void };

/** Says when all data will be deleted, and offers to cancel that. */
export function KeepDataNotice({ deletesAt, onUser }: KeepDataProps) {
  const keep = useChange(keepData);
  const act = async () => {
    try {
      onUser(await keep.mutateAsync({}));
      toast({ title: "Success", description: "Your data will not be deleted" });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to keep your data"), variant: "destructive" });
    }
  };
  return (
    <Notice tone="amber">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-48 grow basis-0">
          <p className="font-semibold">All your data will be deleted</p>
          <p>You requested this. Deletion is scheduled for {formatInstant(deletesAt)}; you can cancel until then.</p>
        </div>
        <Button variant="secondary" size="sm" busy={keep.isPending} onClick={act}>
          {keep.isPending ? "Keeping..." : "Keep my data"}
        </Button>
      </div>
    </Notice>
  );
}
