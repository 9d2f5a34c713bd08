import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  choose,
  click,
  expectContains,
  expectNoDialog,
  expectNotContains,
  field,
  fillField,
  find,
  followLink,
  inDays,
  openDetails,
  page,
  region,
  row,
  toast,
  toggleSwitch,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { signUp, user } from "#web/testing/page.tsx";

async function openNewBill(name: string, amount: string) {
  const server = await signUp();
  await server.addAccount();
  await visit();
  await click("Add Bills/Expenses");
  const account = await field("Account");
  await waitFor(() => expect(account.textContent).toBe("Everyday"));
  await fillField("Bill Name", name);
  await fillField("Bill Amount", amount);
  return server;
}

async function household(bill: object) {
  const server = await signUp();
  const account = await server.addAccount();
  const { id } = await server.addBill(account.id, bill);
  return { server, id };
}

it("adds a bill every five weeks that ends, and says how many payments are left", async () => {
  await openNewBill("Loan", "100");
  await choose("How often do you pay this bill?", "Other…");
  await fillField("Every", "5");
  await choose("Weeks, months or years", "weeks");
  await expectContains(topmost, "$20.00");
  await fillField(/^Next due date/, inDays(10));
  await openDetails(/^End date and months without a bill/);
  await choose("When does it end?", "After a number of payments");
  await fillField("Payments left", "7");
  await click("Add Bill");
  await expectContains(row("Loan"), "$100.00 every 5 weeks", "7 payments left");
});

it("shows errors of the interval, end and months at their fields", async () => {
  const server = await openNewBill("Odd", "100");
  await choose("How often do you pay this bill?", "Other…");
  await fillField("Every", "61");
  await openDetails(/^End date and months without a bill/);
  const months = () => [...topmost().querySelectorAll<HTMLElement>("fieldset input[type=checkbox]")];
  await waitFor(() => expect(months()).toHaveLength(12));
  for (const month of months()) await user.click(month);
  await click("Add Bill");
  await expectContains(
    topmost,
    "Please enter a whole number from 1 to 60",
    "Please leave at least one month in which the bill is due",
  );
  await expectContains(topmost, "Choose when it is due");
  await fillField("Every", "1");
  for (const month of months()) await user.click(month);
  await fillField(/^Next due date/, inDays(10));
  await choose("When does it end?", "On a date");
  await fillField("End date", inDays(5));
  await click("Add Bill");
  await expectContains(topmost, "End date can't be before the next due date");
  expect(await server.get("/api/bills")).toEqual([]);
});

it("shows a varying bill as an estimate that follows payments", async () => {
  await household({ name: "Power", amount: "120.00", estimate: "last", nextDueDate: inDays(3) });
  await visit();
  await expectContains(row("Power"), "about $120.00 every month");
  await click("Pay Power");
  await fillField("Amount", "150");
  await click("Pay Bill");
  await expectContains(topmost, "The next one is estimated at $150.00: $34.64 per week.");
  await expectContains(row("Power"), "about $150.00 every month");
});

it("pays a part of a bill, and the rest stays due", async () => {
  await household({ name: "Power", amount: "120.00", nextDueDate: inDays(3) });
  await visit();
  await click("Pay Power");
  const amount = await field("Amount");
  expect(topmost().textContent).not.toContain("This is a partial payment");
  await fillField("Amount", "20");
  await toggleSwitch(/^This is a partial payment/);
  await click("Pay Bill");
  await expectContains(topmost, "$20.00 paid, $100.00 still due");
  expect(amount.isConnected).toBe(false);
  await click("Done");
  await expectContains(toast, "Part of Power paid", "$100.00 is still due.");
  await expectContains(row("Power"), "$20.00 paid, $100.00 still due");
  await expectNoDialog();
  await click("Pay Power");
  expect((await field("Amount")).value).toBe("100.00");
});

it("pauses and resumes a bill, archives and restores it", async () => {
  await household({ name: "Gym", amount: "43.30", nextDueDate: inDays(3) });
  await visit();
  const edit = async (act: string) => {
    await expectNoDialog();
    await click("Edit Gym");
    await click(act);
  };
  await edit("Pause…");
  await click("Pause");
  await expectContains(row("Gym"), "Paused");
  await edit("Resume");
  await expectNotContains(row("Gym"), "Paused");
  await edit("Archive");
  await waitFor(() => expect(document.querySelector("[role=tabpanel] li[data-bill]")).toBeNull());
  await expectNoDialog();
  await openDetails("Archived bills");
  await expectContains(page, "$43.30 every month · archived");
  await followLink("Gym");
  await find("heading", "Gym");
  await expectContains(page, /Archived \d/);
  const words = [...document.querySelectorAll("main *")].map(({ textContent }) => textContent);
  expect(words, "archived, not paused").not.toContain("Paused");
  await visit();
  await openDetails("Archived bills");
  await click("Restore");
  await expectContains(row("Gym"), "$43.30 every month");
});

it("plans a future amount, shows it on the bill's page, and cancels it", async () => {
  const { id } = await household({ name: "Rent", amount: "433.00", frequency: "monthly" });
  await visit(`/bills/${id}`);
  await click("Edit");
  await fillField("Bill Amount", "476.30");
  await fillField(/^Start date/, inDays(40));
  await expectContains(topmost, "+$10.00 per week");
  await fillField("Bill Name", "Flat");
  await click("Update Bill");
  await expectNoDialog();
  await expectContains(region("Price"), "$433.00", "$476.30, $110.00 per week");
  await expectContains(region("Activity"), "Amount will be $476.30 from", "Name changed from Rent to Flat");
  await click("Cancel change", region("Price"));
  await expectNotContains(region("Price"), "$476.30");
  await expectContains(region("Activity"), "Planned amount cancelled");
});
