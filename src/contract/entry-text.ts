import type { OperationKind } from "#core/ledger.ts";

type EntryText = {
  /** In an account's ledger. */
  inLedger: string;
  /** Whether the ledger adds the name of the bill. */
  namesBill?: true;
  /** In an account's ledger, for several bills on one day. */
  ofMany?: string;
  /** In a bill's history. */
  inHistory: string;
};

/** Why money moved, as shown to people. Only the codes are stored. */
export const ENTRY_TEXTS: Record<OperationKind, EntryText> = {
  opening: { inLedger: "Opening balance", inHistory: "Opened" },
  correction: { inLedger: "Balance corrected", inHistory: "Corrected" },
  import: { inLedger: "Imported", inHistory: "Imported" },
  transfer: { inLedger: "Money moved", inHistory: "Money moved" },
  weekly: {
    inLedger: "Weekly credit for",
    namesBill: true,
    ofMany: "Weekly credits for",
    inHistory: "Weekly credit",
  },
  "add-week": { inLedger: "Week added for", namesBill: true, ofMany: "Week added for", inHistory: "Week added" },
  "remove-week": {
    inLedger: "Week removed for",
    namesBill: true,
    ofMany: "Week removed for",
    inHistory: "Week removed",
  },
  payment: { inLedger: "Payment of", namesBill: true, inHistory: "Paid" },
  reversal: { inLedger: "Undone: payment of", namesBill: true, inHistory: "Payment undone" },
  allocation: { inLedger: "Money set aside for", namesBill: true, inHistory: "Money set aside" },
};
