import type { Page } from "@playwright/test";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

const rows = (page: Page) => page.getByRole("tabpanel").locator("li[data-bill]");

/** Holds every answer of the bills' calls back until let go: a slow network. */
async function slowBills(page: Page): Promise<() => void> {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/bills**", async (route) => {
    await wait;
    await route.continue();
  });
  return letGo;
}

test("shows rows of the final size while loading, so that the layout does not shift", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  for (const name of ["Rent", "Power", "Water"]) await addBill(page, id, { name });
  for (const isCompact of ["false", "true"]) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate((value) => localStorage.setItem("userCompactView", value), isCompact);
      const letGo = await slowBills(page);
      await page.goto("/dashboard");
      await expect(page.getByText("Loading bills...")).toBeAttached();
      const panel = page.getByRole("tabpanel", { name: /^All/ });
      const before = await panel.boundingBox();
      letGo();
      await expect(rows(page)).toHaveCount(3);
      const after = await panel.boundingBox();
      expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0)), `${isCompact} ${width}`).toBeLessThanOrEqual(6);
      expect(after?.y).toBe(before?.y);
      await page.unroute("**/api/bills**");
    }
  }
  // Where there were more last time, the button below them has its place too.
  await addBill(page, id, { name: "Gas" });
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Show More" })).toBeVisible();
  await expect(page.getByRole("complementary", { name: "Bills Due Soon" })).toContainText("Gas");
  const letGo = await slowBills(page);
  await page.reload();
  await expect(page.getByText("Loading bills...")).toBeAttached();
  const panel = page.getByRole("tabpanel", { name: /^All/ });
  const before = await panel.boundingBox();
  letGo();
  await expect(page.getByRole("button", { name: "Show More" })).toBeVisible();
  const after = await panel.boundingBox();
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(6);
});
