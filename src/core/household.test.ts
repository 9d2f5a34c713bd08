import { expect, it } from "vitest";
import { heirOf, isLastOwner, matchPeople } from "./household.ts";

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
  ["nobody a second time", [ann, { id: "3", name: "Sam" }], [{ id: "1", name: "Sam" }], [["1", "1"]]],
  ["nobody without a name", [{ id: "3", name: null }], [{ id: "8", name: null }], []],
  ["nobody by an empty name", [{ id: "3", name: " " }], [{ id: "8", name: "" }], []],
])("recognises %s", (_, theirs, ours, expected) => {
  expect([...matchPeople(theirs, ours)].sort()).toEqual(expected);
});

it.each([
  [
    "the only owner",
    [
      ["ann", "owner"],
      ["sam", "member"],
    ],
    true,
  ],
  [
    "one of two owners",
    [
      ["ann", "owner"],
      ["sam", "owner"],
    ],
    false,
  ],
  [
    "no owner, where somebody else is the only one",
    [
      ["sam", "owner"],
      ["ann", "member"],
    ],
    false,
  ],
  ["a member of a household without an owner", [["ann", "member"]], false],
] as const)("is the last owner, or not: %s", (_, members, isLast) => {
  const people = members.map(([userId, role]) => ({ userId, role }));
  expect(isLastOwner(people, "ann")).toBe(isLast);
});

const heir = (userId: string, role: string, year: number) => ({
  userId,
  role,
  createdAt: new Date(Date.UTC(year, 0, 1)),
});

it.each([
  ["nobody while there is an owner", [heir("ann", "member", 2020), heir("sam", "owner", 2021)], undefined],
  ["the longest-standing member", [heir("sam", "member", 2022), heir("ann", "member", 2021)], "ann"],
  [
    "a member before a viewer who came earlier",
    [heir("kim", "viewer", 2019), heir("sam", "member", 2022), heir("ann", "viewer", 2018)],
    "sam",
  ],
  ["else the longest-standing viewer", [heir("kim", "viewer", 2019), heir("ann", "viewer", 2018)], "ann"],
  ["nobody where nobody is left", [], undefined],
])("passes the household on to %s", (_, others, userId) => expect(heirOf(others)).toBe(userId));
