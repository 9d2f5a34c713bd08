import { describe, expect, it } from "vitest";
import { parseDay } from "#core/day.ts";
import { MAX_CENTS } from "#core/money.ts";
import { readStatement } from "./read-statement.ts";
import { NAME_LENGTH, STATEMENT_MAX_LINES, TEXT_LENGTH } from "./statement.ts";
import { mutate, randomFrom, SEEDS } from "./testing/mutate.ts";

const isSound = (bytes: Uint8Array) => {
  const read = readStatement(bytes);
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
        !/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(`${name} ${text}`),
    )
  );
};

describe("files that somebody damaged", () => {
  it.each(Object.entries(SEEDS))("of %s are read or refused, and what is read can be stored", (_, samples) => {
    const random = randomFrom(18);
    for (let turn = 0; turn < 1_500; turn += 1) {
      const bytes = mutate(samples[turn % samples.length] ?? "", random);
      expect(isSound(bytes), new TextDecoder().decode(bytes)).toBe(true);
    }
  });
});
