import { expect, it } from "vitest";
import { addedText, sizeText } from "./document-text.ts";

it.each([
  [1, "1 KB"],
  [317_000, "310 KB"],
  [2_500_000, "2.4 MB"],
  [10 * 1024 * 1024, "10 MB"],
  [500 * 1024 * 1024, "500 MB"],
])("%d bytes are %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

it("shows who added a document, if known", () => {
  const createdAt = "2026-11-17T12:00:00.000Z";
  expect(addedText({ createdAt, addedBy: "Zoë" })).toBe("Added 11/17/2026 by Zoë");
  expect(addedText({ createdAt, addedBy: null })).toBe("Added 11/17/2026");
});
