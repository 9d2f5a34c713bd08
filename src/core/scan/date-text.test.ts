import { expect, it } from "vitest";
import { datesIn, dayOf } from "./date-text.ts";

it.each([
  ["2018-03-21", ["2018-03-21"]],
  ["21.03.2018", ["2018-03-21"]],
  ["21/03/18", ["2018-03-21"]],
  ["4/02/2017", ["2017-02-04"]],
  ["12/28/2017", ["2017-12-28"]],
  ["19 MAR 2018", ["2018-03-19"]],
  ["19MAR2018", ["2018-03-19"]],
  ["March 3rd, 2026", ["2026-03-03"]],
  ["3. März 2026", ["2026-03-03"]],
  ["1er août 2025", ["2025-08-01"]],
  ["15-Dec-25", ["2025-12-15"]],
  ["25032018", ["2018-03-25"]],
  ["20180325", ["2018-03-25"]],
  ["20/03/201812:30:11", ["2018-03-20"]],
  ["01.01.2024 - 31.01.2024", ["2024-01-01", "2024-01-31"]],
  ["31/02/2024", []],
  ["12.50", []],
  ["10.1.2.3", []],
  ["Tel 03/123 456", []],
])("%s", (text, days) => {
  expect(datesIn(text).map((found) => dayOf(found, "day-first"))).toEqual(days);
});

it("reads the order the page uses", () => {
  const [found] = datesIn("03/04/2026");
  if (found === undefined) throw new Error("no date");
  expect(dayOf(found, "day-first")).toBe("2026-04-03");
  expect(dayOf(found, "month-first")).toBe("2026-03-04");
});
