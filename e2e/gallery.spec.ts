import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { startGallery } from "./support/gallery.ts";
import { expect, test } from "./support/test.ts";

// Components that no screen shows, or not in every state, on a page outside the product.
let gallery: Awaited<ReturnType<typeof startGallery>>;

test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.close());

test("shows components in every state, accessible in both themes, within the CSP, by wheel and by keyboard", async ({
  page,
}) => {
  const noise: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) noise.push(message.text());
  });
  page.on("pageerror", (error) => noise.push(String(error)));
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(gallery.url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expectAccessibleInLightAndDark(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  const amount = page.getByLabel("Amount", { exact: true });
  await amount.fill("12.50");
  await amount.hover();
  await page.mouse.wheel(0, 300);
  await expect(amount).toHaveValue("12.50");
  await expect(page.getByLabel("Balance")).toHaveAccessibleDescription("Amount must be a positive number");
  await page.getByRole("tab", { name: "One (1)" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tabpanel")).toHaveText("The second");
  await page.getByRole("switch", { name: "Automatic" }).press("Space");
  await expect(page.getByRole("switch", { name: "Automatic" })).not.toBeChecked();

  await page.getByRole("combobox", { name: "Category" }).click();
  await page.getByRole("option", { name: "Water" }).waitFor();
  await expectAccessibleInLightAndDark(page);
  await page.getByRole("option", { name: "Water" }).click();
  await expect(page.getByRole("combobox", { name: "Category" })).toContainText("Water");

  await page.getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete this bill?" });
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessibleInLightAndDark(page);
  await question.getByRole("button", { name: "Delete it" }).click();
  await expect(question.getByRole("button", { name: "Deleting..." })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  expect(noise).toEqual([]);
});
