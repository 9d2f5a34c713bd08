export type AdjustDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Adjust Weekly Savings: one week more or less, for every bill. */
export function AdjustDialog(_props: AdjustDialogProps) {
  return null;
}
