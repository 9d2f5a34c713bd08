import { keepData } from "#contract/auth.ts";
import { enter, useAuth } from "#web/features/auth/auth-store.ts";
import { messageOf } from "#web/lib/ask.ts";
import { when } from "#web/lib/format-instant.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";

/** Says when everything goes, and takes it back. */
export function KeepDataNotice({ deletesAt }: { deletesAt: string }) {
  const keep = useChange(keepData);
  const act = async () => {
    try {
      enter(await keep.mutateAsync({}));
      toast({ title: "Success", description: "Your data stays" });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to keep your data"), variant: "destructive" });
    }
  };
  return (
    <Notice tone="amber">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="min-w-48 grow basis-0">
          <p className="font-semibold">All your data will be deleted</p>
          <p>You asked for it. It happens on {when(deletesAt)}; until then you can change your mind.</p>
        </div>
        <Button variant="secondary" size="sm" busy={keep.isPending} onClick={act}>
          {keep.isPending ? "Keeping..." : "Keep my data"}
        </Button>
      </div>
    </Notice>
  );
}

/** On every page until it happens or is taken back. */
export function KeepDataBanner() {
  const { user } = useAuth();
  if (!user?.deletesAt) return null;
  return (
    <section aria-label="Deletion of your data" className="mx-auto max-w-6xl px-4 pt-4 sm:px-8">
      <KeepDataNotice deletesAt={user.deletesAt} />
    </section>
  );
}
