import { expect, it } from "vitest";
import { inLanes } from "#server/in-parts.ts";
import { forEveryLane, pagesOf } from "./in-pages.ts";

it("leaves the rest of the pages to the other lanes when one fails", async () => {
  const pages = pagesOf(
    (number: number) => number,
    async (after = 0) => [after + 1, after + 2].filter((number) => number <= 9),
    2,
  );
  const seen: number[] = [];
  const lane = async () => {
    for await (const page of forEveryLane(pages)) {
      if (page.includes(1)) throw new Error("the first page fails");
      seen.push(...page);
    }
    return seen.length;
  };
  await expect(inLanes(2, lane)).rejects.toThrow("the first page fails");
  expect(seen).toEqual([3, 4, 5, 6, 7, 8, 9]);
});
