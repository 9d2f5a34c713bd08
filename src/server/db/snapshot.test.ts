import { describe, expect, it } from "vitest";
import { snapshotOf } from "./snapshot.ts";

describe("a database snapshot", () => {
  it.each([
    ["100:105:100,103", "99", true, "finished long before"],
    ["100:105:100,103", "101", true, "finished just before"],
    ["100:105:100,103", "100", false, "was running"],
    ["100:105:100,103", "103", false, "was running"],
    ["100:105:100,103", "104", true, "was the last to finish"],
    ["100:105:100,103", "105", false, "had not started"],
    ["100:105:100,103", "4000", false, "started later"],
    ["105:105:", "104", true, "there were no writers"],
    ["105:105:", "2", true, "PostgreSQL's marker for a frozen row"],
    // Beyond 4,294,967,296 transactions rows store the lower half of the number.
    ["4294967300:4294967305:4294967301", "3", true, "finished after the wraparound"],
    ["4294967300:4294967305:4294967301", "5", false, "was running after the wraparound"],
    ["4294967300:4294967305:4294967301", "9", false, "started after the wraparound"],
    ["4294967300:4294967305:4294967301", "4294967000", true, "finished before the wraparound"],
    ["4294967290:4294967295:4294967291", "3", false, "started after the wraparound, with the snapshot before"],
    ["4294967290:4294967295:4294967291", "2", true, "a frozen row, shortly before the wraparound"],
  ])("of %s: %s", (text, writtenBy, isSeen) => {
    expect(snapshotOf(text).isVisible(writtenBy)).toBe(isSeen);
  });

  it("rejects any other text", () => {
    expect(() => snapshotOf("")).toThrow("invalid snapshot");
  });
});
