import { UserRoundX } from "lucide-react";
import { useState } from "react";
import type { Leaving } from "#contract/own-account.ts";
import { deleteMyAccount, previewLeaving } from "#contract/requests/own-account.ts";
import type { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { messageOf } from "#web/lib/ask.ts";
import { useCall, useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { Person } from "./security-panel.tsx";

type Props = Person & Pick<ReturnType<typeof useConfirmed>, "withConfirmation">;

/** Deletes the person's account, and first shows the effect on each household. */
export function DeleteAccountPanel({ user, onUserChange, withConfirmation }: Props) {
  const [isConfirming, setConfirming] = useState(false);
  const { data } = useCall(previewLeaving);
  const change = useChange(deleteMyAccount, { refresh: ["auth"] });
  const households = data?.households ?? [];
  const isOnlyOwner = households.some(({ what }) => what === "needs an owner");
  const deleteAccount = async () => {
    try {
      const { message, deletesAt } = await withConfirmation(() => change.mutateAsync({}));
      if (user) onUserChange({ ...user, deletesAt });
      toast({ title: "Success", description: message });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to delete the account"), variant: "destructive" });
    }
    setConfirming(false);
  };
  return (
    <div className="grid justify-items-start gap-3 rounded-control border border-red/30 p-4">
      <div className="text-[0.9375rem]">
        <h3 className="text-base font-semibold">Delete my account</h3>
        <ul className="mt-1 grid gap-1 text-muted wrap-anywhere">
          {households.map((household) => (
            <li key={household.name}>{wordsFor(household)}</li>
          ))}
        </ul>
      </div>
      <Button
        variant="danger"
        disabled={!data || isOnlyOwner || Boolean(user?.deletesAt)}
        onClick={() => setConfirming(true)}
      >
        <UserRoundX aria-hidden="true" />
        Delete my account
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Delete my account?"
        description={`${households.map(wordsFor).join(" ")} It happens within 24 hours. You can cancel until then.`}
        confirmLabel="Delete my account"
        busyLabel="Deleting..."
        busy={change.isPending}
        danger
        onConfirm={deleteAccount}
      />
    </div>
  );
}

function wordsFor({ name, others, what }: Leaving["households"][number]): string {
  const people = others === 1 ? "one other person" : `${others} other people`;
  if (what === "deleted") return `You are the only member of ${name}. It is deleted with everything in it.`;
  if (what === "stays") return `${name} stays with ${people}; you will be removed from it.`;
  return `You are the only owner of ${name}. Make someone else an owner first.`;
}
