import { describe, expect, it } from "vitest";
import { snapshotOf } from "./snapshot.ts";

describe("a database snapshot", () => {
  it.each([
    ["100:105:100,103", "99", true, "ended long before"],
    ["100:105:100,103", "101", true, "ended just before"],
    ["100:105:100,103", "100", false, "was running"],
    ["100:105:100,103", "103", false, "was running"],
    ["100:105:100,103", "104", true, "was the last to end"],
    ["100:105:100,103", "105", false, "had not begun"],
    ["100:105:100,103", "4000", false, "began later"],
    ["105:105:", "104", true, "nobody was writing"],
    ["105:105:", "2", true, "PostgreSQL's own mark of a very old row"],
    // Beyond 4,294,967,296 transactions rows store the lower half of the number.
    ["4294967300:4294967305:4294967301", "3", true, "ended after the turn"],
    ["4294967300:4294967305:4294967301", "5", false, "was running after the turn"],
    ["4294967300:4294967305:4294967301", "9", false, "began after the turn"],
    ["4294967300:4294967305:4294967301", "4294967000", true, "ended before the turn"],
    ["4294967290:4294967295:4294967291", "3", false, "began after the turn, the moment was before"],
    ["4294967290:4294967295:4294967291", "2", true, "a very old row, late in the round"],
  ])("of %s: %s", (text, writtenBy, isSeen) => {
    expect(snapshotOf(text).sees(writtenBy)).toBe(isSeen);
  });

  it("rejects any other text", () => {
    expect(() => snapshotOf("")).toThrow("no snapshot");
  });
});
