import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, addIncome, signUp } from "./support/household.ts";
import { inDays } from "./support/planned-household.ts";
import { expect, test } from "./support/test.ts";

const rows = (page: Page) => page.getByRole("tabpanel").locator("li[data-bill]");
const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const overview = (page: Page) => page.getByRole("complementary", { name: "Financial Overview" });
const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

async function scrollToCharts(page: Page, name: string) {
  const picture = page.getByRole("img", { name });
  await page.mouse.move(200, 300);
  await expect(async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(picture).toBeVisible({ timeout: 1000 });
  }).toPass();
}

const LARGEST = { amount: "99999999.99", frequency: "weekly" };

/** The longest names and the largest sums; one bill was due yesterday. */
async function addBillsAndIncome(page: Page) {
  const { id } = await addAccount(page, "M".repeat(100));
  const itself = { ...LARGEST, isAutomatic: true, paymentDay: 5 };
  await addBill(page, id, { ...itself, name: "x".repeat(255), category: "entertainment" });
  await addBill(page, id, { ...itself, name: "فاتورة الماء 🚰 (1", category: "subscriptions", isDirectDebit: true });
  await addBill(page, id, { ...itself, name: "🏠".repeat(60), category: "housing" });
  await addBill(page, id, { name: "Power" });
  await addBill(page, id, { name: "Gym", nextDueDate: inDays(1) });
  await addIncome(page, { ...LARGEST, name: "W".repeat(255), accountId: id });
  await addIncome(page, { name: "שכר דירה (1", amount: "0.01", frequency: "annually" });
}

test("fits 320 px in both themes with the longest names and the largest sums: bills, charts, incomes and their form, compact rows and yearly figures", async ({
  page,
  email,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signUp(page, email, "/robots.txt");
  await addBillsAndIncome(page);
  await page.clock.setFixedTime(new Date(Date.now() + 2 * 86_400_000));
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Show More" }).click();
  await expect(rows(page)).toHaveCount(5);
  await expect(page.getByText(/^Was due on \d/).first()).toBeVisible();
  const actions = page.getByRole("region", { name: "Quick Actions" }).getByRole("button");
  await expect(actions).toHaveCount(5);
  for (const button of await actions.all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await button.evaluate((tile) => tile.scrollWidth - tile.clientWidth)).toBe(0);
  }
  for (const button of await row(page, "Power").getByRole("button").all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  // The charts load when scrolled near, each with a data table.
  const PICTURE = "Where your money goes per week";
  await scrollToCharts(page, PICTURE);
  const ring = page.getByRole("list", { name: PICTURE });
  const lines = await ring.getByText(/Entertainment|Subscriptions|\$99/).evaluateAll((parts) =>
    parts.map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines, "each name and each figure on one line").toEqual([1, 1, 1, 1, 1]);
  const money = page.getByRole("group", { name: PICTURE });
  await money.getByText("Show as table").click();
  const figures = money.getByRole("row");
  await expect(figures).toHaveCount(5);
  await expect(figures.first()).toHaveText("CategoryEach week");
  for (const name of ["Entertainment", "Subscriptions", "Housing"])
    await expect(figures.filter({ hasText: name })).toHaveText(`${name}$99,999,999.99`);
  await expect(figures.last()).toHaveText("Utilities$27.72");
  const saved = page.getByRole("group", { name: "Saved and needed" });
  await expect(saved.getByRole("list", { name: "Saved and needed" })).toContainText("Power$0.00 of $60.00");
  await saved.getByText("Show as table").click();
  await expect(saved.getByRole("row").first()).toHaveText("BillSavedNeeded");
  await expect(saved.getByRole("row").filter({ hasText: "Power" })).toHaveText("Power$0.00$60.00");
  await expectAccessibleInLightAndDark(page);
  await expectNoOverflow(page);

  await page.getByRole("tab", { name: "Income Sources (2)" }).click();
  const incomes = page.getByRole("tabpanel", { name: /Income Sources/ }).getByRole("listitem");
  await expect(incomes.first()).toContainText("$99,999,999.99 per week");
  await expect(incomes.nth(1)).toContainText("$0.00 per week");
  await expectAccessibleInLightAndDark(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Edit שכר דירה (1" }).click();
  const form = page.getByRole("dialog");
  await expect(form.getByLabel("Income Name")).toHaveValue("שכר דירה (1");
  await form.getByLabel("Income Name").fill("");
  await form.getByRole("button", { name: "Update Income" }).click();
  await expect(form.getByText("Income name is required")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  expect(await form.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);

  // With compact rows and yearly figures.
  await page.clock.setFixedTime(new Date());
  await page.evaluate(() => {
    localStorage.setItem("userCompactView", "true");
    localStorage.setItem("userPayFrequency", "annually");
  });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Show More" }).click();
  await expect(rows(page)).toHaveCount(5);
  const cards = overview(page).locator("dl > div");
  // 52 weeks of three times 99,999,999.99, and of twice 13.86.
  await expect(cards.nth(1)).toHaveText("Expenses$15,600,001,439.88");
  await expect(cards.nth(3)).toHaveText("Shortfall$10,400,001,440.40");
  await expect(page.getByText("$149,999,999.99 buffer").first()).toBeVisible();
  await scrollToCharts(page, "Where your money goes per year");
  await expectAccessibleInLightAndDark(page);
  await expectNoOverflow(page);
  for (const button of await row(page, "Power").getByRole("button").all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  const height = async () => (await row(page, "Power").boundingBox())?.height ?? 0;
  const compact = await height();
  await expect(row(page, "Power").getByRole("button", { name: "Edit Power" })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("userCompactView", "false"));
  await page.reload();
  await page.getByRole("button", { name: "Show More" }).click();
  await expect(rows(page)).toHaveCount(5);
  expect(compact).toBeLessThan((await height()) * 0.6);
});
