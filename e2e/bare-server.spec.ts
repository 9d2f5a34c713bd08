import { startApp } from "./support/running-app.ts";
import { expect, PASSWORD, test } from "./support/test.ts";

// One server that has nothing set up, for all that depends on it: each start takes as long as several tests.
test("says on a server without mail, demo or providers what it cannot do", async ({ page, email }) => {
  const app = await startApp({ env: { DEMO_ACCOUNT: "off" } });

  await test.step("leads to /login with the demo off, where providers that are not set up are disabled", async () => {
    await page.goto(`${app.url}/dashboard`);
    const link = page.getByRole("link", { name: "Sign In", exact: true });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(`${app.url}/login`);
    for (const path of ["/login", "/register"]) {
      await page.goto(`${app.url}${path}`);
      await expect(page.getByRole("button", { name: "Google Login (Setup Required)" })).toBeDisabled();
      await expect(page.getByRole("button", { name: "Apple Login (Coming Soon)" })).toBeDisabled();
    }
  });

  await test.step("gives a generic answer for a taken email address", async () => {
    await page.request.post(`${app.url}/api/auth/register`, { data: { email, password: PASSWORD } });
    await page.goto(`${app.url}/register`);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("a stranger's password");
    await page.getByRole("button", { name: "Sign Up Free" }).click();
    await expect(page.getByRole("region", { name: /Notification/ })).toContainText("Registration failed");
  });

  await test.step("says from the start who has the reset link", async () => {
    await page.goto(`${app.url}/login`);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("This server does not send email: its administrator will give you a link");
    await expect(dialog).not.toContainText("We mail you");
    await dialog.getByLabel("Email").fill("ann@example.com");
    await dialog.getByLabel("New password").fill("battery staple");
    await dialog.getByRole("button", { name: "Reset Password" }).click();
    await expect(dialog.getByRole("status")).toContainText("Ask the administrator of this server");
    await expect(dialog.getByRole("status")).toContainText("whoever runs it can print the link");
    await expect(dialog).not.toContainText(/Check your email|on its way/);
  });

  expect(await app.stop()).toBe(0);
});
