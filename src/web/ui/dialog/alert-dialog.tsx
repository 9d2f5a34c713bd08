import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { AlertDialogProps } from "./alert-dialog-panel.tsx";

export const loadAlertDialog = async (): Promise<ComponentType<AlertDialogProps>> =>
  (await import("./alert-dialog-panel.tsx")).AlertDialogPanel;

const Panel = lazy(async () => ({ default: await loadAlertDialog().catch(() => Missing) }));

/**
 * Asks before an act. It opens on Cancel, and confirming leaves it open: close it when the act is done. Its weight comes
 * when it is first asked for, so that a page with a button to delete something can be used sooner.
 */
export function AlertDialog(props: AlertDialogProps) {
  const [isWanted, setWanted] = useState(props.open);
  if (props.open && !isWanted) setWanted(true);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}

// Without the confirmation nothing is done.
function Missing({ open, onOpenChange }: AlertDialogProps) {
  useEffect(() => {
    if (!open) return;
    onOpenChange(false);
    toast({
      title: "Error",
      description: "This dialog could not be loaded. Check your connection and reload the page.",
      variant: "destructive",
      action: { label: "Reload", onClick: () => window.location.reload() },
    });
  }, [open, onOpenChange]);
  return null;
}
