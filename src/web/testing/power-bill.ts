import { inject } from "vitest";

const { due, ...pdfs } = inject("powerBills");

/** The due date as stored and as displayed. */
export const DUE = due;
export const DUE_SHOWN = due.replace(/^(\d+)-(\d+)-(\d+)$/, "$2/$3/$1");

/** PDFs of a Lumen & Sons Power bill over $84.20: plain, with a direct debit, a similar name, over $91.00 or in credit; and a card statement. */
export const powerBill = (kind: keyof typeof pdfs = "plain", name = "power.pdf") =>
  new File([Uint8Array.from(atob(pdfs[kind]), (sign) => sign.charCodeAt(0))], name, { type: "application/pdf" });
