import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addIncome, arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

const toasts = (page: Page) => page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
const dialog = (page: Page) => page.getByRole("dialog");
const panel = (page: Page) => page.getByRole("tabpanel", { name: /Income Sources/ });
const rows = (page: Page) => panel(page).getByRole("listitem");
const tab = (page: Page) => page.getByRole("tab", { name: /Income Sources/ });
const incomesOf = async (page: Page) => (await page.request.get("/api/incomes")).json();

async function choose(page: Page, label: string, option: string) {
  await dialog(page).getByLabel(label).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("adds an income, shows it per week, edits and deletes it", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addAccount(page, "Everyday");
  await page.goto("/dashboard");
  await tab(page).click();
  await expect(panel(page)).toContainText("No income sources yet");
  await expectAccessibleInBothThemes(page);

  // Add Income, with the messages of an empty form.
  await page.getByRole("button", { name: "Add Income" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Add Income");
  const add = dialog(page).getByRole("button", { name: "Add Income" });
  await add.click();
  for (const message of ["Income name is required", "Amount is required", "Please select a frequency"]) {
    await expect(dialog(page).getByText(message, { exact: true })).toBeVisible();
  }
  await expectAccessibleInBothThemes(page);
  const amount = dialog(page).getByLabel("Amount");
  for (const [name, value] of [
    ["type", "number"],
    ["step", "0.01"],
    ["min", "0"],
  ] as const) {
    await expect(amount).toHaveAttribute(name, value);
  }
  await dialog(page).getByLabel("Income Name").fill("Salary");
  await amount.fill("2500");
  await dialog(page).getByLabel("How often do you receive it?").click();
  await expect(page.getByRole("option")).toHaveText([
    ...["Every week", "Every 2 weeks", "Every month", "Once a year"],
    ...["Every 4 weeks", "Twice a month", "Every 6 months", "Other…"],
  ]);
  await page.getByRole("option", { name: "Every month" }).click();
  await expect(dialog(page)).toContainText("$577.37 per week");
  await choose(page, "Account (optional)", "Everyday");
  await expectAccessibleInBothThemes(page);
  await add.click();
  await expect(toasts(page)).toContainText("Income added successfully");
  await expect(dialog(page)).toBeHidden();
  await expect(tab(page)).toContainText("(1)");
  for (const text of ["Salary", "$2,500.00 every month", "into Everyday", "$577.37 per week"]) {
    await expect(rows(page)).toContainText(text);
  }
  await expectAccessibleInBothThemes(page);

  // Edit Income, prefilled.
  await page.getByRole("button", { name: "Edit Salary" }).click();
  await expect(dialog(page)).toHaveAccessibleName("Edit Income");
  await expect(dialog(page).getByLabel("Income Name")).toHaveValue("Salary");
  await expect(amount).toHaveValue("2500.00");
  await expect(dialog(page).getByLabel("Account (optional)")).toHaveText("Everyday");
  await amount.fill("1300.5");
  await choose(page, "How often do you receive it?", "Every 2 weeks");
  await choose(page, "Account (optional)", "No account");
  await dialog(page).getByRole("button", { name: "Update Income" }).click();
  await expect(toasts(page)).toContainText("Income updated successfully");
  await expect(rows(page)).toContainText("$1,300.50 every 2 weeks");
  await expect(rows(page)).toContainText("$650.25 per week");
  await expect(rows(page)).not.toContainText("Everyday");
  expect(await incomesOf(page)).toMatchObject([{ accountId: null, frequency: "biweekly", amount: "1300.50" }]);

  // Delete, after asking.
  const remove = page.getByRole("button", { name: "Delete Salary" });
  await remove.click();
  await expect(page.getByRole("alertdialog")).toContainText("Are you sure you want to delete this income source?");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole("button", { name: "Delete Income" }).click();
  await expect(toasts(page)).toContainText("Income deleted successfully");
  await expect(panel(page)).toContainText("No income sources yet");
  expect(await incomesOf(page)).toEqual([]);
});

test("fits long names, other scripts and large amounts on a small phone", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "M".repeat(100));
  await addIncome(page, { name: "W".repeat(255), amount: "99999999.99", accountId: id });
  await addIncome(page, { name: "שכר דירה (1", amount: "0.01", frequency: "annually" });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/dashboard");
  await tab(page).click();
  await expect(rows(page).first()).toContainText("$99,999,999.99 per week");
  await expect(rows(page).nth(1)).toContainText("$0.00 per week");
  await expectAccessibleInBothThemes(page);
  await page.getByRole("button", { name: "Edit שכר דירה (1" }).click();
  await expect(dialog(page).getByLabel("Income Name")).toHaveValue("שכר דירה (1");
});
