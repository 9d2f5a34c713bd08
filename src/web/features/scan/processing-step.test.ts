import { expect, it } from "vitest";
import type { ScanProgress } from "#contract/scan.ts";
import { progressPercent, progressText } from "./processing-step.tsx";

const STEPS: [ScanProgress | undefined, string][] = [
  [undefined, "Sending your bill…"],
  [{ stage: "queued" }, "Waiting in the queue…"],
  [{ stage: "reading" }, "Reading your bill…"],
  [{ stage: "reading", page: 1, pages: 2 }, "Reading page 1 of 2…"],
  [{ stage: "reading", page: 2, pages: 2 }, "Reading page 2 of 2…"],
  [{ stage: "extracting" }, "Finding the details…"],
];

it.each(STEPS)("describes %j as: %s", (progress, words) => {
  expect(progressText(progress)).toBe(words);
});

it("never decreases, and stays below 100", () => {
  const percents = STEPS.map(([progress]) => progressPercent(progress)).filter((_, index) => index !== 2);
  expect(percents).toEqual(percents.toSorted((one, other) => one - other));
  expect(Math.max(...percents)).toBeLessThan(100);
});
