import { expect, it } from "vitest";
import { base32, codeAt, newSecret, otpauthUri, stepOf, stepOfCode } from "./totp.ts";

const RFC = base32(Buffer.from("12345678901234567890"));

it.each([
  [59, "287082"],
  [1111111109, "081804"],
  [1111111111, "050471"],
  [1234567890, "005924"],
  [2000000000, "279037"],
  [20000000000, "353130"],
])("generates the code of RFC 6238 at %s seconds", (seconds, code) => {
  expect(codeAt(RFC, stepOf(new Date(seconds * 1000)))).toBe(code);
});

it("generates a 160-bit secret in characters that apps accept", () => {
  expect(newSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(newSecret());
});

it("accepts only the adjacent codes, and each only once", () => {
  const now = new Date("2026-03-02T09:00:10Z");
  const current = stepOf(now);
  const taken = [-2, -1, 0, 1, 2].map((away) => stepOfCode(RFC, codeAt(RFC, current + away), { now, last: 0 }));
  expect(taken).toEqual([undefined, current - 1, current, current + 1, undefined]);
  expect(stepOfCode(RFC, codeAt(RFC, current), { now, last: current })).toBeUndefined();
  expect(stepOfCode(RFC, codeAt(RFC, current - 1), { now, last: current })).toBeUndefined();
  expect(stepOfCode(RFC, codeAt(RFC, current + 1), { now, last: current })).toBe(current + 1);
});

it("puts the user and our name in the app's URI, whatever characters the address contains", () => {
  const uri = new URL(otpauthUri(RFC, "a&b+c@example.com"));
  expect(decodeURIComponent(uri.pathname)).toContain("Weekwise:a&b+c@example.com");
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: RFC, issuer: "Weekwise" });
});
