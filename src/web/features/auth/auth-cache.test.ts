import { expect, it } from "vitest";
import type { Keep } from "#web/lib/storage.ts";
import { askForGate, forgetUser, recall, rememberUser, takeGateRequest } from "./auth-cache.ts";

function keepOf(start: Record<string, string> = {}): Keep & { all: Map<string, string> } {
  const all = new Map(Object.entries(start));
  return {
    all,
    read: (key) => all.get(key) ?? null,
    write: (key, value) => all.set(key, value).has(key),
    remove: (key) => void all.delete(key),
  };
}

const blocked: Keep = { read: () => null, write: () => false, remove: () => undefined };
const ada = { email: "ada@example.com", firstName: "Ada" };

it("recalls the person it remembered", () => {
  const keep = keepOf();
  rememberUser(keep, ada);
  expect(keep.read("auth-state")).toBe("authenticated");
  expect(recall(keep)).toEqual({ kind: "signed-in", user: ada });
});

it.each([
  ["nothing", {}],
  ["user data without the marker", { "user-data": JSON.stringify(ada) }],
  ["another marker", { "auth-state": "maybe", "user-data": JSON.stringify(ada) }],
])("takes %s for signed out", (_, start) => {
  expect(recall(keepOf(start))).toEqual({ kind: "signed-out" });
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
])("clears user data it cannot use: %s", (text) => {
  const keep = keepOf({ "auth-state": "authenticated", "user-data": text, theme: "dark" });
  expect(recall(keep)).toEqual({ kind: "signed-out" });
  expect([...keep.all.keys()]).toEqual(["theme"]);
});

it("calls a marker without a person a mismatch", () => {
  expect(recall(keepOf({ "auth-state": "authenticated" }))).toEqual({ kind: "mismatched" });
});

it("removes every entry when a clean start is forced", () => {
  const keep = keepOf({ "force-clean-auth": "", "auth-state": "authenticated", "user-data": JSON.stringify(ada) });
  expect(recall(keep)).toEqual({ kind: "signed-out" });
  expect(keep.all.size).toBe(0);
});

it("forgets the person and nothing else", () => {
  const keep = keepOf({ userCurrency: "EUR" });
  rememberUser(keep, ada);
  forgetUser(keep);
  expect([...keep.all.keys()]).toEqual(["userCurrency"]);
});

it("keeps last loaded lists for the same person alone, and while nothing is to be deleted", () => {
  const keep = keepOf();
  const remember = (user: typeof ada & { deletesAt?: string }) => {
    keep.write("last-loaded", "1 ada@example.com\n{}");
    rememberUser(keep, user);
    return keep.read("last-loaded");
  };
  expect(remember(ada)).not.toBeNull();
  expect(remember({ ...ada, email: "bob@example.com" })).toBeNull();
  expect(remember({ ...ada, deletesAt: "2026-11-16T09:00:00.000Z" })).toBeNull();
  remember(ada);
  forgetUser(keep);
  expect(keep.all.size).toBe(0);
});

it("shows the gate once", () => {
  const keep = keepOf();
  expect(takeGateRequest(keep)).toBe(false);
  askForGate(keep);
  expect(takeGateRequest(keep)).toBe(true);
  expect(takeGateRequest(keep)).toBe(false);
});

it("leaves out what it does not know, and keeps a name that is not given", () => {
  const text = JSON.stringify({ ...ada, lastName: null, isAdmin: true });
  const keep = keepOf({ "auth-state": "authenticated", "user-data": text });
  expect(recall(keep)).toEqual({ kind: "signed-in", user: { ...ada, lastName: null } });
});

it("keeps all of a person or nothing, and says which", () => {
  expect(rememberUser(keepOf(), ada)).toBe(true);
  const keep = keepOf();
  const full: Keep = { ...keep, write: (key, value) => key === "auth-state" && keep.write(key, value) };
  expect(rememberUser(full, ada)).toBe(false);
  expect(recall(full)).toEqual({ kind: "signed-out" });
  const fuller: Keep = { ...keep, write: (key, value) => key === "user-data" && keep.write(key, value) };
  expect(rememberUser(fuller, ada)).toBe(false);
  expect(keep.all.size).toBe(0);
});

it("is signed out where nothing can be kept", () => {
  rememberUser(blocked, ada);
  expect(recall(blocked)).toEqual({ kind: "signed-out" });
});
