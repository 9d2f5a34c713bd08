import type { Page } from "@playwright/test";
import { addAccount, addBill, addIncome, arrive } from "./support/household.ts";
import { comeWithoutProxy, expect, expectAccessible, personMenu, test } from "./support/test.ts";

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const verdict = (page: Page) => page.getByTestId("verdict");

/** Two accounts; a yearly bill of the second is short within 13 weeks. */
async function household(page: Page, email: string): Promise<void> {
  await arrive(page, email, "/robots.txt");
  const joint = await addAccount(page, "Joint", "3000.00");
  const car = await addAccount(page, "Car", "300.00");
  await addBill(page, joint.id, { name: "Rent", amount: "433.00", nextDueDate: inDays(10) });
  await addBill(page, car.id, {
    name: "Registration",
    amount: "520.00",
    frequency: "annually",
    nextDueDate: inDays(28),
  });
  await addIncome(page, { name: "Pay", amount: "1980.00", frequency: "biweekly", nextPayday: inDays(3) });
}

test("shows the year ahead: a line per account, its lowest point, and the same figures as a table", async ({
  page,
  email,
}) => {
  await household(page, email);
  await page.goto("/plan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Year ahead");
  await expect(verdict(page)).toHaveText(/^1 bill will be short\. First: Registration, \$180\.00 on \d+ \w+\.$/);
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
  // The slider reads each day of the picture: at its end it says what the table's last row says.
  const day = page.getByRole("slider", { name: /^Day of What each account/ });
  await day.focus();
  await page.keyboard.press("End");
  const said = `${answer.accounts[0].name} ${inDollars(last(0))}, ${answer.accounts[1].name} ${inDollars(last(1))}`;
  await expect(day).toHaveAttribute("aria-valuetext", new RegExp(`: ${said.replace(/[$.]/g, "\\$&")}$`));
  await expectAccessible(page);
});

test("tries a change: the verdict follows, nothing is saved until asked, and Reset takes it back", async ({
  page,
  email,
}) => {
  await household(page, email);
  await page.goto("/plan");
  await expect(verdict(page)).toContainText("Registration, $180.00");
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url());
  });
  await page.getByRole("combobox", { name: "Bill" }).click();
  await page.getByRole("option", { name: "Registration" }).click();
  const slider = page.getByRole("slider", { name: "Changes by" });
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  // 520.00 and five percent of it, 26.00; its week is 0.50 more, four times until then.
  await expect(verdict(page)).toContainText("Registration, $204.00");
  await page.keyboard.press("Home");
  await expect(verdict(page)).toContainText("On track");
  expect(writes).toEqual([]);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(verdict(page)).toContainText("Registration, $180.00");
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Save this change" }).click();
  await expect(page.getByText("Bill updated successfully").first()).toBeVisible();
  const bills = await (await page.request.get("/api/bills")).json();
  expect(bills.map(({ amount }: { amount: string }) => amount).sort()).toEqual(["433.00", "546.00"]);
  await expect(page.getByRole("button", { name: "Reset" })).toBeHidden();
});

test("gives spare money to a goal", async ({ page, email }) => {
  await household(page, email);
  await page.goto("/plan");
  await page.getByRole("button", { name: "Give spare money of Joint to a goal" }).click();
  const dialog = page.getByRole("dialog", { name: "Give to a goal" });
  await dialog.getByLabel("Amount").fill("999999");
  await dialog.getByRole("button", { name: "Set aside" }).click();
  await expect(dialog.getByText(/^At most \$[\d,.]+ can be spared$/)).toBeVisible();
  await dialog.getByLabel("Amount").fill("50");
  await dialog.getByRole("button", { name: "Set aside" }).click();
  await expect(page.getByText("$50.00 set aside for Rent").first()).toBeVisible();
  const bills = await (await page.request.get("/api/bills")).json();
  const rent = bills.find(({ name }: { name: string }) => name === "Rent");
  expect(rent.savings.savedAmount).toBe("50.00");
});

test("walks through the calendar by keyboard, month by month, and says what each day holds", async ({
  page,
  email,
}) => {
  await household(page, email);
  await page.goto("/calendar");
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
  await expect(page.getByText("Short by $180.00")).toBeVisible();
  await page.keyboard.press("PageDown");
  await expect(focused).toHaveCount(1);
  // One stop for Tab: the next is outside of the grid.
  await page.keyboard.press("Tab");
  await expect(focused).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(grid).toBeHidden();
  await page.getByRole("button", { name: "Today" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Payday: Pay" }).first()).toContainText("Move to Joint");
  await expectAccessible(page);
});

test("makes a private calendar address, shows it once, and asks before replacing it", async ({ page, email }) => {
  await household(page, email);
  await page.goto("/calendar");
  await page.getByRole("button", { name: "Make a private address" }).click();
  const address = page.getByLabel("Private address");
  const first = await address.inputValue();
  const feed = await page.request.get(first);
  expect(await feed.text()).toContain("BEGIN:VCALENDAR");
  await page.getByRole("button", { name: "Replace" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Replace" }).click();
  await expect(address).not.toHaveValue(first);
  expect((await page.request.get(first)).status()).toBe(404);
  expect((await page.request.get(await address.inputValue())).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^You have had an address since/)).toBeVisible();
});

test("leads to Plan, Calendar and Accounts, and back to them through the gate", async ({ page, email }) => {
  await arrive(page, email);
  const places = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(places).toHaveText(["Dashboard", "Plan", "Calendar", "Accounts"]);
  for (const [name, heading] of [
    ["Plan", "Year ahead"],
    ["Calendar", "Calendar"],
    ["Accounts", "Account Manager"],
  ] as const) {
    await places.filter({ hasText: name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")).toHaveText(name);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const place of await places.all()) {
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

test("offers a sample household on the landing page, where the demo account is on", async ({ page }) => {
  await comeWithoutProxy(page);
  await page.goto("/");
  await page.getByRole("link", { name: "Look around a sample household" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(personMenu(page)).toBeVisible();
});

test.describe("a new household", () => {
  test.use({ firstRun: true });

  test("goes from registration to the dashboard with pay and bills in under ten taps", async ({ page, email }) => {
    let taps = 0;
    const tap = async (name: string) => {
      taps += 1;
      await page.getByRole("button", { name, exact: true }).click();
    };
    await page.goto("/register");
    await page.getByLabel("First name").fill("Ann");
    await page.getByLabel("Last name").fill("Lee");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("correct horse");
    taps += 1;
    await page.locator("form button[type=submit]").click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel("Password", { exact: true }).fill("correct horse");
    await tap("Sign In");
    await page.getByLabel("What is in it now?").fill("1200");
    await expectAccessible(page);
    await tap("Next");
    await tap("Rent");
    await page.keyboard.type("1299");
    await tap("Car insurance");
    await page.keyboard.type("780");
    await expectAccessible(page);
    await tap("Next");
    await page.getByLabel("Pay", { exact: true }).fill("1980");
    taps += 1;
    await page.getByText("Every 2 weeks").click();
    await expectAccessible(page);
    await tap("Show my payday");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ann");
    expect(taps).toBeLessThan(10);
    const plan = await (await page.request.get("/api/plan")).json();
    expect(plan.paydays).toMatchObject([{ pay: "1980.00", transfers: [{ accountName: "Everyday" }] }]);
    const bills = await (await page.request.get("/api/bills")).json();
    expect(bills.map(({ name }: { name: string }) => name).sort()).toEqual(["Car insurance", "Rent"]);
  });

  test("can leave the first steps, which then stay away", async ({ page, email }) => {
    await arrive(page, email);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Weekwise");
    await page.getByRole("button", { name: "Do this later" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ann");
    await page.reload();
    await expect(page.getByRole("tab", { name: "Bills & Expenses (0)" })).toBeVisible();
  });
});
