import { fireEvent, waitFor } from "@testing-library/dom";
import { expect, it, vi } from "vitest";
import {
  all,
  click,
  expectContains,
  expectFocused,
  expectNoDialog,
  field,
  find,
  openTab,
  page,
  row,
  toast,
  topmost,
  visit,
} from "#web/testing/app.tsx";
import { signUp } from "#web/testing/page.tsx";

const rows = () => [...document.querySelectorAll<HTMLElement>("[role=tabpanel] li[data-bill]")];
const expectRows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
const DAY = 86_400_000;

it("shows an empty message in each tab and invites to add the first bill", async () => {
  await signUp();
  await visit();
  await expectContains(page, "No bills added yet");
  for (const [name, words] of [
    ["Bills (0)", "No bills in this category"],
    ["Savings (0)", "No savings goals in this category"],
    ["Expenses (0)", "No expenses in this category"],
  ] as const) {
    await openTab(name);
    await expectContains(page, words);
  }
  await openTab("All (0)");
  await click("Add your first bill");
  await find("dialog", "Add New Bill", page);
});

it("counts the bills in four tabs, each with three first, then Show More and Show Less", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  for (const name of ["Rent", "Power", "Water", "Gas"]) await server.addBill(id, { name, category: "housing" });
  await server.addBill(id, { name: "Holiday", category: "savings" });
  await server.addBill(id, { name: "Groceries", category: "food" });
  await visit();
  for (const name of ["Bills & Expenses (6)", "All (6)", "Bills (4)", "Savings (1)", "Expenses (1)"])
    await find("tab", name);
  // Newest first.
  await expectRows(3);
  await expectContains(row("Groceries"), "Groceries");
  expect(rows()[0]?.textContent).toContain("Groceries");
  await click("Show More");
  await expectRows(6);
  await expectFocused(() => rows()[3]);
  await click("Show Less");
  await expectRows(3);

  await openTab("Bills (4)");
  await waitFor(() =>
    expect(rows().map(({ textContent }) => /Holiday|Groceries/.test(textContent ?? ""))).not.toContain(true),
  );
  await expectRows(3);
  await find("button", "Show More");
  await openTab("Savings (1)");
  await expectRows(1);
  await expectContains(row("Holiday"), "Holiday");
  expect(all("button", /^Show (More|Less)$/)).toEqual([]);
  await openTab("Expenses (1)");
  await expectContains(row("Groceries"), "Groceries");
  await expectRows(1);
});

it("shows a bill's category, cost, savings, account and next payment, and that no scheduler runs where it is off", async () => {
  const server = await signUp();
  const everyday = await server.addAccount("Everyday", "1000.00");
  const old = await server.addAccount("Old bank", "0.00");
  await server.addBill(old.id, { name: "Orphan", category: "bills", frequency: "annually", amount: "52.00" });
  await server.delete(`/api/accounts/${old.id}`);
  await server.addBill(everyday.id, { name: "Internet", isAutomatic: true, paymentDay: 28, isDirectDebit: true });
  const quarterly = { name: "Gym", amount: "39.00", frequency: "quarterly", isDirectDebit: true };
  const gym = await server.addBill(everyday.id, quarterly);
  const ahead = new Date().getFullYear() + 5;
  await server.post("/api/bills/pay", { billId: gym.id, dueDate: `${ahead}-01-31` });
  await visit();

  await expectContains(page, "Inactive");
  const internet = row("Internet");
  await expectContains(
    internet,
    "Utilities",
    "$60.00 every month",
    "$13.86",
    "per week",
    "Everyday",
    "Auto",
    "Direct debit",
  );
  // A buffer of one and a half weeks, display only.
  await expectContains(internet, "$20.79 buffer of $60.00", /Next payment \d\d\/28\/\d{4}/);
  const bar = await find("bar", "Buffer for Internet", internet);
  expect(bar.getAttribute("aria-valuenow")).toBe("34");
  await expectContains(row("Gym"), "$39.00 every 3 months", "$0.00 saved of $39.00", "No payment day set");
  await expectContains(row("Gym"), `$39.00 scheduled for 01/31/${ahead}`);
  await expectContains(row("Orphan"), "General bill · $52.00 once a year", "Needs an account");
  for (const act of ["Pay", "Edit", "History of", "Delete"]) await find("button", `${act} Internet`, internet);

  // Without a record, whole weeks since the start: two of 3.00 after 15 days.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * DAY });
  try {
    fireEvent.change(await field("Order"), { target: { value: "name" } });
    await expectContains(row("Gym"), "$6.00 saved of $39.00");
  } finally {
    vi.useRealTimers();
  }
});

it("asks before deleting, removes the row at once, and restores it when the server refuses", async () => {
  const server = await signUp();
  const { id } = await server.addAccount();
  for (const name of ["Rent", "Power", "Water"]) await server.addBill(id, { name });
  await visit();
  const ask = async (name: string) => {
    await click(`Delete ${name}`);
    await find("dialog", "Are you sure you want to delete this bill?", page);
  };
  await ask("Power");
  await expectContains(topmost, "Power");
  await click("Cancel");
  await expectNoDialog();
  await expectFocused(() => all("button", "Delete Power")[0]);

  // The row disappears before a slow server answers.
  await ask("Power");
  const release = server.hold();
  await click("Delete");
  await expectRows(2);
  await find("tab", "All (2)", page);
  release();
  server.restore();
  await waitFor(async () => expect(await server.get("/api/bills")).toHaveLength(2));
  await expectNoDialog();
  await expectFocused(() => document.querySelector("[role=tabpanel] [role=tabpanel]"));

  await ask("Water");
  server.cut();
  await click("Delete");
  await expectContains(toast, "Failed to delete bill");
  await expectRows(2);
  expect(rows()[0]?.textContent).toContain("Water");
  server.restore();

  // Deleted in another tab while the dialog is open: the server's message and list are shown.
  const [rent] = await server.get("/api/bills");
  await expectNoDialog();
  await ask("Rent");
  await server.delete(`/api/bills/${rent.id}`);
  await click("Delete");
  await expectContains(toast, "Bill not found");
  await expectRows(1);
});
