import { expect, it } from "vitest";
import { matchName } from "./match-name.ts";
import { MATCH_CASES } from "./match-name-cases.ts";
import { PROVIDERS } from "./providers.ts";

it.each(MATCH_CASES)("%s among %j is %s", (scanned, names, name, reason) => {
  const match = matchName(
    scanned,
    names.map((each) => ({ name: each })),
  );
  expect([match?.bill.name, match?.reason]).toEqual([name, reason]);
});

it("lists each provider once", () => {
  expect(new Set(PROVIDERS).size).toBe(PROVIDERS.length);
});
