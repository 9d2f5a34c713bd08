import { inject } from "vitest";

const { due, ...papers } = inject("powerBills");

/** When the bill is due, as it is kept and as it is shown. */
export const DUE = due;
export const DUE_SHOWN = due.replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1");

/** A bill of Lumen & Sons Power over $84.20: plain, one that speaks of a direct debit, one whose name is only alike, or over $91.00. */
export const powerBill = (kind: keyof typeof papers = "plain", name = "power.pdf") =>
  new File([Uint8Array.from(atob(papers[kind]), (sign) => sign.charCodeAt(0))], name, { type: "application/pdf" });
