import { readLocal, writeLocal } from "#web/lib/storage.ts";

const KEY = "due-soon-rows";
/** Five rows and the button below them; longer lists look the same. */
const MAX_ROWS = 6;

/** Whether the last visit had more bills than this; false if unknown. */
export const hadMoreRowsThan = (count: number): boolean => Number.parseInt(readLocal(KEY) ?? "", 10) > count;

/** The number of bills at the last visit, so that the loading state has the final height. */
export function readRows(): number {
  const rows = Number.parseInt(readLocal(KEY) ?? "", 10);
  return rows >= 0 && rows < MAX_ROWS ? rows : MAX_ROWS;
}

export function rememberRows(count: number): void {
  const rows = String(Math.min(MAX_ROWS, count));
  if (rows !== readLocal(KEY)) writeLocal(KEY, rows);
}
