import type { Page } from "@playwright/test";
import { addIncome, arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const incomesOf = async (page: Page) => (await page.request.get("/api/incomes")).json();

async function choose(page: Page, option: string) {
  await dialog(page).getByLabel("How often do you receive it?").click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

test("asks for the next payday of an income, beginning with the pay day of Settings", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await page.evaluate(() => localStorage.setItem("userPayDay", "wednesday"));
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Add Income" }).click();
  await dialog(page).getByLabel("Income Name").fill("Salary");
  await dialog(page).getByLabel("Amount").fill("1500");
  const payday = dialog(page).getByLabel("Next payday");
  await expect(payday).toHaveValue("");
  await choose(page, "Every 2 weeks");
  const suggested = await payday.inputValue();
  expect(new Date(suggested).getUTCDay()).toBe(3);
  await choose(page, "Every month");
  await expect(payday).toHaveValue("");
  await choose(page, "Every 4 weeks");
  await dialog(page).getByRole("button", { name: "Add Income" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await incomesOf(page)).toMatchObject([{ frequency: "four-weekly", nextPayday: suggested, paymentDay: 3 }]);
  await page.getByRole("tab", { name: /Income Sources/ }).click();
  await expect(page.getByRole("tabpanel", { name: /Income Sources/ })).toContainText(/next on Wed \d+ \w{3}/);
});

test("asks for two days of pay that comes twice a month", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addIncome(page, { frequency: "monthly" });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Set the payday" }).click();
  await choose(page, "Twice a month");
  const [first, second] = ["First day", "Second day"].map((label) => dialog(page).getByLabel(label));
  const save = dialog(page).getByRole("button", { name: "Update Income" });
  await first?.fill("15");
  await save.click();
  await expect(dialog(page)).toContainText("Please choose two different days of the month");
  await second?.fill("31");
  await save.click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await incomesOf(page)).toMatchObject([
    { frequency: "twice-monthly", paymentDay: 15, secondPaymentDay: 31, nextPayday: expect.stringMatching(/^\d{4}-/) },
  ]);
  await expect(page.getByRole("region", { name: "Paydays" })).toContainText("Salary");
});
