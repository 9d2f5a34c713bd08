import { expect, it } from "vitest";
import { actorWords, eventWords } from "./event-words.ts";

it("says what happened, and who did it", () => {
  expect(eventWords({ kind: "payment", weeks: 1 })).toBe("Paid");
  expect(eventWords({ kind: "weekly", weeks: 1 })).toBe("Weekly credit");
  expect(eventWords({ kind: "weekly", weeks: 12 })).toBe("12 weekly credits");
  expect(actorWords({ by: "Zoë", isAutomatic: false })).toBe("Zoë");
  expect(actorWords({ by: null, isAutomatic: true })).toBe("Weekwise");
  expect(actorWords({ by: null, isAutomatic: false })).toBe("By hand");
});
