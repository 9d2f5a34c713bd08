import { expect, registered, signIn, test } from "./support/test.ts";

test("a logout that fails does not sign the person straight back in: the gate waits for a word", async ({
  page,
  email,
}) => {
  await registered(page, email);
  await signIn(page, email);
  await page.route("**/logout-direct", (route) => route.abort());
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Status: authenticated", { exact: true })).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth-state"))).toBeNull();

  await page.unroute("**/logout-direct");
  await page.getByRole("button", { name: "Sign Out (Clear Cache)" }).click();
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("after a logout that failed, Continue leads back in", async ({ page, email }) => {
  await registered(page, email);
  await signIn(page, email);
  await page.route("**/logout-direct", (route) => route.abort());
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("signing out in one window signs out the other one beside it", async ({ page, context, email }) => {
  await registered(page, email);
  await signIn(page, email);
  const beside = await context.newPage();
  await beside.goto("/accounts");
  await expect(beside.getByRole("heading", { name: "Account Manager" })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  for (const shown of [beside, page]) {
    await expect(shown.getByText("Status: not authenticated")).toBeVisible();
    await expect(shown.getByRole("button", { name: "Logout" })).toBeHidden();
  }
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});
