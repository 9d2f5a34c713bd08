import { useEffect, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { FormButtons } from "#web/ui/form/form-buttons.tsx";

type BillFooterProps = {
  formId: string;
  isEdit: boolean;
  isSaving: boolean;
  isLeaving: boolean;
  onStay: () => void;
  onClose: () => void;
};

/** The form's buttons; when a changed form is about to be closed, a question in their place. */
export function BillFooter({ formId, isEdit, isSaving, isLeaving, onStay, onClose }: BillFooterProps) {
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLeaving) stay.current?.focus();
  }, [isLeaving]);

  if (isLeaving)
    return (
      <>
        <p role="alert" className="basis-full self-center text-[0.9375rem] font-semibold sm:mr-auto sm:basis-auto">
          Discard your changes?
        </p>
        <Button ref={stay} variant="secondary" onClick={onStay}>
          Keep Editing
        </Button>
        <Button variant="danger" onClick={onClose}>
          Discard
        </Button>
      </>
    );
  return (
    <FormButtons
      form={formId}
      label={isEdit ? "Update Bill" : "Add Bill"}
      busyLabel="Saving..."
      isBusy={isSaving}
      onCancel={onClose}
    />
  );
}
