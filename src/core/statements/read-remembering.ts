import type { CsvLayout } from "#core/statements/csv/layout.ts";
import { type ReadFile, readStatement } from "./read-statement.ts";

/** The layout of an earlier file with these columns, the newest first; null if it was read as guessed. */
export type RememberedLayout = { key: string; layout: CsvLayout | null };

type Layouts = { chosen: CsvLayout | null; remembered: readonly RememberedLayout[] };

/**
 * Reads a file by the layout just chosen, else by the remembered one if it fits, else by the guess. `corrected` is the
 * layout to remember: null if it's the guess, which may be better for a file with more rows.
 */
export function readRemembering(
  bytes: Uint8Array,
  { chosen, remembered }: Layouts,
): ReadFile & { corrected: CsvLayout | null } {
  const guessed = { ...readStatement(bytes), corrected: null };
  const key = guessed.csv?.key;
  const layout = chosen ?? remembered.find((one) => one.key === key)?.layout;
  if (key === undefined || !layout) return guessed;
  const file = readStatement(bytes, () => layout);
  if (chosen === null && !fits(file, guessed)) return guessed;
  const isGuess = JSON.stringify(sorted(file.csv?.layout)) === JSON.stringify(sorted(guessed.csv?.layout));
  return { ...file, corrected: isGuess ? null : (file.csv?.layout ?? null) };
}

/** The database may return a layout's properties in another order. */
const sorted = (layout: CsvLayout | undefined) =>
  Object.entries(layout ?? {}).sort(([one], [other]) => (one < other ? -1 : 1));

/** Whether a file has lines by a layout, and its dates and amounts are those that the layout expects. */
function fits(file: ReadFile, guessed: ReadFile): boolean {
  if (!("statements" in file) || file.statements.every(({ lines }) => lines.length === 0)) return false;
  const [layout, guess] = [file.csv?.layout, guessed.csv?.layout];
  const isWrittenAlike = layout?.dateOrder === guess?.dateOrder && layout?.decimalMark === guess?.decimalMark;
  return isWrittenAlike || unreadRows(file) <= unreadRows(guessed);
}

const unreadRows = (file: ReadFile) =>
  "skipped" in file ? file.skipped.filter(({ why }) => why === "no-date" || why === "no-amount").length : 0;
