import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { type PowerBill, powerBill } from "./support/power-bill.ts";
import { expect, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "AI Bill Scanner" });
const open = (page: Page) => page.getByRole("button", { name: "AI Document Scanner" }).click();

/** Scans a bill and waits for the review, past the two seconds of success. */
async function scanToReview(page: Page, bill: PowerBill = {}) {
  await open(page);
  const file = { name: "bill.pdf", mimeType: "application/pdf", buffer: powerBill(bill) };
  await page.getByLabel("Bill to scan").setInputFiles(file);
  await expect(dialog(page)).toContainText("Your bill has been read", { timeout: 30_000 });
  await expect(dialog(page)).toContainText("What would you like to do?", { timeout: 30_000 });
}

test("is accessible in upload, review and errors in both themes from 320 px, with the longest names, a direct debit, and too little money", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  await page.setViewportSize({ width: 320, height: 640 });
  const { id } = await addAccount(page, "A".repeat(100), "9.99");
  await addAccount(page, "B".repeat(100), "99999999.99");
  await addBill(page, id, { name: "N".repeat(255), amount: "99999999.99" });
  await addBill(page, id, { name: "Netflix family", amount: "9.99" });
  await page.goto("/dashboard");
  await open(page);
  await dialog(page).waitFor();
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press("Escape");
  await scanToReview(page, { company: "Netflix", directDebit: true });
  await expect(dialog(page)).toContainText("they are from the same company");
  await expect(dialog(page).getByRole("img", { name: "Page 1 of 1 of your bill" })).toBeVisible();
  await dialog(page).getByText("Create a new bill").click();
  await dialog(page).getByLabel("Bill Name").fill("");
  await dialog(page).getByRole("button", { name: "Add Bill" }).click();
  await expect(dialog(page)).toContainText("Bill name is required");
  await dialog(page).getByLabel("Bill Amount").focus();
  await expect(dialog(page).locator("[data-mark=amount]")).toContainText("Amount");
  await expectAccessibleInLightAndDark(page);
  await dialog(page).getByText("Pay an existing bill").click();
  await expect(dialog(page).getByRole("radio", { name: /Schedule it for that day/ })).toBeChecked();
  await expectAccessibleInLightAndDark(page);
  await dialog(page).getByText("Pay now").click();
  await expect(dialog(page).getByLabel("Pay from another account")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
  const isWider = await dialog(page).evaluate((panel) =>
    [...panel.querySelectorAll(":scope > *")].some((part) => part.scrollWidth > part.clientWidth + 1),
  );
  expect(isWider).toBe(false);
});
