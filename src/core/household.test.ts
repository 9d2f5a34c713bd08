import { expect, it } from "vitest";
import { isLastOwner, matchPeople, nextOwnerOf } from "./household.ts";

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
])("recognises %s", (_, imported, existing, expected) => {
  expect([...matchPeople(imported, existing)].sort()).toEqual(expected);
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

const member = (userId: string, role: string, year: number) => ({
  userId,
  role,
  createdAt: new Date(Date.UTC(year, 0, 1)),
});

it.each([
  ["no one while there is an owner", [member("ann", "member", 2020), member("sam", "owner", 2021)], undefined],
  ["the longest-standing member", [member("sam", "member", 2022), member("ann", "member", 2021)], "ann"],
  [
    "a member before an earlier viewer",
    [member("kim", "viewer", 2019), member("sam", "member", 2022), member("ann", "viewer", 2018)],
    "sam",
  ],
  [
    "the longest-standing viewer if there is no member",
    [member("kim", "viewer", 2019), member("ann", "viewer", 2018)],
    "ann",
  ],
  ["no one if no one is left", [], undefined],
])("passes the household on to %s", (_, others, userId) => expect(nextOwnerOf(others)).toBe(userId));
