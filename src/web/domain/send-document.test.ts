import { expect, it } from "vitest";
import { documentErrorOf } from "./send-document.ts";

it.each([
  [0, "This file is empty"],
  [1, undefined],
  [10 * 1024 * 1024, undefined],
  [10 * 1024 * 1024 + 1, "File size must be less than 10MB"],
])("a file of %d bytes: %s", (size, message) => {
  expect(documentErrorOf({ size })).toBe(message);
});
