import { signUp } from "./support/household.ts";
import { expect, expectAccessible, PASSWORD, test } from "./support/test.ts";

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
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  taps += 1;
  await page.locator("form button[type=submit]").click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await tap("Sign In");
  await page.getByLabel("What's the balance now?").fill("1200");
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
  await page.getByRole("button", { name: "Add Bills/Expenses" }).first().click();
  await expect(page.getByRole("combobox", { name: "Account" })).toHaveText(/Everyday/);
  await page.keyboard.press("Escape");
  const plan = await (await page.request.get("/api/plan")).json();
  // Two on a day that is itself a payday.
  expect(plan.paydays[0]).toMatchObject({ pay: "1980.00", transfers: [{ accountName: "Everyday" }] });
  const bills = await (await page.request.get("/api/bills")).json();
  expect(bills.map(({ name }: { name: string }) => name).sort()).toEqual(["Car insurance", "Rent"]);
});

test("changes what was entered in an earlier step instead of adding it again", async ({ page, email }) => {
  await signUp(page, email);
  const go = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const step = (title: string) => page.getByRole("heading", { name: title });
  await page.getByLabel("What's the balance now?").fill("12000");
  await go("Next");
  await go("Rent");
  await page.keyboard.type("1299");
  await go("Next");
  await expect(step("When are you paid?")).toBeFocused();
  await go("Back");
  await page.getByLabel("Amount of Rent").fill("1300");
  await go("Back");
  await expect(step("Where are your bills paid from?")).toBeFocused();
  await page.getByLabel("What's the balance now?").fill("1200");
  await go("Next");
  await expect(page.getByLabel("Amount of Rent")).toHaveValue("1300");
  await go("Next");
  await expect(step("When are you paid?")).toBeVisible();
  const list = async (path: string) => (await page.request.get(path)).json();
  expect(await list("/api/accounts")).toMatchObject([{ name: "Everyday", balance: "1200.00" }]);
  expect(await list("/api/bills")).toMatchObject([{ name: "Rent", amount: "1300.00" }]);
});

test("shows a new user the first-run steps instead of the dashboard; once left they do not return", async ({
  page,
  email,
}) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const heading = document.querySelector("main h1")?.textContent;
      if (heading && seen.at(-1) !== heading) seen.push(heading);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  // The responses arrive in the worst order: the plan first.
  await page.route(/\/api\/(bills|incomes|accounts)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await signUp(page, email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Weekwise");
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual(["Welcome to Weekwise"]);
  await page.unroute(/\/api\/(bills|incomes|accounts)$/);
  await page.getByRole("button", { name: "Do this later" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Ann");
  await page.reload();
  await expect(page.getByRole("tab", { name: "Bills & Expenses (0)" })).toBeVisible();
});
