import { type FormEvent, type ReactNode, useId } from "react";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { FormButtons } from "#web/ui/form/form-buttons.tsx";

type Props = {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  label: string;
  busyLabel: string;
  isBusy: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

/** A dialog form above the settings form; submitting it must not submit the settings. */
export function FormDialog({ onClose, title, description, label, busyLabel, isBusy, onSubmit, children }: Props) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isBusy) onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={description}
      footer={<FormButtons form={id} label={label} busyLabel={busyLabel} isBusy={isBusy} onCancel={onClose} />}
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-4">
        {children}
      </form>
    </Dialog>
  );
}
