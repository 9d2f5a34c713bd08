import { expect, it } from "vitest";
import { unreadText } from "./unread-pages.ts";

it.each([
  [[6], "Page 6 was not read."],
  [[6, 7], "Pages 6 and 7 were not read."],
  [[6, 7, 8, 9], "Pages 6 to 9 were not read."],
  [[4, 5, 6, 9], "Pages 4 to 6 and 9 were not read."],
  [[2, 4, 7, 8, 9], "Pages 2, 4 and 7 to 9 were not read."],
  [[2, 4, 6, 8, 10, 11], "6 of the pages 2 to 11 were not read."],
])("says that pages %j were not read", (pages, text) => {
  expect(unreadText(pages)).toBe(text);
});
