import { addAccount, addBill, arrive } from "./support/household.ts";
import { passTime } from "./support/pass-time.ts";
import { expect, logOut, PASSWORD, personMenu, test } from "./support/test.ts";

test("does not sign in again by itself after a failed logout: the gate waits for Continue, and remembers nothing from a response that arrives late", async ({
  page,
  email,
}) => {
  await page.clock.install();
  await arrive(page, email, "/accounts");
  await expect(personMenu(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const proceed = page.getByRole("button", { name: "Continue" });
  const remembered = () => page.evaluate(() => localStorage.getItem("auth-state"));

  await test.step("a session response arrives after Logout", async () => {
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
    await expect(proceed).toBeVisible();
    expect(await remembered()).toBeNull();
  });

  await test.step("the gate waits for Continue", async () => {
    await expect(page.getByText("Status: authenticated", { exact: true })).toBeVisible();
    await passTime(page, 6000);
    await expect(proceed).toBeVisible();
    expect(await remembered()).toBeNull();
    await proceed.click();
    await expect(personMenu(page)).toBeVisible();
  });

  await test.step("a logout that gets through signs out", async () => {
    await logOut(page);
    await expect(proceed).toBeVisible();
    await page.unroute("**/logout-direct");
    await page.getByRole("button", { name: "Sign Out (Clear Cache)" }).click();
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
});

test("leads to the gate after the session ended elsewhere, back to the same page after signing in, and signs out other windows too", async ({
  page,
  context,
  email,
}) => {
  await arrive(page, email, "/robots.txt");
  await addBill(page, (await addAccount(page, "Everyday", "100.00")).id);
  const signedOut = (shown = page) => expect(shown.getByText("Status: not authenticated")).toBeVisible();
  for (const path of ["/dashboard", "/accounts"]) {
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
    await signedOut();
    await expect(personMenu(page)).toBeHidden();
    await page.getByRole("link", { name: /Sign [Ii]n/ }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(personMenu(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }

  const beside = await context.newPage();
  await beside.goto("/accounts");
  await expect(beside.getByRole("heading", { name: "Account Manager" })).toBeVisible();
  await logOut(page);
  for (const shown of [beside, page]) {
    await signedOut(shown);
    await expect(personMenu(shown)).toBeHidden();
  }
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});
