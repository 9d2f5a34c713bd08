import { expect, it } from "vitest";
import { heirOf, isLastOwner, matchPeople } from "./household.ts";

const ann = { id: "1", name: "Ann Lee" };
const sam = { id: "2", name: "Sam" };

it.each([
  ["someone by id after a change of name", [ann], [{ id: "1", name: "Anna" }], [["1", "1"]]],
  [
    "someone by name",
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
  ["someone by id before name", [ann, sam], [{ id: "2", name: "Ann Lee" }], [["2", "2"]]],
  [
    "no one by a name that two people have here",
    [sam],
    [
      { id: "8", name: "Sam" },
      { id: "9", name: "Sam" },
    ],
    [],
  ],
  ["no one by a name that two people have there", [sam, { id: "3", name: "Sam" }], [{ id: "8", name: "Sam" }], []],
  ["no one twice", [ann, { id: "3", name: "Sam" }], [{ id: "1", name: "Sam" }], [["1", "1"]]],
  ["no one without a name", [{ id: "3", name: null }], [{ id: "8", name: null }], []],
  ["no one by an empty name", [{ id: "3", name: " " }], [{ id: "8", name: "" }], []],
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
    "a member when someone else is the only owner",
    [
      ["sam", "owner"],
      ["ann", "member"],
    ],
    false,
  ],
  ["a member of a household without an owner", [["ann", "member"]], false],
] as const)("detects the last owner: %s", (_, members, isLast) => {
  const people = members.map(([userId, role]) => ({ userId, role }));
  expect(isLastOwner(people, "ann")).toBe(isLast);
});

const heir = (userId: string, role: string, year: number) => ({
  userId,
  role,
  createdAt: new Date(Date.UTC(year, 0, 1)),
});

it.each([
  ["no one while there is an owner", [heir("ann", "member", 2020), heir("sam", "owner", 2021)], undefined],
  ["the longest-standing member", [heir("sam", "member", 2022), heir("ann", "member", 2021)], "ann"],
  [
    "a member before an earlier viewer",
    [heir("kim", "viewer", 2019), heir("sam", "member", 2022), heir("ann", "viewer", 2018)],
    "sam",
  ],
  [
    "the longest-standing viewer if there is no member",
    [heir("kim", "viewer", 2019), heir("ann", "viewer", 2018)],
    "ann",
  ],
  ["no one if no one is left", [], undefined],
])("passes the household on to %s", (_, others, userId) => expect(heirOf(others)).toBe(userId));
