import { expect, it } from "vitest";
import { dropOfflineLists, dropOfflineListsOfOthers, readOfflineLists, writeOfflineLists } from "./offline-lists.ts";
import type { KeyValueStore } from "./storage.ts";

function createStore(): KeyValueStore & { all: Map<string, string> } {
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

it("returns the stored lists, newer ones replacing older ones", () => {
  const store = createStore();
  writeOfflineLists(store, "ada@example.com", bills);
  writeOfflineLists(store, "ada@example.com", incomes);
  expect(readOfflineLists(store, "ada@example.com")).toEqual({ ...bills, ...incomes });
  const later = { "/api/bills": { at: "2026-11-16T09:05:00.000Z", data: [] } };
  writeOfflineLists(store, "ada@example.com", later);
  expect(readOfflineLists(store, "ada@example.com")).toEqual({ ...later, ...incomes });
});

it("never returns or mixes the lists of another user", () => {
  const store = createStore();
  writeOfflineLists(store, "ada@example.com", bills);
  for (const other of ["bob@example.com", "ada@example.co", "", "ada@example.com\n"]) {
    expect(readOfflineLists(store, other)).toEqual({});
  }
  writeOfflineLists(store, "bob@example.com", incomes);
  expect(readOfflineLists(store, "bob@example.com")).toEqual(incomes);
  expect(readOfflineLists(store, "ada@example.com")).toEqual({});
});

it("drops the lists when another user signs in, and keeps them for the same one", () => {
  const store = createStore();
  writeOfflineLists(store, "ada@example.com", bills);
  dropOfflineListsOfOthers(store, "ada@example.com");
  expect(readOfflineLists(store, "ada@example.com")).toEqual(bills);
  dropOfflineListsOfOthers(store, "bob@example.com");
  expect(store.all.size).toBe(0);
  writeOfflineLists(store, "ada@example.com", bills);
  dropOfflineLists(store);
  expect(store.all.size).toBe(0);
});

it.each(["{", "null", "7", '"text"', "", '{"/api/bills":7}', '{"/api/bills":{"at":"soon","data":[]}}'])(
  "takes what it cannot use for nothing: %s",
  (text) => {
    const store = createStore();
    store.write("last-loaded", `1 ada@example.com\n${text}`);
    expect(readOfflineLists(store, "ada@example.com")).toEqual({});
  },
);

it("ignores lists stored by an older version", () => {
  const store = createStore();
  store.write("last-loaded", `0 ada@example.com\n${JSON.stringify(bills)}`);
  expect(readOfflineLists(store, "ada@example.com")).toEqual({});
});

it("stores five hundred bills, and nothing when they are too large or storage is full", () => {
  const store = createStore();
  const many = (count: number) => ({ "/api/bills": { at, data: Array(count).fill({ name: "x".repeat(600) }) } });
  writeOfflineLists(store, "ada@example.com", many(500));
  expect(readOfflineLists(store, "ada@example.com")["/api/bills"]?.data).toHaveLength(500);
  writeOfflineLists(store, "ada@example.com", many(5000));
  expect(store.all.size).toBe(0);
  writeOfflineLists(store, "ada@example.com", bills);
  writeOfflineLists({ ...store, write: () => false }, "ada@example.com", bills);
  expect(store.all.size).toBe(0);
});
