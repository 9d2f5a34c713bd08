import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { DUE, type PowerBill, powerBill } from "./support/power-bill.ts";
import { expect, test } from "./support/test.ts";
import { watchTimers } from "./support/timers.ts";

const DUE_DAY = Number(DUE.slice(8));

const dialog = (page: Page) => page.getByRole("dialog", { name: "AI Bill Scanner" });
const toast = (page: Page) => page.getByRole("region", { name: /Notification/ });
const read = async (page: Page, path: string) => (await page.request.get(path)).json();
const open = (page: Page) => page.getByRole("button", { name: "AI Document Scanner" }).click();

/** Scans a bill and waits for the review, past the two seconds of success. */
async function scanToReview(page: Page, bill: PowerBill = {}) {
  await open(page);
  const file = { name: "bill.pdf", mimeType: "application/pdf", buffer: powerBill(bill) };
  await page.getByLabel("Bill to scan").setInputFiles(file);
  await expect(dialog(page)).toContainText("Your bill has been read", { timeout: 30_000 });
  await expect(dialog(page)).toContainText("What would you like to do?", { timeout: 30_000 });
}

test("fills the form of a new bill from the scan, creates an account inline, closes on saving, and is accessible in upload, review and errors in both themes from 320 px", async ({
  page,
  context,
  email,
}) => {
  const delays = await watchTimers(page);
  // How long the success stood, measured inside the page.
  await page.addInitScript(() => {
    const at: Record<string, number> = {};
    Reflect.set(window, "shownAt", at);
    new MutationObserver(() => {
      for (const words of ["Your bill has been read", "What would you like to do?"]) {
        if (document.body?.textContent?.includes(words)) at[words] ??= performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await arrive(page, email);
  await scanToReview(page, { directDebit: true });
  const [succeeded = 0, reviewed = 0] = await page.evaluate(() =>
    Object.values<number>(Reflect.get(window, "shownAt")),
  );
  expect(reviewed - succeeded).toBeGreaterThan(1900);
  expect(await delays()).toContain(2000);
  await expect(dialog(page)).not.toContainText("Smart Match Found");
  await expect(dialog(page).getByRole("radio", { name: /Create a new bill/ })).toBeChecked();
  await expect(dialog(page).getByRole("radio", { name: /Pay an existing bill/ })).toBeDisabled();
  await expect(dialog(page).getByLabel("Bill Name")).toHaveValue(/Lumen/);
  await expect(dialog(page).getByLabel("Bill Amount")).toHaveValue("84.20");
  await expect(dialog(page).getByLabel("How often do you pay this bill?")).toHaveText("Every month");
  await expect(dialog(page).getByRole("switch", { name: "Direct Debit Bill" })).toBeChecked();
  await expect(dialog(page).getByLabel("Day of Month")).toHaveValue(String(DUE_DAY));
  await expect(dialog(page).getByLabel("Next due date")).toHaveValue(DUE);
  await expect(dialog(page)).toContainText("$19.45 per week");
  await expect(dialog(page).getByRole("img", { name: "Page 1 of 1 of your bill" })).toBeVisible();
  await dialog(page).getByLabel("Bill Amount").focus();
  await expect(dialog(page).locator("[data-mark=amount]")).toContainText("Amount");

  const save = dialog(page).getByRole("button", { name: "Add Bill" });
  await save.click();
  await expect(dialog(page)).toContainText("Please select an account");
  await dialog(page).getByRole("button", { name: "Add a new account" }).click();
  await dialog(page).getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog(page)).toContainText("Account name is required");
  await dialog(page).getByLabel("New Account Name").fill("Household");
  await dialog(page).getByLabel("New Account Name").press("Enter");
  await expect(toast(page)).toContainText("Account created successfully");
  await expect(dialog(page).getByLabel("Account", { exact: true })).toContainText("Household");
  await dialog(page).getByLabel("Bill Name").fill("Power 🔌");
  await context.setOffline(true);
  await save.click();
  await expect(toast(page)).toContainText("Failed to save bill");
  await context.setOffline(false);
  await save.dblclick();
  await expect(toast(page)).toContainText("Bill added successfully");
  await expect(dialog(page)).toBeHidden();
  const bills = await read(page, "/api/bills");
  expect(bills).toMatchObject([
    {
      name: "Power 🔌",
      amount: "84.20",
      frequency: "monthly",
      isDirectDebit: true,
      paymentDay: DUE_DAY,
      nextDueDate: DUE,
    },
  ]);
  await expect(page.getByRole("tab", { name: "Bills & Expenses (1)" })).toBeVisible();
  await open(page);
  await expect(dialog(page), "the dialog starts anew").toContainText("Drop your bill here");

  await test.step("the same at 320 px with the longest names, a direct debit, and too little money", async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { id } = await addAccount(page, "A".repeat(100), "9.99");
    await addAccount(page, "B".repeat(100), "99999999.99");
    await addBill(page, id, { name: "N".repeat(255), amount: "99999999.99" });
    await addBill(page, id, { name: "Netflix family", amount: "9.99" });
    await page.reload();
    await open(page);
    await dialog(page).waitFor();
    await expectAccessibleInLightAndDark(page);
    await page.keyboard.press("Escape");
    await scanToReview(page, { company: "Netflix", directDebit: true });
    await expect(dialog(page)).toContainText("they are from the same company");
    await dialog(page).getByText("Create a new bill").click();
    await dialog(page).getByLabel("Bill Name").fill("");
    await dialog(page).getByRole("button", { name: "Add Bill" }).click();
    await expect(dialog(page)).toContainText("Bill name is required");
    await dialog(page).getByLabel("Bill Amount").focus();
    await expect(dialog(page).locator("[data-mark=amount]")).toContainText("Amount");
    await expectAccessibleInLightAndDark(page);
    await dialog(page).getByText("Pay an existing bill").click();
    await expect(dialog(page).getByRole("radio", { name: /Wait for that day/ })).toBeChecked();
    await expectAccessibleInLightAndDark(page);
    await dialog(page).getByText("Pay now").click();
    await expect(dialog(page).getByLabel("Pay from another account")).toBeVisible();
    await expectAccessibleInLightAndDark(page);
    const isWider = await dialog(page).evaluate((panel) =>
      [...panel.querySelectorAll(":scope > *")].some((part) => part.scrollWidth > part.clientWidth + 1),
    );
    expect(isWider).toBe(false);
  });
});
