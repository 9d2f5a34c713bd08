export type ScanDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** AI Bill Scanner: upload, processing, success, review. */
export function ScanDialog(_props: ScanDialogProps) {
  return null;
}
