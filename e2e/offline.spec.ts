import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { preparedData, startApp } from "./support/running-app.ts";
import { expect, openSettings, test } from "./support/test.ts";

test("shows a banner and keeps the loaded lists when offline, and offers to reload when back online", async ({
  page,
  context,
  email,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id);
  // The code of toasts comes last, and not at all when the connection has gone by then; a plain toast has the same buttons.
  await page.route(/toast-region/, (route) => route.abort());
  await page.goto("/dashboard");
  const loaded = page.getByRole("tab", { name: "Bills & Expenses (1)" });
  const banner = page.getByText("You are offline.");
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
  await addBill(page, id, { name: "Water" });
  await expect(loaded, "nothing is loaded unasked").toBeVisible();
  await page.getByRole("button", { name: "Reload data" }).click();
  await expect(page.getByRole("tab", { name: "Bills & Expenses (2)" })).toBeVisible();
});

test("notices an unreachable server at the first unanswered request", async ({ browser, email }) => {
  // It starts two servers of its own.
  test.setTimeout(180_000);
  const dataDir = preparedData();
  const first = await startApp({ dataDir });
  const page = await browser.newPage({ baseURL: first.url });
  await arrive(page, email);
  const banner = page.getByText("You are offline.");
  await openSettings(page);
  await page.getByRole("tab", { name: "Profile" }).waitFor();
  await first.stop();
  await page.getByRole("tab", { name: "Statistics" }).click();
  await expect(banner).toBeVisible();
  await page.keyboard.press("Escape");

  const second = await startApp({ dataDir, port: first.port });
  // It looks for the server by itself every ten seconds, so that nobody has to press anything.
  await expect(banner).toBeHidden({ timeout: 30_000 });
  await page.close();
  await second.stop();
});
