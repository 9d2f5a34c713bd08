import type { Locator, Page } from "@playwright/test";
import { addDays, day } from "#core/day.ts";
import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addBill, addIncome, arrive } from "./support/household.ts";
import { comeWithoutProxy, expect, test } from "./support/test.ts";

const PHONE = { width: 390, height: 844 };
/** What a bar at a phone's lower edge leaves. */
const FOLD = 780;

const inDays = (days: number) => addDays(day(new Date().toISOString().slice(0, 10)), days);
const paydays = (page: Page) => page.getByRole("region", { name: "Paydays" });
const timeline = (page: Page) => page.getByRole("region", { name: "The next six weeks" });
const fact = (page: Page, label: string) => page.locator("dl > div").filter({ hasText: label });
const dueSoon = (page: Page) => page.getByRole("complementary", { name: "Bills Due Soon" });
const planOf = async (page: Page) => (await page.request.get("/api/plan")).json();
const balanceOf = async (page: Page) => (await (await page.request.get("/api/accounts")).json())[0].balance;

/** A hand-paid bill that its account cannot pay in 20 days, one of another account that can, and a payday in three. */
async function addShortage(page: Page) {
  const bills = await addAccount(page, "Joint bills", "100.00");
  const savings = await addAccount(page, "Savings", "900.00");
  const car = { name: "Car registration", amount: "847.00", frequency: "annually", nextDueDate: inDays(20) };
  await addBill(page, bills.id, car);
  await addBill(page, savings.id, { name: "Internet", amount: "60.00", nextDueDate: inDays(2) });
  await addIncome(page, { name: "Salary", amount: "1500.00", frequency: "biweekly", nextPayday: inDays(3) });
}

async function expectAboveFold(part: Locator) {
  await expect(part).toBeVisible();
  const box = await part.boundingBox();
  expect((box?.y ?? Number.NaN) + (box?.height ?? Number.NaN)).toBeLessThanOrEqual(FOLD);
}

test("answers the five questions of the demo household above the fold of a phone", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await comeWithoutProxy(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Sign In (Test Account)" }).click();
  await expectAboveFold(page.getByText(/^(On track|\d+ bills? will be short)/));
  await expectAboveFold(page.getByText(/^Move \$[\d,.]+$/).first());
  await expectAboveFold(fact(page, "Next due").getByText(/^(covered|short by)/));
  await expectAboveFold(
    fact(page, "Free to spend")
      .getByText(/^\$[\d,.]+$/)
      .first(),
  );
  await expectAboveFold(page.getByText(/^Yours until/).first());
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessibleInBothThemes(page);
  await page.getByRole("link", { name: "Plan" }).click();
  await expectAboveFold(page.getByRole("img", { name: /^What each account will hold/ }));
  await expectAboveFold(page.getByRole("slider", { name: "Changes by" }));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("answers them for a household with a shortage too, in amber, in six weeks that read as a list", async ({
  page,
  email,
}) => {
  await page.setViewportSize(PHONE);
  await arrive(page, email, "/robots.txt");
  await addShortage(page);
  await page.goto("/dashboard");
  const { verdict } = await planOf(page);
  await expectAboveFold(page.getByText(`1 bill will be short: Car registration, $${verdict.first.short} on`));
  await expectAboveFold(page.getByRole("button", { name: "Fix it" }));
  await expectAboveFold(page.getByText(/^Move \$[\d.]+$/));
  await expectAboveFold(fact(page, "Next due").getByText("$60.00, covered"));
  await expectAboveFold(fact(page, "Free to spend").getByText("$1,000.00"));
  await expectAboveFold(page.getByRole("button", { name: "I moved it" }));

  const weeks = timeline(page).getByRole("list");
  await expect(weeks).toHaveCount(2);
  await timeline(page).getByRole("button", { name: "Show all six weeks" }).click();
  await expect(weeks).toHaveCount(6);
  const car = timeline(page).getByRole("listitem").filter({ hasText: "Car registration" });
  await expect(car).toContainText(`short by $${verdict.first.short}`);
  await expectAccessibleInBothThemes(page);

  // Each row opens what it is about.
  for (const [row, title] of [
    [/^Internet.*, pay$/, /Pay/],
    [/^Salary.*, edit$/, "Edit Income"],
  ] as const) {
    await timeline(page).getByRole("button", { name: row }).first().click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await timeline(page)
    .getByRole("button", { name: /^Internet.*, open$/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Internet" })).toBeVisible();
  await page.goBack();
  await expect(dueSoon(page)).toContainText(new RegExp(`short by \\$${verdict.first.short} on \\d+ \\w+`));
  await dueSoon(page).getByRole("button", { name: "Car registration, pay" }).click();
  await expect(page.getByRole("dialog")).toContainText("Car registration");
});

test("fixes a shortage in one of the offered ways, and the verdict turns", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addShortage(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Fix it" }).click();
  const dialog = page.getByRole("dialog", { name: "Fix it" });
  const ways = dialog.getByRole("radio");
  await expect(ways.first()).toBeChecked();
  expect(await ways.count()).toBeGreaterThanOrEqual(2);
  await expect(dialog.getByRole("region", { name: "Before" })).toContainText("1 bill will be short");
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole("radio", { name: /more a week until/ }).check();
  await expect(dialog.getByRole("region", { name: "After" })).toContainText(/^AfterOn track/);
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^On track/)).toBeVisible();
  // What runs now is on the payday card, a line of its own.
  const line = paydays(page).getByRole("listitem").filter({ hasText: "Car registration" });
  await expect(line).toContainText("catch-up, included");
});

test("offers the ways of now when the plan has changed since", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addShortage(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Fix it" }).click();
  const dialog = page.getByRole("dialog", { name: "Fix it" });
  await expect(dialog.getByRole("radio").first()).toBeChecked();
  const [account] = await (await page.request.get("/api/accounts")).json();
  await page.request.patch(`/api/accounts/${account.id}`, { data: { balance: "5000.00" } });
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("The plan has changed since. Please look again.").first()).toBeVisible();
  await expect(dialog).toContainText("Nothing is short any more.");
  await expect(page.getByText(/^On track/)).toBeVisible();
});

test("marks a payday's transfer once when two people press at the same time", async ({ page, email, browser }) => {
  await arrive(page, email, "/robots.txt");
  await addShortage(page);
  await page.goto("/dashboard");
  const other = await browser.newContext({ storageState: await page.context().storageState() });
  const second = await other.newPage();
  await second.goto(page.url());
  const buttons = [page, second].map((each) => each.getByRole("button", { name: "I moved it" }));
  for (const button of buttons) await expect(button).toBeVisible();
  await Promise.all(buttons.map((button) => button.click()));
  for (const each of [page, second]) {
    await expect(paydays(each)).toContainText("Moved by Ann");
    await expect(paydays(each)).toContainText(/Moved \$[\d.]+/);
  }
  await expect(page.locator("p").filter({ hasText: "Moved by Ann" })).toBeFocused();
  expect(await balanceOf(page)).toBe("100.00");
  await other.close();
});

test("takes back what was marked by mistake, from the toast or from the card", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addShortage(page);
  await page.goto("/dashboard");
  const marked = () => paydays(page).getByText("Moved by Ann");
  for (const place of [page.getByRole("region", { name: "Notification" }), paydays(page)]) {
    await page.getByRole("button", { name: "A different amount" }).click();
    const dialog = page.getByRole("dialog", { name: "A different amount" });
    await dialog.getByLabel("Joint bills").fill("1");
    await dialog.getByRole("button", { name: "I moved this" }).click();
    await expect(marked()).toBeVisible();
    expect(await balanceOf(page)).not.toBe("100.00");
    await place.getByRole("button", { name: "Undo" }).click();
    await expect(marked()).toHaveCount(0);
    expect(await balanceOf(page)).toBe("100.00");
  }
  await expect(page.getByRole("button", { name: "I moved it" })).toBeFocused();
  await expectAccessibleInBothThemes(page);
});

test("notes a different amount, and corrects the account's balance by the difference", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addShortage(page);
  await page.goto("/dashboard");
  const [card] = (await planOf(page)).paydays;
  await page.getByRole("button", { name: "A different amount" }).click();
  const dialog = page.getByRole("dialog", { name: "A different amount" });
  const field = dialog.getByLabel("Joint bills");
  await expect(field).toHaveValue(card.transfers[0].planned);
  await field.fill("");
  await dialog.getByRole("button", { name: "I moved this" }).click();
  await expect(dialog).toContainText("Moved amount is required");
  await expect(field).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await field.fill(String(Number(card.transfers[0].planned) + 10));
  await dialog.getByRole("button", { name: "I moved this" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(paydays(page)).toContainText("Moved by Ann");
  expect(await balanceOf(page)).toBe("110.00");
});

test("says what is missing, each with the button that leads there", async ({ page, email }) => {
  await arrive(page, email);
  await expect(page.getByText("Add your first bill, and see here whether it is covered.")).toBeVisible();
  await expect(timeline(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Add your pay" }).click();
  await expect(page.getByRole("dialog", { name: "Add Income" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add an account" }).click();
  await expect(page.getByRole("heading", { name: "Account Manager" })).toBeVisible();

  const { id } = await addAccount(page);
  await addIncome(page);
  await addBill(page, id, { name: "Internet", nextDueDate: inDays(9) });
  await page.request.delete(`/api/accounts/${id}`);
  await addAccount(page, "Other");
  await page.goto("/dashboard");
  await expect(page.getByText(/^On track. Every bill with an account is covered until/)).toBeVisible();
  for (const [words, action, title] of [
    ["Internet needs an account to be counted.", "Choose an account", "Edit Bill"],
    ["Salary has no payday yet.", "Set the payday", "Edit Income"],
  ] as const) {
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole("button", { name: action }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});
