import { Button } from "#web/ui/button.tsx";

type FormButtonsProps = {
  /** The id of the form to submit. */
  form: string;
  label: string;
  /** Replaces the label while submitting: "Saving..." */
  busyLabel: string;
  isBusy: boolean;
  onCancel: () => void;
  canCancel?: boolean | undefined;
  canSubmit?: boolean | undefined;
};

/** The footer of a dialog with a form. */
export function FormButtons(props: FormButtonsProps) {
  const { form, label, busyLabel, isBusy, onCancel, canCancel = true, canSubmit = true } = props;
  return (
    <>
      <Button variant="secondary" disabled={!canCancel} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" form={form} busy={isBusy} disabled={!canSubmit}>
        {isBusy ? busyLabel : label}
      </Button>
    </>
  );
}
