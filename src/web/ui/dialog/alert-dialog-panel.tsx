import * as Radix from "radix-ui/alert-dialog";
import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/cx.ts";
import { bodyClass, footerClass, overlayClass, panelClass } from "./dialog-style.ts";
import "#web/ui/csp-nonce.ts";
import { useDialogEscape, useReturnFocus } from "./focus-and-escape.ts";

export type AlertDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  onConfirm: () => void;
  busy?: boolean | undefined;
  busyLabel?: string | undefined;
  danger?: boolean | undefined;
  className?: string | undefined;
};

/** The content of AlertDialog, loaded on demand. */
export function AlertDialogPanel(props: AlertDialogProps) {
  const { open, onOpenChange, title, description, confirmLabel, cancelLabel = "Cancel", onConfirm } = props;
  const { busy = false, busyLabel = confirmLabel, danger = false, className } = props;
  const returnFocus = useReturnFocus(open);
  useDialogEscape(open, () => busy || onOpenChange(false));
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || !busy) && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content onCloseAutoFocus={returnFocus} className={cx(panelClass("sm"), className)}>
          <div className={cx(bodyClass, "grid gap-2")}>
            <Radix.Title className="text-lg leading-snug font-semibold wrap-anywhere">{title}</Radix.Title>
            <Radix.Description className="text-[0.9375rem] wrap-anywhere text-muted">{description}</Radix.Description>
          </div>
          <div className={footerClass}>
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
              {busy ? busyLabel : confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
