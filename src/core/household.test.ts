import { expect, it } from "vitest";
import { matchPeople } from "./household.ts";

const ann = { id: "1", name: "Ann Lee" };
const sam = { id: "2", name: "Sam" };

it.each([
  ["by id, whatever they are called now", [ann], [{ id: "1", name: "Anna" }], [["1", "1"]]],
  [
    "by name",
    [ann, sam],
    [
      { id: "8", name: "sam " },
      { id: "9", name: "ANN LEE" },
    ],
    [
      ["1", "9"],
      ["2", "8"],
    ],
  ],
  ["by id before name", [ann, sam], [{ id: "2", name: "Ann Lee" }], [["2", "2"]]],
  [
    "nobody by a name that two have here",
    [sam],
    [
      { id: "8", name: "Sam" },
      { id: "9", name: "Sam" },
    ],
    [],
  ],
  ["nobody by a name that two have there", [sam, { id: "3", name: "Sam" }], [{ id: "8", name: "Sam" }], []],
  ["nobody without a name", [{ id: "3", name: null }], [{ id: "8", name: null }], []],
  ["nobody by an empty name", [{ id: "3", name: " " }], [{ id: "8", name: "" }], []],
])("recognises %s", (_, theirs, ours, expected) => {
  expect([...matchPeople(theirs, ours)].sort()).toEqual(expected);
});
