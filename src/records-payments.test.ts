import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** What the product must not claim: money is moved by banks alone, and Weekwise keeps the books. */
const CLAIMS = [
  /\bWeekwise (?:will )?(?:pays?|transfers?|debits?|sends? money|moves? (?:your )?money)\b/,
  /\bpays? (?:it|them|your bills?|the bills?) (?:for you|from the account|from your account)\b/i,
  /\b(?:we|us) (?:will )?pay (?:it|them|your bills?)\b/i,
];

const files = readdirSync("src/web", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => `src/web/${name}`);

const findClaims = (text: string) => CLAIMS.flatMap((claim) => claim.exec(text)?.[0] ?? []);

it("knows such a claim when there is one", () => {
  expect(findClaims("Weekwise pays it from the account")).not.toEqual([]);
  expect(findClaims("Weekwise records the payment on the day it is due. It never moves money.")).toEqual([]);
});

it("says on no screen that Weekwise pays or moves money: it records payments", () => {
  expect(files.length).toBeGreaterThan(100);
  // Words on a screen may be broken over lines.
  const found = files.flatMap((file) =>
    findClaims(readFileSync(file, "utf8").replace(/\s+/g, " ")).map((each) => `${file}: ${each}`),
  );
  expect(found).toEqual([]);
});
