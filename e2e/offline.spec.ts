import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, signUp } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

test("shows a banner and keeps the loaded lists when offline, and offers to reload when back online", async ({
  page,
  context,
  email,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signUp(page, email, "/robots.txt");
  await addAccount(page);
  // The toast code loads last, and not at all when offline by then; a plain toast has the same buttons.
  await page.route(/toast-region/, (route) => route.abort());
  await page.goto("/accounts");
  const loaded = page.getByRole("heading", { name: "Everyday" });
  const banner = page.getByText("You're offline.");
  await expect(loaded).toBeVisible();
  await expect(banner).toBeHidden();

  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expect(loaded).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(banner).toBeVisible();
  await expectAccessibleInLightAndDark(page);

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await addAccount(page, "Holidays");
  const added = page.getByRole("heading", { name: "Holidays" });
  await expect(loaded).toBeVisible();
  await expect(added, "nothing is loaded unasked").toHaveCount(0);
  await page.getByRole("button", { name: "Reload data" }).click();
  await expect(added).toBeVisible();
});
