import { readLocal, writeLocal } from "#web/lib/storage.ts";

const KEY = "due-soon-rows";
/** Five rows and the button below them; more look the same. */
const FULL = 6;

/** Whether there were more bills than so many last time; no, when nobody knows. */
export const hadMoreRowsThan = (count: number): boolean => Number.parseInt(readLocal(KEY) ?? "", 10) > count;

/** How many bills there were last time, so that the loading state has the final height and the layout does not shift. */
export function readRows(): number {
  const rows = Number.parseInt(readLocal(KEY) ?? "", 10);
  return rows >= 0 && rows < FULL ? rows : FULL;
}

export function rememberRows(count: number): void {
  const rows = String(Math.min(FULL, count));
  if (rows !== readLocal(KEY)) writeLocal(KEY, rows);
}
