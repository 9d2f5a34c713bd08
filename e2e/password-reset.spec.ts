import { expect, expectAccessible, PASSWORD, registerUser, test } from "./support/test.ts";

const NEW = "battery staple";

test("resets a forgotten password through the emailed link, with the same password entered twice, and explains a used or incomplete link", async ({
  page,
  email,
  world,
}) => {
  await registerUser(page, email);
  await page.goto("/login");
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("We will email you a link to confirm it.");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("New password").fill(NEW);
  await dialog.getByRole("button", { name: "Reset Password" }).click();
  await expect(dialog.getByRole("status")).toContainText("Check your email");
  await expect(dialog.getByRole("status")).toContainText("a link to confirm the new password is on its way");
  await expect(dialog).not.toContainText("doesn't send email");
  await expect(dialog.getByRole("heading")).toHaveText("Request received");
  await expect(dialog).not.toContainText("takes effect");
  await expect(dialog.getByRole("button", { name: "Done" })).toBeFocused();
  const links = async () => (await world.post.received(email)).filter(({ text }) => text.includes("reset"));
  await expect.poll(async () => (await links()).length).toBe(1);

  const link = await world.post.linkTo(email);
  expect(link.origin).toBe(world.app.url);
  await page.goto(link.href);
  await expect(page).toHaveURL(`${world.app.url}/reset-password`);
  await expect(page.getByLabel("New password")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New password").fill("another password");
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByText("This isn't the new password you asked for").first()).toBeVisible();
  await page.getByLabel("New password").fill(NEW);
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByRole("region", { name: /Notification/ })).toContainText(
    "Your password was changed. Please sign in.",
  );
  const signIn = (password: string) => page.request.post("/api/auth/login-direct", { data: { email, password } });
  expect((await signIn(NEW)).status()).toBe(200);
  expect((await signIn(PASSWORD)).status()).toBe(401);
  await page.goto(link.href);
  await page.getByLabel("New password").fill(NEW);
  await page.getByRole("button", { name: "Set New Password" }).click();
  await expect(page.getByText("This link is no longer valid").first()).toBeVisible();

  await page.goto("/reset-password");
  await expect(page.getByRole("main")).toContainText(/link/i);
  await expect(page.getByRole("link", { name: /sign in/i })).toBeVisible();
});
