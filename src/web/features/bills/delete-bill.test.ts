import { expect, it } from "vitest";
import { putBack } from "./delete-bill.tsx";

const bills = (...ids: number[]) => ids.map((id) => ({ id }));

it("a bill goes back where it was, once", () => {
  expect(putBack(bills(1, 3), { id: 2 })).toEqual(bills(1, 2, 3));
  expect(putBack(bills(1, 2), { id: 3 })).toEqual(bills(1, 2, 3));
  expect(putBack(bills(), { id: 1 })).toEqual(bills(1));
  expect(putBack(bills(1, 2, 3), { id: 2 })).toEqual(bills(1, 2, 3));
});
