import { arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

test("leads to Plan, Calendar and Accounts, and back to them through the gate", async ({ page, email }) => {
  await arrive(page, email);
  // A full page load, as the spec asks for.
  await page.getByRole("button", { name: "Add an account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Account Manager");
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
