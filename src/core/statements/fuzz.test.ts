import { describe, expect, it } from "vitest";
import { readStatement } from "./read-statement.ts";
import { isStorable } from "./testing/is-storable.ts";
import { makeMutator, randomFrom, SEEDS } from "./testing/mutate.ts";

describe("damaged files", () => {
  it.each(Object.entries(SEEDS))("of format %s are read or refused, and any result can be stored", (_, samples) => {
    const [random, mutate] = [randomFrom(18), makeMutator(samples)];
    for (let turn = 0; turn < 500; turn += 1) {
      const bytes = mutate(turn, random);
      expect(isStorable(readStatement(bytes)), new TextDecoder().decode(bytes)).toBe(true);
    }
  });
});
