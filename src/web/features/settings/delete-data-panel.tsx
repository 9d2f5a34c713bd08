import { Trash2 } from "lucide-react";
import { useState } from "react";
import type { Household } from "#contract/household.ts";
import { deleteData } from "#contract/requests/auth.ts";
import { deleteHouseholdData, getHousehold } from "#contract/requests/household.ts";
import { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { messageOf } from "#web/lib/ask.ts";
import { useCall, useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { KeepDataNotice, KeepHouseholdNotice } from "./keep-data.tsx";
import type { SectionProps } from "./setting-fields.tsx";

/** Deletion of all data with a day to cancel. In a household of several only its data is deleted, not the members' accounts. */
export function DeleteDataPanel(props: SectionProps) {
  const { data: household } = useCall(getHousehold);
  if (household?.role !== "owner") return null;
  return household.members.length > 1 ? <DeleteHouseholdData household={household} /> : <DeleteOwnData {...props} />;
}

function DeleteOwnData({ user, onUserChange }: SectionProps) {
  const change = useChange(deleteData);
  if (user?.deletesAt) return <KeepDataNotice deletesAt={user.deletesAt} onUserChange={onUserChange} />;
  return (
    <Panel
      text="Your bills, incomes, accounts, payments and your Weekwise account. They are deleted within 24 hours; until then you can cancel."
      question="Everything you have in Weekwise will be deleted within 24 hours, including your account. You can cancel until then; after that it cannot be recovered."
      isBusy={change.isPending}
      act={async () => {
        const { message, deletesAt } = await change.mutateAsync({});
        if (user) onUserChange({ ...user, deletesAt });
        return message;
      }}
    />
  );
}

function DeleteHouseholdData({ household }: { household: Household }) {
  const change = useChange(deleteHouseholdData, { refresh: ["household"] });
  const { name, members, deletion } = household;
  if (deletion) return <KeepHouseholdNotice household={household} deletion={deletion} />;
  return (
    <Panel
      text={`The bills, incomes, accounts, payments and documents of ${name}, for all ${members.length} members. They are deleted within 24 hours; until then an owner can cancel. The household stays, and so does everyone's Weekwise account.`}
      question={`Everything in ${name} will be deleted within 24 hours, for all ${members.length} members, who will see a notice. An owner can cancel until then; after that it cannot be recovered. No one's account is deleted.`}
      isBusy={change.isPending}
      act={async () => {
        await change.mutateAsync({});
        return "All data of this household will be deleted within 24 hours";
      }}
    />
  );
}

type PanelProps = { text: string; question: string; isBusy: boolean; act: () => Promise<string> };

function Panel({ text, question, isBusy, act }: PanelProps) {
  const [isConfirming, setConfirming] = useState(false);
  const { withConfirmation, dialog } = useConfirmed();
  const confirm = async () => {
    try {
      toast({ title: "Success", description: await withConfirmation(act) });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to delete data"), variant: "destructive" });
    }
    setConfirming(false);
  };
  return (
    <div className="grid justify-items-start gap-3 rounded-control border border-red/30 p-4">
      <div>
        <h3 className="font-semibold">Delete All Data</h3>
        <p className="mt-1 text-[0.9375rem] wrap-anywhere text-muted">{text}</p>
      </div>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden="true" />
        Delete All Data
      </Button>
      <AlertDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title="Delete All Data?"
        description={question}
        confirmLabel="Delete All Data"
        busyLabel="Deleting..."
        busy={isBusy}
        danger
        onConfirm={confirm}
      />
      {dialog}
    </div>
  );
}
