import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");
const bills = async (page: Page) => (await page.request.get("/api/bills")).json();

/** Presses Tab until the named element has the focus. */
async function tabTo(page: Page, name: string) {
  for (let n = 0; n < 60; n++) {
    await page.keyboard.press("Tab");
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      const label = element instanceof HTMLElement && "labels" in element ? element.labels : undefined;
      const text = label instanceof NodeList ? label[0]?.textContent : undefined;
      return [element?.getAttribute("aria-label"), text, element?.textContent].map((each) => each?.trim());
    });
    if (found.some((each) => each?.startsWith(name))) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

test("adds, edits and deletes with the keyboard alone, and keeps its input on a click outside the form", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  await addAccount(page);
  await page.goto("/dashboard");
  await expect(page.getByText("No bills added yet")).toBeVisible();
  await tabTo(page, "Add your first bill");
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel("Bill Name")).toBeFocused();
  await page.keyboard.type("Rent");
  await expect(dialog.getByText("AI Category Suggestions")).toBeVisible();
  await tabTo(page, "Bill Amount");
  await page.keyboard.type("900");
  await expect(dialog.getByText("Weekly Amount to Save")).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, "Category");
  await page.keyboard.press("Enter");
  await page.getByRole("listbox").waitFor();
  const housing = page.getByRole("option", { name: "Housing" });
  const isAt = () => housing.evaluate((option) => option === document.activeElement);
  for (let n = 0; n < 16 && !(await isAt()); n++) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Category", { exact: true })).toHaveText("Housing");
  await tabTo(page, "Direct Debit Bill");
  await page.keyboard.press("Space");
  await tabTo(page, "Day of Month");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  expect(await bills(page)).toMatchObject([{ name: "Rent", category: "housing", isDirectDebit: true, paymentDay: 5 }]);

  await tabTo(page, "Edit Rent");
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Bill Name")).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" and heat");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Edit Rent and heat" })).toBeFocused();

  await tabTo(page, "Delete Rent and heat");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No bills added yet")).toBeVisible();
  await expect.poll(() => bills(page)).toEqual([]);

  await page.getByRole("button", { name: "Add Bills/Expenses" }).click();
  await dialog.getByLabel("Bill Name").fill("Rent");
  await page.mouse.click(5, 5);
  await expect(dialog.getByText("Discard your changes?")).toBeVisible();
  await expect(dialog.getByLabel("Bill Name")).toHaveValue("Rent");
});

test("opens the new account field without an error and with its buttons visible on a phone, and is accessible in both themes with everything open at 320 px", async ({
  page,
  email,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signUp(page, email);
  const dialog = dialogOf(page);
  let suggest = () => {};
  const isReady = new Promise<void>((resolve) => {
    suggest = resolve;
  });
  await page.route("**/api/ai/categorize", async (route) => {
    await isReady;
    await route.continue();
  });
  await page.getByRole("button", { name: /Add Bills\/Expenses/ }).click();
  await dialog.getByLabel("Bill Name").fill("Water");
  await dialog.getByLabel("Bill Amount").fill("20");
  await dialog.getByRole("button", { name: "Add Bill", exact: true }).click();
  await expect(dialog).toContainText("Please select an account");
  const frame = dialog.getByRole("group", { name: "New account" });
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 640 });
    const plus = dialog.getByRole("button", { name: "Add a new account" });
    await dialog.getByLabel("Bill Name").focus();
    await plus.evaluate((button) => button.scrollIntoView({ block: "end" }));
    await plus.click();
    await expect(frame.getByLabel("New Account Name")).toBeFocused();
    await expect(frame.getByLabel("New Account Name")).not.toHaveAttribute("aria-invalid", "true");
    await expect(frame).not.toContainText("Please select an account");
    suggest();
    await expect(dialog.getByText("AI Category Suggestions")).toBeAttached();
    for (const name of ["Add", "Cancel"])
      await expect(frame.getByRole("button", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await frame.getByRole("button", { name: "Cancel", exact: true }).click();
  }

  const { id } = await addAccount(page);
  await addBill(page, id, { name: "n".repeat(255), amount: "99999999.99", isAutomatic: true });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Edit n/ }).click();
  await dialog.getByLabel("Bill Amount").fill("99999999.98");
  await dialog.getByLabel("Day of Month").fill("40");
  await dialog.getByRole("button", { name: "Add a new account" }).click();
  await dialog.getByLabel("Bill Name").fill("");
  await dialog.getByRole("button", { name: "Update Bill" }).click();
  await expect(dialog.getByText("Bill name is required")).toBeVisible();
  await expect(dialog.getByText("Amount Changed")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  expect(await dialog.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBeLessThanOrEqual(0);
  await dialog.getByLabel("Category", { exact: true }).click();
  await page.getByRole("listbox").waitFor();
  for (const heading of ["Bills", "Savings", "Expenses"]) {
    await expect(page.getByRole("group", { name: heading, exact: true })).toBeVisible();
  }
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Discard your changes?")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});
