import { expect, it } from "vitest";
import { day } from "#core/day.ts";
import type { Word } from "./page.ts";
import { readBill } from "./read-bill.ts";
import { BILL_CASES } from "./read-bill-cases.ts";
import { MORE_BILL_CASES } from "./read-bill-more-cases.ts";

/** Lays out lines of text as a page; two or more spaces are a wide gap. */
function pageOf(lines: readonly string[]) {
  const words = lines.flatMap((line, row): Word[] =>
    [...line.matchAll(/\S+/g)].map((found) => ({
      text: found[0],
      x: 40 + found.index * 6,
      y: 40 + row * 18,
      width: found[0].length * 6 - 1,
      height: 10,
    })),
  );
  return { width: 595, height: 842, words };
}

it.each([...BILL_CASES, ...MORE_BILL_CASES])("$what", ({ lines, expected }) => {
  expect(readBill([pageOf(lines)], { today: day("2026-03-02") })).toMatchObject(expected);
});

it("reads a receipt's shop, not the owner below its address", () => {
  const lines = [
    "SUNNYSIDE STATIONERY SHOP",
    "NO. 12, JALAN BUNGA 3, 40170 KOTA BARU",
    "TEL: 03-1234 5678",
    "OWNED BY :",
    "SUNNY SUPPLY SDN BHD (123456-K)",
    "TOTAL      14.90",
  ];
  const slip = { ...pageOf(lines), width: 300 };
  expect(readBill([slip], { today: day("2026-03-02") })).toMatchObject({ name: "SUNNYSIDE STATIONERY SHOP" });
});

it("finds nothing on an empty page", () => {
  const { findings, otherAmounts, ...fields } = readBill([pageOf([])], { today: day("2026-03-02") });
  expect(Object.values(fields).every((value) => value === null)).toBe(true);
  expect(findings).toEqual({});
  expect(otherAmounts).toEqual([]);
});

it("gives the position of a finding in fractions of the page", () => {
  const { findings } = readBill([pageOf(["Ambleford Water Ltd", "", "Total due      84.00"])], {
    today: day("2026-03-02"),
  });
  expect(findings.amount).toMatchObject({
    page: 1,
    box: { x: expect.closeTo(130 / 595, 2), y: expect.closeTo(76 / 842, 2) },
  });
});
