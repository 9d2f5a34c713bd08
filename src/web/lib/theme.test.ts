import { expect, it } from "vitest";
import { startTheme } from "./theme.ts";

it.each([
  ["dark", false, "dark"],
  ["light", true, "light"],
  [null, true, "dark"],
  [null, false, "light"],
  ["purple", true, "dark"],
] as const)("saved %s, system dark %s: starts %s", (saved, systemIsDark, theme) => {
  expect(startTheme(saved, systemIsDark)).toBe(theme);
});
