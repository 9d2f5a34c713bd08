import { addAccount, addBill } from "./support/household.ts";
import { passTime } from "./support/pass-time.ts";
import { expect, logOut, PASSWORD, personMenu, registered, signIn, test } from "./support/test.ts";

test("does not sign in again by itself after a failed logout: the gate waits for Continue", async ({ page, email }) => {
  await page.clock.install();
  await registered(page, email);
  await signIn(page, email);
  await page.route("**/logout-direct", (route) => route.abort());
  await logOut(page);
  await expect(page.getByText("Status: authenticated", { exact: true })).toBeVisible();
  await passTime(page, 6000);
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth-state"))).toBeNull();

  await page.unroute("**/logout-direct");
  await page.getByRole("button", { name: "Sign Out (Clear Cache)" }).click();
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("signs in again with Continue after a failed logout", async ({ page, email }) => {
  await registered(page, email);
  await signIn(page, email);
  await page.route("**/logout-direct", (route) => route.abort());
  await logOut(page);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(personMenu(page)).toBeVisible();
});

test("signs out other windows too", async ({ page, context, email }) => {
  await registered(page, email);
  await signIn(page, email);
  const beside = await context.newPage();
  await beside.goto("/accounts");
  await expect(beside.getByRole("heading", { name: "Account Manager" })).toBeVisible();
  await logOut(page);
  for (const shown of [beside, page]) {
    await expect(shown.getByText("Status: not authenticated")).toBeVisible();
    await expect(personMenu(shown)).toBeHidden();
  }
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("does not remember the user from a session response that arrives after Logout", async ({ page, email }) => {
  await registered(page, email);
  await signIn(page, email);
  await page.waitForLoadState("networkidle");
  const held = async (address: string) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(address, async (route) => {
      await isReleased;
      await (address.includes("logout") ? route.abort() : route.continue());
    });
    return release;
  };
  const answerCheck = await held("**/api/auth/user");
  const failLogout = await held("**/logout-direct");
  const asked = page.waitForRequest("**/api/auth/user");
  await page.reload();
  await asked;
  await logOut(page);
  const answered = page.waitForResponse("**/api/auth/user");
  answerCheck();
  await answered;
  failLogout();
  await expect(page.getByRole("button", { name: "Continue" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("auth-state"))).toBeNull();
});

for (const path of ["/dashboard", "/accounts"]) {
  test(`leads from ${path} to the gate after the session ended elsewhere, and back after signing in`, async ({
    page,
    email,
  }) => {
    await registered(page, email);
    await signIn(page, email);
    await addBill(page, (await addAccount(page, "Everyday", "100.00")).id);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    // As if every device had been signed out by a new password.
    await page.request.post("/api/auth/logout-direct");
    if (path === "/dashboard") {
      // Whatever it loads is refused, before anything is pressed in it.
      await page.getByRole("button", { name: "Adjust Savings" }).click();
    } else {
      await page.getByRole("button", { name: "Create New Account" }).click();
      await page.getByRole("dialog").getByLabel("Name").fill("House");
      await page.getByRole("dialog").getByRole("button", { name: "Create Account" }).click();
    }
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
    await expect(personMenu(page)).toBeHidden();
    await page.getByRole("link", { name: /Sign [Ii]n/ }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(personMenu(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
