import { expect, it } from "vitest";
import { loginPathFrom, returnPath } from "./url-parameters.ts";

it.each(["/accounts", "/dashboard", "/plan/week"])("leads back to %s", (path) => {
  expect(returnPath(new URL(loginPathFrom(path), "http://localhost").search)).toBe(path);
});

it.each([
  "",
  "?to=",
  "?to=//evil.example",
  "?to=https://evil.example",
  "?to=/%5Cevil.example",
  "?to=/login",
  "?to=/a?b",
])("leads to the dashboard from %j", (search) => {
  expect(returnPath(search)).toBe("/dashboard");
});
