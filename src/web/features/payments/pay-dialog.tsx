import type { Bill } from "#contract/bills.ts";

export type PayDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; bill: Bill };

/** Pays a bill from its account. */
export function PayDialog(_props: PayDialogProps) {
  return null;
}
