import { parseDay } from "#core/day.ts";
import { MAX_CENTS } from "#core/money.ts";
import type { ReadFile } from "#core/statements/read-statement.ts";
import { NAME_LENGTH, STATEMENT_MAX_LINES, TEXT_LENGTH } from "#core/statements/statement.ts";

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/** Whether the result of reading a file, if any, can be stored unchanged. */
export function isStorable(read: ReadFile): boolean {
  if ("problem" in read) return true;
  const lines = read.statements.flatMap((statement) => statement.lines);
  return (
    lines.length <= STATEMENT_MAX_LINES &&
    lines.every(
      ({ day, amount, name, text }) =>
        parseDay(day) === day &&
        Number.isInteger(amount) &&
        Math.abs(amount) <= MAX_CENTS &&
        name.length <= NAME_LENGTH &&
        text.length <= TEXT_LENGTH &&
        !/[\0\n]/.test(name + text) &&
        !LONE_SURROGATE.test(`${name} ${text}`),
    )
  );
}
