import { expect, it } from "vitest";
import { type GateEvent, type GateStatus, gateText, reloadDelay, step } from "./gate-state.ts";

const after = (...events: GateEvent[]) => events.reduce(step, "checking");

it.each<[GateStatus, GateEvent[]]>([
  ["checking", []],
  ["authenticated", ["check passed"]],
  ["not authenticated", ["check failed"]],
  ["logging in...", ["check failed", "sign in"]],
  ["logged in", ["check failed", "sign in", "accepted"]],
  ["login failed", ["check failed", "sign in", "refused"]],
  ["error", ["check failed", "sign in", "broke"]],
  ["logging in...", ["check failed", "sign in", "refused", "sign in"]],
  ["logged in", ["check failed", "sign in", "broke", "sign in", "accepted"]],
])("is %s after %j", (status, events) => {
  expect(after(...events)).toBe(status);
});

it("stays in checking until the check ends", () => {
  expect(after("sign in", "accepted", "broke")).toBe("checking");
});

it("ignores a second click while signing in, and every event once signed in", () => {
  expect(after("check failed", "sign in", "sign in")).toBe("logging in...");
  expect(after("check failed", "sign in", "accepted", "refused", "sign in")).toBe("logged in");
  expect(after("check passed", "check failed")).toBe("authenticated");
});

it("reloads a second after signing in, and never otherwise", () => {
  expect(reloadDelay("authenticated")).toBe(1000);
  expect(reloadDelay("logged in")).toBe(1000);
  for (const status of ["checking", "not authenticated", "logging in...", "login failed", "error"] as const) {
    expect(reloadDelay(status)).toBeUndefined();
  }
});

it("uses the texts of the specification", () => {
  expect(gateText["logging in..."]).toBe("Signing you in...");
  expect(gateText["logged in"]).toBe("Successfully signed in! Redirecting...");
  expect(gateText.authenticated).toBe("You are signed in!");
  expect(gateText["login failed"]).toBe("Login failed. Please try again.");
  expect(gateText.error).toBe("Login failed. Please try again.");
});
