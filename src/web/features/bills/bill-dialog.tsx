import type { Bill } from "#contract/bills.ts";

export type BillDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; bill?: Bill | undefined };

/** Add New Bill, or Edit Bill when there is one. */
export function BillDialog(_props: BillDialogProps) {
  return null;
}
