import { expect, it } from "vitest";
import type { KeyValueStore } from "#web/lib/storage.ts";
import { forgetUser, readRemembered, rememberUser, takeGateRequest, writeGateRequest } from "./auth-cache.ts";

function createStore(start: Record<string, string> = {}): KeyValueStore & { all: Map<string, string> } {
  const all = new Map(Object.entries(start));
  return {
    all,
    read: (key) => all.get(key) ?? null,
    write: (key, value) => all.set(key, value).has(key),
    remove: (key) => void all.delete(key),
  };
}

const blocked: KeyValueStore = { read: () => null, write: () => false, remove: () => undefined };
const ada = { email: "ada@example.com", firstName: "Ada" };

it("reads the cached user", () => {
  const store = createStore();
  rememberUser(store, ada);
  expect(store.read("auth-state")).toBe("authenticated");
  expect(readRemembered(store)).toEqual({ kind: "signed-in", user: ada });
});

it.each([
  ["nothing", {}],
  ["user data without the marker", { "user-data": JSON.stringify(ada) }],
  ["another marker", { "auth-state": "maybe", "user-data": JSON.stringify(ada) }],
])("takes %s for signed out", (_, start) => {
  expect(readRemembered(createStore(start))).toEqual({ kind: "signed-out" });
});

it.each([
  "{",
  "null",
  '"ada"',
  "{}",
  '{"email":7}',
  "",
  '{"email":"x@y.zz","firstName":{"a":1}}',
  '{"email":"x@y.zz","lastName":["a"]}',
  '{"email":"x@y.zz","id":null}',
])("clears invalid user data: %s", (text) => {
  const store = createStore({ "auth-state": "authenticated", "user-data": text, theme: "dark" });
  expect(readRemembered(store)).toEqual({ kind: "signed-out" });
  expect([...store.all.keys()]).toEqual(["theme"]);
});

it("reports a marker without a user as a mismatch", () => {
  expect(readRemembered(createStore({ "auth-state": "authenticated" }))).toEqual({ kind: "mismatched" });
});

it("removes every entry when a clean start is forced", () => {
  const store = createStore({
    "force-clean-auth": "",
    "auth-state": "authenticated",
    "user-data": JSON.stringify(ada),
  });
  expect(readRemembered(store)).toEqual({ kind: "signed-out" });
  expect(store.all.size).toBe(0);
});

it("forgets only the user", () => {
  const store = createStore({ userCurrency: "EUR" });
  rememberUser(store, ada);
  forgetUser(store);
  expect([...store.all.keys()]).toEqual(["userCurrency"]);
});

it("keeps offline lists for the same user only, and not once deletion is scheduled", () => {
  const store = createStore();
  const remember = (user: typeof ada & { deletesAt?: string }) => {
    store.write("last-loaded", "3 ada@example.com\n{}");
    rememberUser(store, user);
    return store.read("last-loaded");
  };
  expect(remember(ada)).not.toBeNull();
  expect(remember({ ...ada, email: "bob@example.com" })).toBeNull();
  expect(remember({ ...ada, deletesAt: "2026-11-16T09:00:00.000Z" })).toBeNull();
  remember(ada);
  forgetUser(store);
  expect(store.all.size).toBe(0);
});

it("shows the gate once", () => {
  const store = createStore();
  expect(takeGateRequest(store)).toBe(false);
  writeGateRequest(store);
  expect(takeGateRequest(store)).toBe(true);
  expect(takeGateRequest(store)).toBe(false);
});

it("drops unknown fields, and keeps a missing name", () => {
  const text = JSON.stringify({ ...ada, lastName: null, isAdmin: true });
  const store = createStore({ "auth-state": "authenticated", "user-data": text });
  expect(readRemembered(store)).toEqual({ kind: "signed-in", user: { ...ada, lastName: null } });
});

it("stores the whole user or nothing, and reports which", () => {
  expect(rememberUser(createStore(), ada)).toBe(true);
  const store = createStore();
  const full: KeyValueStore = { ...store, write: (key, value) => key === "auth-state" && store.write(key, value) };
  expect(rememberUser(full, ada)).toBe(false);
  expect(readRemembered(full)).toEqual({ kind: "signed-out" });
  const fullStore: KeyValueStore = { ...store, write: (key, value) => key === "user-data" && store.write(key, value) };
  expect(rememberUser(fullStore, ada)).toBe(false);
  expect(store.all.size).toBe(0);
});

it("is signed out when storage is blocked", () => {
  rememberUser(blocked, ada);
  expect(readRemembered(blocked)).toEqual({ kind: "signed-out" });
});
