import { expect, it } from "vitest";
import { dropLastLoaded, dropUnlessOf, readLastLoaded, writeLastLoaded } from "./offline-lists.ts";
import type { Keep } from "./storage.ts";

function keepOf(): Keep & { all: Map<string, string> } {
  const all = new Map<string, string>();
  return {
    all,
    read: (key) => all.get(key) ?? null,
    write: (key, value) => all.set(key, value).has(key),
    remove: (key) => void all.delete(key),
  };
}

const at = "2026-11-15T09:05:00.000Z";
const bills = { "/api/bills": { at, data: [{ id: 1, name: "Water" }] } };
const incomes = { "/api/incomes": { at, data: [] } };

it("gives back what it kept, one list beside the other, the newer for the older", () => {
  const keep = keepOf();
  writeLastLoaded(keep, "ada@example.com", bills);
  writeLastLoaded(keep, "ada@example.com", incomes);
  expect(readLastLoaded(keep, "ada@example.com")).toEqual({ ...bills, ...incomes });
  const later = { "/api/bills": { at: "2026-11-16T09:05:00.000Z", data: [] } };
  writeLastLoaded(keep, "ada@example.com", later);
  expect(readLastLoaded(keep, "ada@example.com")).toEqual({ ...later, ...incomes });
});

it("never shows one person's lists to another, nor mixes them", () => {
  const keep = keepOf();
  writeLastLoaded(keep, "ada@example.com", bills);
  for (const other of ["bob@example.com", "ada@example.co", "", "ada@example.com\n"]) {
    expect(readLastLoaded(keep, other)).toEqual({});
  }
  writeLastLoaded(keep, "bob@example.com", incomes);
  expect(readLastLoaded(keep, "bob@example.com")).toEqual(incomes);
  expect(readLastLoaded(keep, "ada@example.com")).toEqual({});
});

it("is dropped when somebody else comes, and stays for the same person", () => {
  const keep = keepOf();
  writeLastLoaded(keep, "ada@example.com", bills);
  dropUnlessOf(keep, "ada@example.com");
  expect(readLastLoaded(keep, "ada@example.com")).toEqual(bills);
  dropUnlessOf(keep, "bob@example.com");
  expect(keep.all.size).toBe(0);
  writeLastLoaded(keep, "ada@example.com", bills);
  dropLastLoaded(keep);
  expect(keep.all.size).toBe(0);
});

it.each(["{", "null", "7", '"text"', "", '{"/api/bills":7}', '{"/api/bills":{"at":"soon","data":[]}}'])(
  "takes what it cannot use for nothing: %s",
  (text) => {
    const keep = keepOf();
    keep.write("last-loaded", `1 ada@example.com\n${text}`);
    expect(readLastLoaded(keep, "ada@example.com")).toEqual({});
  },
);

it("takes what an older version kept for nothing", () => {
  const keep = keepOf();
  keep.write("last-loaded", `0 ada@example.com\n${JSON.stringify(bills)}`);
  expect(readLastLoaded(keep, "ada@example.com")).toEqual({});
});

it("keeps five hundred bills, and nothing at all when it is too much or the browser is full", () => {
  const keep = keepOf();
  const many = (count: number) => ({ "/api/bills": { at, data: Array(count).fill({ name: "x".repeat(600) }) } });
  writeLastLoaded(keep, "ada@example.com", many(500));
  expect(readLastLoaded(keep, "ada@example.com")["/api/bills"]?.data).toHaveLength(500);
  writeLastLoaded(keep, "ada@example.com", many(5000));
  expect(keep.all.size).toBe(0);
  writeLastLoaded(keep, "ada@example.com", bills);
  writeLastLoaded({ ...keep, write: () => false }, "ada@example.com", bills);
  expect(keep.all.size).toBe(0);
});
