import { expect, it } from "vitest";
import type { BillEvent } from "#contract/bill-life.ts";
import { actorText, eventText } from "./event-text.ts";

it("describes what happened and who did it", () => {
  expect(eventText({ kind: "payment", weeks: 1, edit: null })).toBe("Paid");
  expect(eventText({ kind: "weekly", weeks: 1, edit: null })).toBe("Weekly credit");
  expect(eventText({ kind: "weekly", weeks: 12, edit: null })).toBe("12 weekly credits");
  expect(actorText({ by: "Zoë", isAutomatic: false })).toBe("Zoë");
  expect(actorText({ by: null, isAutomatic: true })).toBe("Weekwise");
  expect(actorText({ by: null, isAutomatic: false })).toBe("By hand");
});

const edited = (what: NonNullable<BillEvent["edit"]>["what"], before: string | null, after: string | null) =>
  eventText({ kind: "edit", weeks: 1, edit: { what, before, after } });

it("describes edits with old and new values", () => {
  expect(edited("name", "Power", "Electricity")).toBe("Name changed from Power to Electricity");
  expect(edited("customer-number", null, "C-17")).toBe("Customer number set to C-17");
  expect(edited("website", "https://a.example/", null)).toBe("Web address removed");
  expect(edited("category", "bills", "housing")).toBe("Category changed from General bill to Housing");
  expect(edited("notes", null, null)).toBe("Notes changed");
  expect(edited("amount", "180.00", "240.00")).toBe("Amount changed from $180.00 to $240.00");
  expect(edited("next-amount", null, "240.00 2027-01-01")).toBe("Amount will be $240.00 from 01/01/2027");
  expect(edited("next-amount", "240.00 2027-01-01", null)).toBe("Planned amount cancelled");
  expect(edited("paused", null, null)).toBe("Paused until further notice");
});
