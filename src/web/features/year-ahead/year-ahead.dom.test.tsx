import { fireEvent, screen } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  all,
  choose,
  click,
  expectContains,
  field,
  fillField,
  find,
  inDays,
  openTab,
  page,
  toast,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { signUp } from "#web/testing/page.tsx";

/** Two accounts; a yearly bill of the second is short within 13 weeks. */
async function signUpWithPlan() {
  const server = await signUp();
  const joint = await server.addAccount("Joint", "3000.00");
  const car = await server.addAccount("Car", "300.00");
  await server.addBill(joint.id, { name: "Rent", amount: "433.00", nextDueDate: inDays(10) });
  const yearly = { name: "Registration", amount: "520.00", frequency: "annually", nextDueDate: inDays(28) };
  await server.addBill(car.id, yearly);
  const pay = { name: "Pay", amount: "1980.00", frequency: "biweekly", nextPayday: inDays(3) };
  await server.post("/api/incomes", pay);
  await visit("/plan");
  return server;
}

const verdict = () => screen.queryByTestId("verdict") ?? page();
const changeBy = async (percent: number) =>
  fireEvent.input(await field("Changes by"), { target: { value: String(percent) } });

it("tries a change: the verdict follows, nothing is saved until asked, and Reset undoes it", async () => {
  const server = await signUpWithPlan();
  await expectContains(verdict, "Registration, $180.00");
  const before = server.lastSent("PATCH");
  await choose("Bill", "Registration");
  await changeBy(5);
  // 520.00 and five percent of it, 26.00; its week is 0.50 more, four times until then.
  await expectContains(verdict, "Registration, $204.00");
  await changeBy(-50);
  await expectContains(verdict, "On track");
  expect(server.lastSent("PATCH")).toBe(before);
  expect(server.lastSent("POST")).toBeUndefined();
  await click("Reset");
  await expectContains(verdict, "Registration, $180.00");
  await changeBy(5);
  await click("Save this change");
  await expectContains(toast, "Bill updated successfully");
  const bills = await server.get("/api/bills");
  expect(bills.map(({ amount }: { amount: string }) => amount).sort()).toEqual(["433.00", "546.00"]);
  await expectContains(verdict, "Registration, $204.00");
  expect(all("button", "Reset")).toEqual([]);
});

it("offers savings goals first, with what they lack", async () => {
  const server = await signUp();
  const joint = await server.addAccount("Joint", "3000.00");
  await server.addBill(joint.id, { name: "Rent", amount: "433.00", nextDueDate: inDays(10) });
  await server.addBill(joint.id, { name: "Holiday", amount: "90.00", category: "savings", nextDueDate: inDays(60) });
  await visit("/plan");
  await click("Add to a goal, from Joint");
  await expectContains(topmost, "$0.00 of $90.00 is saved");
  expect((await field("Amount")).value).toBe("90.00");
  expect((await choose("Bill or goal", "Rent"))[0]).toBe("Holiday");
  expect((await field("Amount")).value).toBe("433.00");
});

it("gives spare money to a goal", async () => {
  const server = await signUpWithPlan();
  await click("Add to a goal, from Joint");
  await find("dialog", "Add to a goal", page);
  await fillField("Amount", "999999");
  await click("Set aside");
  await expectContains(topmost, /You can set aside at most \$[\d,.]+/);
  await fillField("Amount", "50");
  await click("Set aside");
  await expectContains(toast, "$50.00 set aside for Rent");
  const bills = await server.get("/api/bills");
  const rent = bills.find(({ name }: { name: string }) => name === "Rent");
  expect(rent.savings.savedAmount).toBe("50.00");
});

it("shows a pay's change, and by how much it falls short", async () => {
  await signUpWithPlan();
  await openTab("Pay");
  await expectContains(page, "currently $1,980.00");
  await fillField("Pay", "100");
  await expectContains(
    page,
    "-$1,880.00",
    "currently $1,980.00",
    /Pay from .* until .*: \$1,\d+\.\d\d yours → falls short by \$\d+/,
  );
  await fillField("Pay", "2000");
  await expectContains(page, "+$20.00", /: yours \$1,\d+\.\d\d → \$1,\d+\.\d\d/);
});
