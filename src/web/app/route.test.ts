import { expect, it } from "vitest";
import { redirectFor, screenFor } from "./route.ts";

const signedIn = (path: string) => ({ path, isAuthenticated: true, isForced: false });
const signedOut = (path: string) => ({ path, isAuthenticated: false, isForced: false });

it.each([
  ["/", "landing"],
  ["/anything/else", "landing"],
  ["/login", "login"],
  ["/login/", "login"],
  ["/register", "register"],
  ["/reset-password", "reset"],
  ["/confirm-email", "confirm-email"],
  ["/join", "join"],
  ["/dashboard", "gate"],
  ["/accounts", "gate"],
  ["/plan", "gate"],
  ["/calendar/", "gate"],
  ["/bills/12", "gate"],
  ["/bills", "landing"],
])("signed out, %s shows %s", (path, screen) => {
  expect(screenFor(signedOut(path))).toBe(screen);
  expect(redirectFor(signedOut(path))).toBeUndefined();
});

it.each([
  ["/", "dashboard", "/dashboard"],
  ["/login", "dashboard", "/dashboard"],
  ["/dashboard", "dashboard", undefined],
  ["/accounts", "accounts", undefined],
  ["/plan", "plan", undefined],
  ["/calendar", "calendar", undefined],
  ["/bills/12", "bill", undefined],
  ["/bills/12/", "bill", undefined],
  ["/bills/0", "dashboard", undefined],
  ["/bills/x", "dashboard", undefined],
  ["/bills", "dashboard", undefined],
  ["/register", "dashboard", undefined],
  ["/anything/else", "dashboard", undefined],
  ["/reset-password", "reset", undefined],
])("signed in, %s shows %s", (path, screen, redirect) => {
  expect(screenFor(signedIn(path))).toBe(screen);
  expect(redirectFor(signedIn(path))).toBe(redirect);
});

it.each(["/", "/login", "/dashboard", "/x"])("shows the gate on %s when it is forced", (path) => {
  expect(screenFor({ ...signedIn(path), isForced: true })).toBe("gate");
  expect(screenFor({ ...signedOut(path), isForced: true })).toBe("gate");
  expect(redirectFor({ ...signedIn(path), isForced: true })).toBeUndefined();
});
