import type { Bill } from "#contract/bills.ts";

export type BillActs = {
  onAdd: () => void;
  onEdit: (bill: Bill) => void;
  onPay: (bill: Bill) => void;
  onHistory: (bill: Bill) => void;
};

/** The bills list of the dashboard. */
export function BillsPanel(_acts: BillActs) {
  return null;
}
