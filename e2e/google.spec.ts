import type { Page } from "@playwright/test";
import { expect, logOut, personMenu, registerUser, test } from "./support/test.ts";

/** Signs in at the provider as a person, and agrees. */
async function agreeAs(page: Page, sub: string): Promise<void> {
  await page.locator('input[name="login"]').fill(sub);
  await page.locator('input[name="password"]').fill("any");
  await page.locator('button[type="submit"]').click();
  await page.locator('button[type="submit"]').click();
}

/** The notification, title and description one after the other. */
async function expectToast(page: Page, description: string): Promise<void> {
  const toast = page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
  await expect(toast).toContainText(`Error${description}`);
}

const expectRefused = (page: Page) => expectToast(page, "Login failed. Google didn't sign you in. ");

test("signs in with Google and finds the same account again", async ({ page, email, world }) => {
  const sub = `google-${email}`;
  await world.google.know({ sub, email, email_verified: true, given_name: "Grace", family_name: "Hopper" });
  await page.goto("/login");
  await page.getByRole("button", { name: /Google/ }).click();
  await agreeAs(page, sub);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Grace");
  const first = await (await page.request.get("/api/auth/user")).json();
  expect(first).toMatchObject({ email, firstName: "Grace", lastName: "Hopper" });

  await logOut(page);
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  await page.goto("/login");
  await page.getByRole("button", { name: /Google/ }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(personMenu(page)).toBeVisible();
  expect((await (await page.request.get("/api/auth/user")).json()).id).toBe(first.id);
});

test("refuses an unverified address, a declined consent, a forged callback and too many attempts, and explains why", async ({
  page,
  email,
  world,
}) => {
  const isSignedIn = async () => (await page.request.get("/api/auth/user")).status() === 200;
  const button = page.getByRole("button", { name: /Google/ });

  await test.step("a forged callback", async () => {
    await page.goto("/api/auth/google/callback?code=stolen&state=guessed");
    await expect(page).toHaveURL(/\/login$/);
    expect(await isSignedIn()).toBe(false);
  });

  await test.step("too many attempts, reported once", async () => {
    await page.goto("/login?error=too-many");
    await expectToast(page, "Too many attempts. Please try again in a few minutes.");
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step("a failed status request counts as 'not available'", async () => {
    await page.route("**/api/auth/google/status", (route) => route.abort());
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Google Login (Setup Required)" })).toBeDisabled();
    await page.unroute("**/api/auth/google/status");
    await page.goto("/register");
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
  });

  await test.step("declined at the provider", async () => {
    await page.goto("/login");
    await button.click();
    await page.getByRole("link", { name: /cancel/i }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expectRefused(page);
  });

  await test.step("someone else's address, unverified", async () => {
    await registerUser(page, email);
    const sub = `stranger-${email}`;
    await world.google.know({ sub, email, email_verified: false, given_name: "Eve", family_name: "Il" });
    await page
      .getByRole("region", { name: /Notification/ })
      .getByRole("button", { name: "Close" })
      .click();
    await button.click();
    await agreeAs(page, sub);
    await expect(page).toHaveURL(/\/login$/);
    await expectRefused(page);
    expect(await isSignedIn()).toBe(false);
  });
});
