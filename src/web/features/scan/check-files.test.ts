import { expect, it } from "vitest";
import { filesErrorOf } from "./check-files.ts";

const LIMIT = 10 * 1024 * 1024;
const file = (name: string, type: string, size = 10) => new File([new Uint8Array(size)], name, { type });

it.each([
  ["bill.jpg", "image/jpeg", 10],
  ["bill.png", "image/png", LIMIT],
  ["bill.gif", "image/gif", 10],
  ["bill.pdf", "application/pdf", 10],
  ["bill.heic", "image/heic", 10],
  ["IMG_0001.HEIC", "", 10],
  ["BILL.PDF", "", 10],
])("takes %s (%s) of %i bytes", (name, type, size) => {
  expect(filesErrorOf([file(name, type, size)])).toBeUndefined();
});

it.each([
  ["bill.bmp", "image/bmp", "Please upload an image file (JPG, PNG, GIF) or PDF"],
  ["bill.pdf", "text/html", "Please upload an image file (JPG, PNG, GIF) or PDF"],
  ["bill", "", "Please upload an image file (JPG, PNG, GIF) or PDF"],
])("refuses %s (%s)", (name, type, words) => {
  expect(filesErrorOf([file(name, type)])).toBe(words);
});

it("refuses a byte more than 10 MB", () => {
  expect(filesErrorOf([file("bill.png", "image/png", LIMIT + 1)])).toBe("File size must be less than 10MB");
});

it("accepts up to ten images of one bill", () => {
  const photos = (count: number) => Array.from({ length: count }, (_, at) => file(`${at}.jpg`, "image/jpeg"));
  expect(filesErrorOf(photos(10))).toBeUndefined();
  expect(filesErrorOf(photos(11))).toBe("Please choose no more than 10 images of one bill");
  expect(filesErrorOf([...photos(1), file("bill.pdf", "application/pdf")])).toBe(
    "Please choose one PDF or several images of one bill",
  );
});
