import { waitFor } from "@testing-library/dom";
import { expect, it } from "vitest";
import {
  choose,
  click,
  expectContains,
  expectFocused,
  expectNoDialog,
  field,
  fillField,
  find,
  page,
  row,
  toast,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { signUp } from "#web/testing/page.tsx";

const frequencyLabel = "How often do you pay this bill?";
const expectFieldText = async (label: string, words: string) => {
  const found = await field(label);
  await waitFor(() => expect(found.textContent).toBe(words));
};

async function openNew() {
  await click("Add Bills/Expenses");
  await find("dialog", "Add New Bill", page);
}

it("adds a bill with every field, starting from the defaults", async () => {
  const server = await signUp();
  const { id } = await server.addAccount("Bank A");
  await server.addAccount("Bank B");
  await visit();
  await openNew();

  const name = await field("Bill Name");
  await expectFocused(() => name);
  expect(name.placeholder).toMatch(/e\.g\./);
  const amount = await field("Bill Amount");
  expect([amount.type, amount.step, amount.min]).toEqual(["number", "0.01", "0"]);
  await expectContains(topmost, "Bill Amount$", "The actual amount shown on your bill.");
  await expectFieldText(frequencyLabel, "Every month");
  await expectFieldText("Category", "Other");
  await expectFieldText("Account", "Bank A");
  expect(topmost().textContent).not.toContain("Weekly Amount to Save");

  expect(await choose(frequencyLabel, "Every 3 months")).toEqual([
    ...["Every week", "Every month", "Every 3 months", "Once a year"],
    ...["Every 2 weeks", "Every 4 weeks", "Every 6 months", "Other…", "Only once"],
  ]);
  expect(await choose("Category", "General expense")).toHaveLength(16);

  await fillField("Bill Name", "Water");
  await fillField("Bill Amount", "130");
  await expectContains(topmost, "Weekly Amount to Save", "$10.00", "per week", "AI Category Suggestions");
  await click("Add Bill");
  await expectNoDialog();
  expect(server.sent("POST", "/api/bills").map(({ body }) => body)).toEqual([
    {
      ...{ name: "Water", amount: "130", frequency: "quarterly", category: "expenses" },
      ...{ accountId: id, isAutomatic: false, isDirectDebit: false },
    },
  ]);
  await expectContains(toast, "Success", "Bill added successfully");
  await find("tab", "Expenses (1)");
  await expectContains(row("Water"), "General expense · $130.00 every 3 months");

  // The form is reset.
  await openNew();
  expect([(await field("Bill Name")).value, (await field("Bill Amount")).value]).toEqual(["", ""]);
  await expectFieldText(frequencyLabel, "Every month");
  await expectFieldText("Category", "Other");
});
