import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, addIncome, arrive } from "./support/household.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const overview = (page: Page) => page.getByRole("complementary", { name: "Financial Overview" });
const dueSoon = (page: Page) => page.getByRole("complementary", { name: "Bills Due Soon" });
const dueNames = (page: Page) => dueSoon(page).getByRole("listitem").locator("bdi");

/** A card says its label and its amount; the heading says for how long. */
const cards = async (page: Page) => {
  await expect(overview(page).locator("dl")).toHaveAttribute("aria-busy", "false");
  return overview(page)
    .locator("dl > div")
    .evaluateAll((all) => all.map((card) => [...card.children].map((part) => part.textContent).join(" | ")));
};

const dayFromNow = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000);
  return { paymentDay: day.getUTCDate(), paymentDayType: "monthly", isDirectDebit: true };
};

test("shows Income, Expenses, Total Saved and the leftover in the chosen pay period", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addIncome(page, { amount: "100.00" });
  await addIncome(page, { name: "Side job", amount: "100.00", frequency: "biweekly" });
  await addBill(page, id, { amount: "129.90" });
  await page.request.post("/api/bills/process-savings");

  for (const [frequency, period, income, expenses, rest] of [
    ["", "week", "$150.00", "$30.00", "$120.00"],
    ["fortnightly", "fortnight", "$300.00", "$60.00", "$240.00"],
    ["monthly", "month", "$649.50", "$129.90", "$519.60"],
    ["quarterly", "quarter", "$1,950.00", "$390.00", "$1,560.00"],
    ["annually", "year", "$7,800.00", "$1,560.00", "$6,240.00"],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem("userPayFrequency", chosen), frequency);
    await page.goto("/dashboard");
    expect(await cards(page), period).toEqual([
      `Income | ${income}`,
      `Expenses | ${expenses}`,
      "Total Saved | $30.00 | so far",
      `Leftover | ${rest}`,
    ]);
    await expect(overview(page).getByText(`per ${period}`)).toBeVisible();
  }

  await addBill(page, id, { name: "Rent", amount: "200.00", frequency: "weekly", category: "housing" });
  await page.evaluate(() => localStorage.removeItem("userPayFrequency"));
  await page.goto("/dashboard");
  expect((await cards(page)).at(-1)).toBe("Shortfall | $80.00");
});

test("shows zeros, nothing due and no charts for an empty household", async ({ page, email }) => {
  await arrive(page, email);
  expect(await cards(page)).toEqual([
    "Income | $0.00",
    "Expenses | $0.00",
    "Total Saved | $0.00 | so far",
    "Leftover | $0.00",
  ]);
  await expect(dueSoon(page).getByText("Nothing due yet")).toBeVisible();
  await expect(page.getByText("Where your money goes per week")).toHaveCount(0);
});

test("lists the five bills due soonest with their progress, and a button to view all", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Everyday", "5000.00");
  await addBill(page, id, { name: "Someday, far", amount: "5200.00", frequency: "annually" });
  await addBill(page, id, { name: "Someday, near", amount: "5.00", frequency: "weekly" });
  await addBill(page, id, { name: "In nine days", amount: "129.90", ...dayFromNow(9) });
  await addBill(page, id, { name: "In two days", amount: "129.90", ...dayFromNow(2) });
  await page.goto("/dashboard");
  await expect(dueNames(page)).toHaveText(["In two days", "In nine days", "Someday, near", "Someday, far"]);
  await expect(dueSoon(page).getByRole("button", { name: /View all/ })).toHaveCount(0);

  const row = (name: string) => dueSoon(page).getByRole("listitem").filter({ hasText: name });
  const bar = (name: string) => row(name).getByRole("progressbar", { name: `Saved for ${name}` });
  await expect(row("In two days")).toContainText("$129.90");
  await expect(row("In two days")).toContainText(/Due \d\d\/\d\d\/\d{4}/);
  await expect(row("In two days")).toContainText("$0.00 saved");
  await expect(row("In two days")).toContainText("about 31 days to go");
  await expect(bar("In two days")).toHaveAttribute("aria-valuenow", "0");
  await expect(row("Someday, near")).toContainText("No date set");

  // One week more: the weekly bill is fully saved, the monthly one has 30.00 of 129.90.
  await page.request.post("/api/bills/process-savings");
  // A bill that pays itself and has no record yet shows a cushion of one and a half weeks.
  await addBill(page, id, { name: "By itself", amount: "43.30", ...dayFromNow(20), isAutomatic: true });
  await page.reload();
  await expect(dueNames(page)).toHaveText([
    "In two days",
    "In nine days",
    "By itself",
    "Someday, near",
    "Someday, far",
  ]);
  await expect(row("Someday, near")).toContainText("Ready to pay!");
  await expect(bar("Someday, near")).toHaveAttribute("aria-valuenow", "100");
  await expect(row("In two days")).toContainText("$30.00 saved");
  await expect(row("In two days")).toContainText("about 24 days to go");
  await expect(bar("In two days")).toHaveAttribute("aria-valuenow", "23");
  await expect(row("By itself")).toContainText("$15.00 buffer");
  expect((await cards(page))[2]).toBe("Total Saved | $165.00 | so far");

  await addBill(page, id, { name: "The sixth", amount: "0.01", frequency: "annually" });
  await page.reload();
  await expect(dueNames(page)).toHaveCount(5);
  await page.getByRole("tab", { name: /^Income Sources/ }).click();
  await dueSoon(page).getByRole("button", { name: "View all 6 bills" }).click();
  await expect(page.getByRole("tab", { name: "Bills & Expenses (6)" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tab", { name: "Bills & Expenses (6)" })).toBeFocused();
  await expect(page.getByRole("tab", { name: "Bills & Expenses (6)" })).toBeInViewport();

  // More than enough is still 100 percent.
  await page.request.post("/api/bills/process-savings");
  await page.reload();
  await expect(row("Someday, near")).toContainText("$10.00 saved");
  await expect(bar("Someday, near")).toHaveAttribute("aria-valuenow", "100");
});

test("shows a failed load in place of the figures, with a retry", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id);
  await page.route("**/api/bills", (route) => route.abort("internetdisconnected"));
  await page.goto("/dashboard");
  await expect(overview(page).getByRole("alert")).toContainText("Failed to load your overview. Please try again.");
  await expect(dueSoon(page).getByRole("alert")).toContainText("Failed to load upcoming bills. Please try again.");
  await expectAccessible(page);
  await page.unroute("**/api/bills");
  await dueSoon(page).getByRole("button", { name: "Retry" }).click();
  await expect(dueNames(page)).toHaveText(["Internet"]);
  expect((await cards(page))[1]).toBe("Expenses | $13.86");
});

test("loads the charts when they are scrolled near, each with a table of its figures", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Rent", amount: "433.00", category: "housing" });
  await addBill(page, id, { name: "Internet", amount: "86.60" });
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto("/dashboard");
  await expect(dueNames(page)).toHaveCount(2);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 20_000);
  const money = page.getByRole("group", { name: "Where your money goes per week" });
  await expect(money.getByRole("img", { name: "Where your money goes per week" })).toBeVisible();
  await money.getByText("Show as table").click();
  await expect(money.getByRole("row")).toHaveText(["CategoryEach week", "Housing$100.00", "Utilities$20.00"]);
  const saved = page.getByRole("group", { name: "Saved and needed" });
  await expect(saved.getByRole("list", { name: "Saved and needed" }).getByRole("listitem")).toHaveText([
    "Rent$0.00 of $433.00",
    "Internet$0.00 of $86.60",
  ]);
  await saved.getByText("Show as table").click();
  await expect(saved.getByRole("row")).toHaveText(["BillSavedNeeded", "Rent$0.00$433.00", "Internet$0.00$86.60"]);
  await expectAccessibleInLightAndDark(page);
});

test("fits the largest sums and the longest names", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  const largest = { amount: "99999999.99", frequency: "weekly" };
  const names = ["x".repeat(255), "نور (1", "🏠".repeat(60)];
  for (const name of names) await addBill(page, id, { name, ...largest, isAutomatic: true, paymentDay: 5 });
  await addIncome(page, { ...largest, name: "y".repeat(255) });
  await page.evaluate(() => localStorage.setItem("userPayFrequency", "annually"));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/dashboard");
  expect((await cards(page))[1]).toBe("Expenses | $15,599,999,998.44");
  expect((await cards(page))[3]).toBe("Shortfall | $10,399,999,998.96");
  await expect(dueSoon(page).getByText("$149,999,999.99 buffer").first()).toBeVisible();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole("img", { name: "Where your money goes per year" })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
