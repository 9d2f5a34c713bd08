import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  all,
  choose,
  click,
  expectContains,
  expectFocused,
  expectNoDialog,
  expectNotContains,
  field,
  fillField,
  find,
  openTab,
  page,
  region,
  toast,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { signUp } from "#web/testing/page.tsx";

const panel = () => document.querySelector("[role=tabpanel]:not([hidden])") ?? document.body;
const rows = () => panel().querySelector("li") ?? document.body;
const frequencyLabel = "How often do you receive it?";
const expectValue = async (label: string | RegExp, value: string) => {
  const found = await field(label);
  await waitFor(() => expect(found.value).toBe(value));
};

it("adds an income, shows it per week, edits and deletes it", async () => {
  const server = await signUp();
  await server.addAccount("Everyday");
  await visit();
  await openTab(/^Income Sources/);
  await expectContains(panel, "No income sources yet");

  // Add Income, with the messages of an empty form.
  await click("Add Income");
  await find("dialog", "Add Income", page);
  await click("Add Income");
  await expectContains(topmost, "Income name is required", "Amount is required", "Please select a frequency");
  const amount = await field("Amount");
  expect([amount.type, amount.step, amount.min]).toEqual(["number", "0.01", "0"]);
  await fillField("Income Name", "Salary");
  await fillField("Amount", "2500");
  expect(await choose(frequencyLabel, "Every month")).toEqual([
    ...["Every week", "Every 2 weeks", "Every month", "Once a year"],
    ...["Every 4 weeks", "Twice a month", "Every 6 months", "Other…"],
  ]);
  await expectContains(topmost, "$577.37 per week");
  await choose("Account (optional)", "Everyday");
  await click("Add Income");
  await expectNoDialog();
  await expectContains(toast, "Income added successfully");
  await find("tab", "Income Sources (1)");
  await expectContains(rows, "Salary", "$2,500.00 every month", "into Everyday", "$577.37 per week");

  // Edit Income, prefilled.
  await click("Edit Salary");
  await find("dialog", "Edit Income", page);
  await expectValue("Income Name", "Salary");
  await expectValue("Amount", "2500.00");
  expect((await field("Account (optional)")).textContent).toBe("Everyday");
  await fillField("Amount", "1300.5");
  await choose(frequencyLabel, "Every 2 weeks");
  await choose("Account (optional)", "No account");
  await click("Update Income");
  await expectContains(toast, "Income updated successfully");
  await expectContains(rows, "$1,300.50 every 2 weeks", "$650.25 per week");
  await expectNotContains(rows, "Everyday");
  expect(await server.get("/api/incomes")).toMatchObject([
    { accountId: null, frequency: "biweekly", amount: "1300.50" },
  ]);

  // Delete, after asking.
  await expectNoDialog();
  await click("Delete Salary");
  await expectContains(topmost, "Are you sure you want to delete this income source?");
  await click("Cancel");
  await expectNoDialog();
  await expectFocused(() => all("button", "Delete Salary")[0]);
  await click("Delete Salary");
  await click("Delete Income");
  await expectContains(toast, "Income deleted successfully");
  await expectContains(panel, "No income sources yet");
  expect(await server.get("/api/incomes")).toEqual([]);
});

it("asks for the next payday of an income, beginning with the pay day of Settings", async () => {
  const server = await signUp();
  window.localStorage.setItem("userPayDay", "wednesday");
  await visit();
  await click("Add Income");
  await fillField("Income Name", "Salary");
  await fillField("Amount", "1500");
  const payday = /^Next payday/;
  await expectValue(payday, "");
  await choose(frequencyLabel, "Every 2 weeks");
  const suggested = (await field(payday)).value;
  expect(new Date(suggested).getUTCDay()).toBe(3);
  await choose(frequencyLabel, "Every month");
  await expectValue(payday, "");
  await choose(frequencyLabel, "Every 4 weeks");
  await expectValue(payday, suggested);
  await click("Add Income");
  await expectNoDialog();
  expect(await server.get("/api/incomes")).toMatchObject([
    { frequency: "four-weekly", nextPayday: suggested, paymentDay: 3 },
  ]);
  await openTab(/^Income Sources/);
  await expectContains(panel, /next on Wed \d+ \w{3}/);
});

it("asks for two days of pay that comes twice a month", async () => {
  const server = await signUp();
  await server.post("/api/incomes", { name: "Salary", amount: "1000.00", frequency: "monthly" });
  await visit();
  await click("Set the payday");
  await choose(frequencyLabel, "Twice a month");
  await fillField("First day", "15");
  await click("Update Income");
  await expectContains(topmost, "Please choose two different days of the month");
  await fillField("Second day", "31");
  await click("Update Income");
  await expectNoDialog();
  expect(await server.get("/api/incomes")).toMatchObject([
    { frequency: "twice-monthly", paymentDay: 15, secondPaymentDay: 31, nextPayday: expect.stringMatching(/^\d{4}-/) },
  ]);
  await expectContains(region("Paydays"), "Salary");
});
