import { expect, it } from "vitest";
import { ChildMessage, MAX_PAGES } from "./messages.ts";

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
const isValid = (unread: unknown) => ChildMessage.safeParse({ type: "refused", refusal: "unreadable", unread }).success;

it("accepts a refusal with the pages left unread, and no more than a file can have", () => {
  expect(isValid([])).toBe(true);
  expect(isValid(upTo(MAX_PAGES))).toBe(true);
  for (const unread of [undefined, upTo(MAX_PAGES + 1), [0], [1.5], [Number.NaN], ["6"]])
    expect(isValid(unread), String(unread)).toBe(false);
});
