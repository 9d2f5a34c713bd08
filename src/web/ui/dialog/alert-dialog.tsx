import { type ComponentType, lazy, Suspense, useEffect, useState } from "react";
import { toast } from "#web/ui/toast/toast-store.ts";
import type { AlertDialogProps } from "./alert-dialog-panel.tsx";

export const loadAlertDialog = async (): Promise<ComponentType<AlertDialogProps>> =>
  (await import("./alert-dialog-panel.tsx")).AlertDialogPanel;

const Panel = lazy(async () => ({ default: await loadAlertDialog().catch(() => Missing) }));

/**
 * A confirmation. Cancel has the initial focus. Confirming leaves it open: close it when the action is done. Its code loads on
 * first use, so that pages with a delete button are usable sooner.
 */
export function AlertDialog(props: AlertDialogProps) {
  const [hasOpened, setHasOpened] = useState(props.open);
  if (props.open && !hasOpened) setHasOpened(true);
  if (!hasOpened) return null;
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  );
}

// If the confirmation fails to load, nothing is done.
function Missing({ open, onOpenChange }: AlertDialogProps) {
  useEffect(() => {
    if (!open) return;
    onOpenChange(false);
    toast({
      title: "Error",
      description: "This dialog couldn't be loaded. Check your connection and reload the page.",
      variant: "destructive",
      action: { label: "Reload", onClick: () => window.location.reload() },
    });
  }, [open, onOpenChange]);
  return null;
}
