import { Trash2 } from "lucide-react";
import { useState } from "react";
import { deleteData } from "#contract/auth.ts";
import { useConfirmed } from "#web/domain/confirm-identity/use-confirmed.tsx";
import { messageOf } from "#web/lib/ask.ts";
import { useShownHousehold } from "#web/lib/household.ts";
import { useChange } from "#web/lib/use-call.ts";
import { Button } from "#web/ui/button.tsx";
import { AlertDialog } from "#web/ui/dialog/alert-dialog.tsx";
import { toast } from "#web/ui/toast/toast-store.ts";
import { ExportPanel } from "./export-panel.tsx";
import { ImportPanel } from "./import-panel.tsx";
import { KeepDataNotice } from "./keep-data.tsx";
import { ScanLessonsPanel } from "./scan-lessons-panel.tsx";
import type { SectionProps } from "./setting-fields.tsx";

/** Export, import, and deletion of all data with a day to cancel. */
export function DataSection({ user, onUser }: SectionProps) {
  const [isAsking, setAsking] = useState(false);
  const change = useChange(deleteData);
  const { confirmed, dialog } = useConfirmed();
  const role = useShownHousehold()?.role ?? "owner";

  const confirm = async () => {
    try {
      const { message, deletesAt } = await confirmed(() => change.mutateAsync({}));
      if (user) onUser({ ...user, deletesAt });
      toast({ title: "Success", description: message });
    } catch (error) {
      toast({ title: "Error", description: messageOf(error, "Failed to delete data"), variant: "destructive" });
    }
    setAsking(false);
  };

  return (
    <div className="grid gap-4">
      <ExportPanel />
      {role !== "viewer" && <ImportPanel />}
      <ScanLessonsPanel mayForget={role !== "viewer"} />
      {role !== "owner" ? null : user?.deletesAt ? (
        <KeepDataNotice deletesAt={user.deletesAt} onUser={onUser} />
      ) : (
        <div className="grid justify-items-start gap-3 rounded-control border border-red/30 p-4">
          <div>
            <h3 className="font-semibold">Delete All Data</h3>
            <p className="mt-1 text-[0.9375rem] text-muted">
              Your bills, incomes, accounts, payments and your Weekwise account. They are deleted within 24 hours; until
              then you can cancel.
            </p>
          </div>
          <Button variant="danger" onClick={() => setAsking(true)}>
            <Trash2 aria-hidden="true" />
            Delete All Data
          </Button>
        </div>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Delete All Data?"
        description="Everything you have in Weekwise will be deleted within 24 hours, including your account. You can cancel until then; after that it cannot be recovered."
        confirmLabel="Delete All Data"
        busyLabel="Deleting..."
        busy={change.isPending}
        danger
        onConfirm={confirm}
      />
      {dialog}
    </div>
  );
}
