import { expect, it } from "vitest";
import { fileErrorOf } from "./check-file.ts";

const LIMIT = 10 * 1024 * 1024;
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

it.each([
  ["bill.jpg", "image/jpeg", 10],
  ["bill.png", "image/png", LIMIT],
  ["bill.gif", "image/gif", 10],
  ["bill.pdf", "application/pdf", 10],
  ["BILL.PDF", "", 10],
])("takes %s (%s) of %i bytes", (name, type, size) => {
  expect(fileErrorOf(file(name, type, size))).toBeUndefined();
});

it.each([
  ["bill.heic", "image/heic", "Please upload an image file (JPG, PNG, GIF) or PDF"],
  ["bill.pdf", "text/html", "Please upload an image file (JPG, PNG, GIF) or PDF"],
  ["bill", "", "Please upload an image file (JPG, PNG, GIF) or PDF"],
])("refuses %s (%s)", (name, type, words) => {
  expect(fileErrorOf(file(name, type))).toBe(words);
});

it("refuses a byte more than 10 MB", () => {
  expect(fileErrorOf(file("bill.png", "image/png", LIMIT + 1))).toBe("File size must be less than 10MB");
});
