import type { Page } from "@playwright/test";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

const rowOf = (page: Page, name: string) => page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });

const inDays = (days: number) => {
  const date = new Date();
  const local = new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12);
  return local.toISOString().slice(0, 10);
};

async function openNewBill(page: Page, name: string, amount: string) {
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Add Bill" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Bill Name").fill(name);
  await dialog.getByLabel("Bill Amount").fill(amount);
  return dialog;
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole("dialog").getByLabel(label, { exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("adds a bill every five weeks that ends, and says how many payments are left", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addAccount(page);
  const dialog = await openNewBill(page, "Loan", "100");
  await choose(page, "How often do you pay this bill?", "Other…");
  await dialog.getByLabel("Every", { exact: true }).fill("5");
  await choose(page, "Weeks, months or years", "weeks");
  await expect(dialog.getByText("$20.00")).toBeVisible();
  await dialog.getByLabel("Next due date").fill(inDays(10));
  await dialog.getByText("End date and months without a bill").click();
  await choose(page, "When does it end?", "After a number of payments");
  await dialog.getByLabel("Payments left").fill("7");
  await dialog.getByRole("button", { name: "Add Bill" }).click();
  await expect(rowOf(page, "Loan")).toContainText("$100.00 every 5 weeks");
  await expect(rowOf(page, "Loan")).toContainText("7 payments left");
});

test("says at the field what is wrong with an interval, an end or the months", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addAccount(page);
  const dialog = await openNewBill(page, "Odd", "100");
  await choose(page, "How often do you pay this bill?", "Other…");
  await dialog.getByLabel("Every", { exact: true }).fill("61");
  await dialog.getByText("End date and months without a bill").click();
  for (const month of await dialog.getByRole("checkbox").all()) await month.check();
  await dialog.getByRole("button", { name: "Add Bill" }).click();
  await expect(dialog.getByText("Please enter a whole number from 1 to 60")).toBeVisible();
  await expect(dialog.getByText("In at least one month something must be due")).toBeVisible();
  await expect(dialog.getByText("Please choose when it is due")).toBeVisible();
  await dialog.getByLabel("Every", { exact: true }).fill("1");
  for (const month of await dialog.getByRole("checkbox").all()) await month.uncheck();
  await dialog.getByLabel("Next due date").fill(inDays(10));
  await choose(page, "When does it end?", "On a date");
  await dialog.getByLabel("End date", { exact: true }).fill(inDays(5));
  await dialog.getByRole("button", { name: "Add Bill" }).click();
  await expect(dialog.getByText("End date must not be before the next due date")).toBeVisible();
  expect(await (await page.request.get("/api/bills")).json()).toEqual([]);
});

test("shows a bill that varies as an estimate, which follows what is paid", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Power", amount: "120.00", estimate: "last", nextDueDate: inDays(3) });
  await page.goto("/dashboard");
  await expect(rowOf(page, "Power")).toContainText("about $120.00 every month");
  await page.getByRole("button", { name: "Pay Power" }).first().click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount").fill("150");
  await dialog.getByRole("button", { name: "Pay Bill" }).click();
  await expect(dialog.getByText("The next one is estimated at $150.00: $34.64 a week.")).toBeVisible();
  await expect(rowOf(page, "Power")).toContainText("about $150.00 every month");
});

test("pays a part of a bill, and the rest stays due", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Power", amount: "120.00", nextDueDate: inDays(3) });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Pay Power" }).first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("This is only a part of it")).toBeHidden();
  await dialog.getByLabel("Amount").fill("20");
  await dialog.getByLabel("This is only a part of it").click();
  await dialog.getByRole("button", { name: "Pay Bill" }).click();
  await expect(dialog.getByText("$20.00 paid, $100.00 still due")).toBeVisible();
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(rowOf(page, "Power")).toContainText("$20.00 paid, $100.00 still due");
  await page.getByRole("button", { name: "Pay Power" }).first().click();
  await expect(dialog.getByLabel("Amount")).toHaveValue("100.00");
});

test("pauses a bill and lets it go on, archives it and brings it back", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Gym", amount: "43.30", nextDueDate: inDays(3) });
  await page.goto("/dashboard");
  const edit = async () => page.getByRole("button", { name: "Edit Gym" }).first().click();
  const dialog = page.getByRole("dialog");
  await edit();
  await dialog.getByRole("button", { name: "Pause…" }).click();
  await dialog.getByRole("button", { name: "Pause", exact: true }).click();
  await expect(rowOf(page, "Gym")).toContainText("Paused");
  await edit();
  await dialog.getByRole("button", { name: "Resume" }).click();
  await expect(rowOf(page, "Gym")).not.toContainText("Paused");
  await edit();
  await dialog.getByRole("button", { name: "Archive" }).click();
  await expect(rowOf(page, "Gym")).toHaveCount(0);
  await page.getByText("Archived bills").click();
  await expect(page.getByText("$43.30 every month · archived")).toBeVisible();
  await page.getByRole("link", { name: "Gym" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gym" })).toBeVisible();
  await expect(page.getByText(/^Archived \d/), "says that it is archived, not that it is paused").toBeVisible();
  await expect(page.getByText("Paused", { exact: true })).toHaveCount(0);
  await page.goBack();
  await page.getByText("Archived bills").click();
  await page.getByRole("button", { name: "Bring back" }).click();
  await expect(rowOf(page, "Gym")).toContainText("$43.30 every month");
});

test("plans an amount for a later day, shows it on the bill's page, and takes it back", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const account = await addAccount(page);
  const { id } = await addBill(page, account.id, { name: "Rent", amount: "433.00", frequency: "monthly" });
  await page.goto(`/bills/${id}`);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Bill" });
  await dialog.getByLabel("Bill Amount").fill("476.30");
  await dialog.getByLabel("From a later day").fill(inDays(40));
  await expect(dialog).toContainText("+$10.00 a week");
  await dialog.getByLabel("Bill Name").fill("Flat");
  await dialog.getByRole("button", { name: "Update Bill" }).click();
  await expect(dialog).toBeHidden();
  const price = page.getByRole("region", { name: "Price", exact: true });
  await expect(price).toContainText("$433.00");
  await expect(price).toContainText("$476.30, $110.00 a week");
  const events = page.getByRole("region", { name: "Who did what", exact: true });
  await expect(events).toContainText("Amount will be $476.30 from");
  await expect(events).toContainText("Name changed from Rent to Flat");
  await price.getByRole("button", { name: "Take back" }).click();
  await expect(price).not.toContainText("$476.30");
  await expect(events).toContainText("Planned amount taken back");
});
