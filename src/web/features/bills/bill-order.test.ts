import { expect, it } from "vitest";
import { billFixture } from "#web/domain/testing.ts";
import { inOrder, orderOf } from "./bill-order.ts";

const bills = [
  billFixture({ id: 1, name: "water", amount: "30.00", nextDueDate: "2026-05-01" }),
  billFixture({ id: 2, name: "Rent", amount: "900.00", assumedDueDate: "2026-04-01" }),
  billFixture({ id: 3, name: "Car 10", amount: "120.00", nextDueDate: "2026-03-05" }),
  billFixture({ id: 4, name: "Car 9", amount: "90.00", nextDueDate: "2026-05-01" }),
  billFixture({ id: 5, name: "Xmas", amount: "1.00" }),
];

it.each([
  ["due", [3, 2, 4, 1, 5]],
  ["name", [4, 3, 2, 1, 5]],
  ["amount", [2, 3, 4, 1, 5]],
  ["newest", [5, 4, 3, 2, 1]],
] as const)("by %s", (order, ids) => expect(inOrder(bills, order).map(({ id }) => id)).toEqual(ids));

it("defaults to due date for no or an invalid choice", () => {
  expect(orderOf(null)).toBe("due");
  expect(orderOf("colour")).toBe("due");
});
