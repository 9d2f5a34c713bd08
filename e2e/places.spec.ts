import type { Page } from "@playwright/test";
import { signUp } from "./support/household.ts";
import { addPlan, inDays } from "./support/planned-household.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const PHONE = { width: 390, height: 844 };
const places = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("link");

async function goTo(page: Page, name: string, heading: string) {
  await places(page).filter({ hasText: name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveText(name);
}

/** A line per account with its lowest point, and the same data as a table. */
async function expectYear(page: Page) {
  const verdict = page.getByTestId("verdict");
  await expect(verdict).toHaveText(/^1 bill will be short: Registration, \$180\.00 on \d+ \w+\.$/);
  await expect(page.getByText("Put in $180.00 by")).toContainText("It is first needed for Registration.");
  const picture = page.getByRole("img", { name: /^What each account will hold/ });
  await expect(picture.locator("[data-mark]")).toHaveCount(2);
  await page.getByText("Show as table").click();
  const table = page.getByRole("table", { name: /^What each account will hold/ });
  const rows = await table.getByRole("row").allInnerTexts();
  const answer = await (await page.request.get("/api/plan/year")).json();
  const last = (id: number) => answer.accounts[id].series.at(-1).balance;
  const inDollars = (amount: string) =>
    `${amount.startsWith("-") ? "-" : ""}$${amount.replace("-", "").replace(/\B(?=(\d{3})+\.)/g, ",")}`;
  expect(rows.at(-1)).toContain(inDollars(last(0)));
  expect(rows.at(-1)).toContain(inDollars(last(1)));
  // The slider reads each day; at its end it matches the table's last row.
  const day = page.getByRole("slider", { name: /^Day of What each account/ });
  await day.focus();
  await page.keyboard.press("End");
  const expectedText = `${answer.accounts[0].name} ${inDollars(last(0))}, ${answer.accounts[1].name} ${inDollars(last(1))}`;
  await expect(day).toHaveAttribute("aria-valuetext", new RegExp(`: ${expectedText.replace(/[$.]/g, "\\$&")}$`));
  await expectAccessible(page);
}

/** By keyboard, month by month, with each day's events; a list on phones. */
async function walkThroughCalendar(page: Page) {
  const grid = page.getByRole("grid");
  const focused = page.locator("[role=gridcell]:focus");
  const cell = (days: number) => grid.locator(`[data-day="${inDays(days)}"]`);
  await cell(0).focus();
  await expect(cell(0)).toHaveAttribute("aria-current", "date");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAttribute("data-day", inDays(3));
  await expect(focused).toHaveAccessibleName(/: payday Pay \$1,980\.00, move \$\d+/);
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName(/: Rent \$433\.00, covered$/);
  for (let week = 0; week < 2; week++) await page.keyboard.press("ArrowDown");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAccessibleName(/: Registration \$520\.00, short by \$180\.00$/);
  await expect(page.getByText("Short by $180.00", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press("PageDown");
  await expect(focused).toHaveCount(1);
  // The grid is one Tab stop.
  await page.keyboard.press("Tab");
  await expect(focused).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize(PHONE);
  await expect(grid).toBeHidden();
  await page.getByRole("button", { name: "Today" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Payday: Pay" }).first()).toContainText(
    /Move \$[\d,.]+Joint/,
  );
  await expectAccessible(page);
}

test("opens the year ahead with its chart and table, the calendar by keyboard and day by day, and Accounts, and returns to them through the gate", async ({
  page,
  email,
}) => {
  await signUp(page, email);
  // A full page load, as the spec asks for.
  await page.getByRole("button", { name: "Add an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account Manager");
  await expect(places(page)).toHaveText(["Dashboard", "Plan", "Calendar", "Accounts"]);
  await addPlan(page);
  await goTo(page, "Plan", "Year ahead");
  await expectYear(page);
  await goTo(page, "Calendar", "Calendar");
  await walkThroughCalendar(page);
  await goTo(page, "Accounts", "Account Manager");
  for (const place of await places(page).all()) {
    const box = await place.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThan(700);
  }
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/plan");
  await page.getByRole("link", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?to=%2Fplan$/);
});
