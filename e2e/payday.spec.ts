import type { Locator, Page } from "@playwright/test";
import { addDays, day } from "#core/day.ts";
import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addBill, addIncome, signUp } from "./support/household.ts";
import { expect, personMenu, removeClientAddress, test } from "./support/test.ts";

const PHONE = { width: 390, height: 844 };
/** The height above a phone's bottom bar. */
const FOLD = 780;

const inDays = (days: number) => addDays(day(new Date().toISOString().slice(0, 10)), days);
const paydays = (page: Page) => page.getByRole("region", { name: "Paydays" });
const timeline = (page: Page) => page.getByRole("region", { name: "The next six weeks" });
const fact = (page: Page, label: string | RegExp) => page.locator("dl > div").filter({ hasText: label });
const planOf = async (page: Page) => (await page.request.get("/api/plan")).json();

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

test("opens a sample household from the landing page, and answers the five questions above the fold of a phone", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await removeClientAddress(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Look around a sample household" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(personMenu(page)).toBeVisible();
  await expectAboveFold(page.getByText(/^(On track|\d+ bills? will be short)/));
  await expectAboveFold(page.getByText(/^Move \$[\d,.]+$/).first());
  await expectAboveFold(fact(page, "Next due").getByText(/^(covered|short by)/));
  await expectAboveFold(
    fact(page, /(Free|Safe) to spend/)
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

test("answers them during a shortage too, records a different amount, and fixes the shortage in one of the offered ways", async ({
  page,
  email,
}) => {
  await page.setViewportSize(PHONE);
  await signUp(page, email, "/robots.txt");
  await addShortage(page);
  await page.goto("/dashboard");
  const { verdict } = await planOf(page);
  await expectAboveFold(page.getByText(`1 bill will be short: Car registration, $${verdict.first.short} on`));
  await expectAboveFold(page.getByRole("button", { name: "Fix it" }));
  await expectAboveFold(page.getByText(/^Move \$[\d.]+$/));
  await expectAboveFold(fact(page, "Next due").getByText("$60.00, covered"));
  await expectAboveFold(fact(page, /(Free|Safe) to spend/).getByText("$1,000.00"));
  await expectAboveFold(page.getByRole("button", { name: "I moved it" }));

  const weeks = timeline(page).getByRole("list");
  await expect(weeks).toHaveCount(2);
  await timeline(page).getByRole("button", { name: "Show all six weeks" }).click();
  await expect(weeks).toHaveCount(6);
  const car = timeline(page).getByRole("listitem").filter({ hasText: "Car registration" });
  await expect(car).toContainText(`short by $${verdict.first.short}`);
  await expectAccessibleInBothThemes(page);

  // The offered catch-up is a long sentence.
  await page.getByRole("button", { name: "Adjust Savings" }).click();
  const adjust = page.getByRole("dialog", { name: "Adjust Weekly Savings" });
  await expect(adjust.getByRole("button", { name: /^Catch up/ })).toBeVisible();
  const isCut = (panel: Element) =>
    [...panel.querySelectorAll(":scope > *")].some((part) => part.scrollWidth > part.clientWidth + 1);
  expect(await adjust.evaluate(isCut)).toBe(false);
  await page.keyboard.press("Escape");

  // Records a different amount.
  await page.getByRole("button", { name: "A different amount" }).click();
  const amounts = page.getByRole("dialog", { name: "A different amount" });
  const field = amounts.getByLabel("Joint bills");
  await field.fill("");
  await amounts.getByRole("button", { name: "I moved it" }).click();
  await expect(amounts).toContainText("Moved amount is required");
  await expect(field).toBeFocused();
  await expectAccessibleInBothThemes(page);
  await field.fill("1");
  await amounts.getByRole("button", { name: "I moved it" }).click();
  await expect(paydays(page)).toContainText("Moved by Ann");
  await paydays(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "I moved it" })).toBeFocused();

  await page.getByRole("button", { name: "Fix it" }).click();
  const dialog = page.getByRole("dialog", { name: "Fix it" });
  // Not Cancel, while the fixes load.
  await expect(dialog).toBeFocused();
  const ways = dialog.getByRole("radio");
  await expect(ways.first()).toBeChecked();
  expect(await ways.count()).toBeGreaterThanOrEqual(2);
  await expect(dialog.getByRole("region", { name: "Before" })).toContainText("1 bill will be short");
  await expectAccessibleInBothThemes(page);
  await dialog.getByRole("radio", { name: /more per week until/ }).check();
  await expect(dialog.getByRole("region", { name: "After" })).toContainText(/^AfterOn track/);
  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^On track/)).toBeVisible();
  // The running catch-up is on a separate line of the payday card.
  const line = paydays(page).getByRole("listitem").filter({ hasText: "Car registration" });
  await expect(line).toContainText("catch-up, included");
});
