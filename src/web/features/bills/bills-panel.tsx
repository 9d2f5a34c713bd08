import type { Bill } from "#contract/bills.ts";

export type BillActs = {
  onAdd: () => void;
  onEdit: (bill: Bill) => void;
  onPay: (bill: Bill) => void;
  onHistory: (bill: Bill) => void;
  /** Shows all bills from the start instead of the first three. */
  startsLong?: boolean | undefined;
};

/** The bills list of the dashboard. */
export function BillsPanel(_acts: BillActs) {
  return null;
}
