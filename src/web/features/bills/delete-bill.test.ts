import { expect, it } from "vitest";
import { restoreItem } from "./delete-bill.tsx";

const bills = (...ids: number[]) => ids.map((id) => ({ id }));

it("restores a bill at its old position, once", () => {
  expect(restoreItem(bills(1, 3), { id: 2 })).toEqual(bills(1, 2, 3));
  expect(restoreItem(bills(1, 2), { id: 3 })).toEqual(bills(1, 2, 3));
  expect(restoreItem(bills(), { id: 1 })).toEqual(bills(1));
  expect(restoreItem(bills(1, 2, 3), { id: 2 })).toEqual(bills(1, 2, 3));
});
