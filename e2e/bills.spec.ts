import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
const rows = (page: Page) => page.getByRole("tabpanel").locator("li[data-bill]");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

/** Holds every answer of the bills' calls back until let go: a slow network. */
async function slowBills(page: Page, address = "**/api/bills**"): Promise<() => void> {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await wait;
    await route.continue();
  });
  return letGo;
}

test("shows an empty message in each tab and invites to add the first bill", async ({ page, email }) => {
  await arrive(page, email);
  await expect(page.getByText("No bills added yet")).toBeVisible();
  for (const [name, words] of [
    ["Bills (0)", "No bills in this category"],
    ["Savings (0)", "No savings goals in this category"],
    ["Expenses (0)", "No expenses in this category"],
  ] as const) {
    await tab(page, name).click();
    await expect(page.getByText(words)).toBeVisible();
  }
  await expectAccessible(page);
  await tab(page, "All (0)").click();
  await page.getByRole("button", { name: "Add your first bill" }).click();
  await expect(page.getByRole("dialog", { name: "Add New Bill" })).toBeVisible();
});

test("counts the bills in four tabs, each with three first, then Show More and Show Less", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  for (const name of ["Rent", "Power", "Water", "Gas"]) await addBill(page, id, { name, category: "housing" });
  await addBill(page, id, { name: "Holiday", category: "savings" });
  await addBill(page, id, { name: "Groceries", category: "food" });
  await page.goto("/dashboard");

  await expect(tab(page, "Bills & Expenses (6)")).toBeVisible();
  for (const name of ["All (6)", "Bills (4)", "Savings (1)", "Expenses (1)"])
    await expect(tab(page, name)).toBeVisible();
  // What was added last is what one looks for first.
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText("Groceries");
  await page.getByRole("button", { name: "Show More" }).click();
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).nth(3)).toBeFocused();
  await page.getByRole("button", { name: "Show Less" }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Show More" })).toBeInViewport();

  await tab(page, "Bills (4)").click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Show More" })).toBeVisible();
  await tab(page, "Savings (1)").click();
  await expect(rows(page)).toHaveText(/Holiday/);
  await expect(page.getByRole("button", { name: /^Show/ })).toHaveCount(0);
  await tab(page, "Expenses (1)").click();
  await expect(rows(page)).toHaveText(/Groceries/);
});

test("shows a bill's category, cost, savings, account and next payment", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const everyday = await addAccount(page, "Everyday", "1000.00");
  const old = await addAccount(page, "Old bank", "0.00");
  await addBill(page, old.id, { name: "Orphan", category: "bills", frequency: "annually", amount: "52.00" });
  await page.request.delete(`/api/accounts/${old.id}`);
  await addBill(page, everyday.id, { name: "Internet", isAutomatic: true, paymentDay: 28, isDirectDebit: true });
  const gym = await addBill(page, everyday.id, {
    name: "Gym",
    amount: "39.00",
    frequency: "quarterly",
    isDirectDebit: true,
  });
  const ahead = new Date().getFullYear() + 5;
  await page.request.post("/api/bills/pay", { data: { billId: gym.id, dueDate: `${ahead}-01-31` } });
  await page.goto("/dashboard");

  const internet = row(page, "Internet");
  for (const words of ["Utilities", "$60.00 every month", "$13.86", "per week", "Everyday", "Auto", "Direct debit"]) {
    await expect(internet).toContainText(words);
  }
  // One and a half weeks, shown but not money.
  await expect(internet).toContainText("$20.79 buffer of $60.00");
  await expect(internet.getByRole("progressbar", { name: "Buffer for Internet" })).toHaveAttribute(
    "aria-valuenow",
    "34",
  );
  await expect(internet).toContainText(/Next payment \d\d\/28\/\d{4}/);
  await expect(row(page, "Gym").first()).toContainText("$39.00 every 3 months");
  await expect(row(page, "Gym").first()).toContainText("$0.00 saved of $39.00");
  await expect(row(page, "Gym").first()).toContainText("No payment day set");
  await expect(row(page, "Gym").first()).toContainText(`$39.00 scheduled for 01/31/${ahead}`);
  await expect(row(page, "Orphan")).toContainText("General bill · $52.00 once a year");
  await expect(row(page, "Orphan")).toContainText("Needs an account");
  for (const act of ["Pay", "Edit", "History of", "Delete"]) {
    await expect(internet.getByRole("button", { name: `${act} Internet` })).toBeVisible();
  }

  // Without a record, whole weeks since the start: two of 3.00 after 15 days.
  await page.clock.setFixedTime(Date.now() + 15 * 86_400_000);
  await page.reload();
  await expect(row(page, "Gym").first()).toContainText("$6.00 saved of $39.00");
  await page.clock.setFixedTime(Date.now() - 15 * 86_400_000);

  // The same in fewer lines, when that is preferred.
  const height = async () => (await internet.boundingBox())?.height ?? 0;
  const full = await height();
  await page.evaluate(() => localStorage.setItem("userCompactView", "true"));
  await page.reload();
  await expect(internet).toContainText("$20.79 buffer");
  await expect(internet.getByRole("button", { name: "Edit Internet" })).toBeVisible();
  expect(await height()).toBeLessThan(full * 0.6);
});

for (const isCompact of ["false", "true"]) {
  test(`is accessible in both themes, compact: ${isCompact}, and fits 320 px`, async ({ page, email }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await arrive(page, email, "/robots.txt");
    const { id } = await addAccount(page);
    await addBill(page, id, { name: "n".repeat(255), amount: "99999999.99", frequency: "weekly" });
    await addBill(page, id, { name: "فاتورة الماء 🚰 (1", isAutomatic: true, isDirectDebit: true });
    await addBill(page, id, { name: "Rent" });
    await addBill(page, id, { name: "Power" });
    await page.evaluate((value) => localStorage.setItem("userCompactView", value), isCompact);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Show More" }).click();
    await expect(rows(page)).toHaveCount(4);
    await expectAccessibleInLightAndDark(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    for (const button of await row(page, "Power").getByRole("button").all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
  });
}

test("shows rows of the final size while loading, so that the layout does not shift", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  for (const name of ["Rent", "Power", "Water"]) await addBill(page, id, { name });
  for (const isCompact of ["false", "true"]) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((value) => localStorage.setItem("userCompactView", value), isCompact);
      const letGo = await slowBills(page);
      await page.goto("/dashboard");
      await expect(page.getByText("Loading bills...")).toBeAttached();
      const panel = page.getByRole("tabpanel", { name: /^All/ });
      const before = await panel.boundingBox();
      letGo();
      await expect(rows(page)).toHaveCount(3);
      const after = await panel.boundingBox();
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0)), `${isCompact} ${width}`).toBeLessThanOrEqual(6);
      expect(after?.y).toBe(before?.y);
      await page.unroute("**/api/bills**");
    }
  }
  // Where there were more last time, the button below them has its place too.
  await addBill(page, id, { name: "Gas" });
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Show More" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Bills Due Soon" })).toContainText("Gas");
  const letGo = await slowBills(page);
  await page.reload();
  await expect(page.getByText("Loading bills...")).toBeAttached();
  const panel = page.getByRole("tabpanel", { name: /^All/ });
  const before = await panel.boundingBox();
  letGo();
  await expect(page.getByRole("button", { name: "Show More" })).toBeVisible();
  const after = await panel.boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(6);
});

test("asks before deleting, removes the row at once, and restores it when the server refuses", async ({
  page,
  context,
  email,
}) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  for (const name of ["Rent", "Power", "Water"]) await addBill(page, id, { name });
  await page.goto("/dashboard");
  const ask = page.getByRole("alertdialog", { name: "Are you sure you want to delete this bill?" });
  const confirm = ask.getByRole("button", { name: "Delete" });

  await page.getByRole("button", { name: "Delete Power" }).click();
  await expect(ask).toContainText("Power");
  await expectAccessible(page);
  await ask.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Delete Power" })).toBeFocused();

  // The row does not wait for a slow server.
  const letGo = await slowBills(page, "**/api/bills/*");
  await page.getByRole("button", { name: "Delete Power" }).click();
  await confirm.click();
  await expect(rows(page)).toHaveCount(2);
  await expect(tab(page, "All (2)")).toBeVisible();
  letGo();
  await expect.poll(async () => (await (await page.request.get("/api/bills")).json()).length).toBe(2);
  await expect(ask).toHaveCount(0);
  await expect(page.getByRole("tabpanel", { name: /^All/ })).toBeFocused();
  await page.unroute("**/api/bills/*");

  await page.getByRole("button", { name: "Delete Water" }).click();
  await context.setOffline(true);
  await confirm.click();
  await expect(page.getByText("Failed to delete bill", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText("Water");
  await context.setOffline(false);

  // Deleted in another tab while the question is open: the server's own words, and its list.
  const bills = await (await page.request.get("/api/bills")).json();
  await page.getByRole("button", { name: "Delete Rent" }).click();
  await page.request.delete(`/api/bills/${bills[0].id}`);
  await confirm.click();
  await expect(page.getByText("Bill not found", { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
});

test("shows the gate, not an empty household, after the session has ended", async ({ page, context, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Rent" });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Delete Rent" }).click();
  await context.clearCookies();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
});
