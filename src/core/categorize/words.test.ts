import { expect, it } from "vitest";
import { contentOf, isNoise, wordsOf } from "./words.ts";

it.each([
  ["Trader Joe's #118", ["trader", "joes", "118"]],
  ["AT&T", ["at", "and", "t"]],
  ["Disney+", ["disney", "plus"]],
  ["E.ON Énergie", ["e", "on", "energie"]],
  ["Straße 🏠", ["strasse"]],
  ["!!!", []],
  ["PAYPAL *HOME DEPOT", ["home", "depot"]],
  ["SQ *THE COFFEE JAR", ["the", "coffee", "jar"]],
  ["UBER *TRIP", ["uber", "trip"]],
  ["PP.1234.PP . SPOTIFY, Ihr Einkauf bei SPOTIFY", ["spotify", "spotify"]],
  ["ALDI SUED SAGT DANKE", ["aldi", "sued"]],
])("the words of %s", (name, words) => expect(wordsOf(name)).toEqual(words));

it("removes noise words", () => {
  expect(contentOf(["netflix", "com", "8827", "rt4421", "monthly"])).toEqual(["netflix"]);
  expect(contentOf(["direct", "debit"])).toEqual(["direct", "debit"]);
  expect(isNoise("1und1")).toBe(true);
});
