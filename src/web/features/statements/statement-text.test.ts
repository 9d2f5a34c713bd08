import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import { cents } from "#core/money.ts";
import { reasonText } from "./statement-text.ts";

it("names a changed price, with the day of the change", () => {
  const changed = { why: "changed", from: cents(1_549), to: cents(1_799), on: day("2026-10-12") } as const;
  expect(reasonText([{ why: "seen", times: 6 }, { why: "regular" }, changed], day("2026-11-19"))).toBe(
    "seen 6 times, regular days, from $15.49 to $17.99 since 12 Oct",
  );
});
