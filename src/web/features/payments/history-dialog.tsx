import type { Bill } from "#contract/bills.ts";

export type HistoryDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; bill: Bill };

/** What was paid for a bill, with undo and cancel. */
export function HistoryDialog(_props: HistoryDialogProps) {
  return null;
}
