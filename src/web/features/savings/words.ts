import { MAX_CENTS } from "#core/money.ts";
import { money } from "#web/lib/format.ts";
import type { Total } from "./week-change.ts";

/** "1 bill", "8 bills" */
export const billsOf = (count: number) => `${count} ${count === 1 ? "bill" : "bills"}`;

export const totalWords = (total: Total) => (total === undefined ? `over ${money(MAX_CENTS)}` : money(total));
