import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PIXEL } from "#server/features/documents/testing.ts";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { inDays } from "./support/planned-household.ts";
import { powerBill } from "./support/power-bill.ts";
import { expect, openSettings, test } from "./support/test.ts";

const card = (page: Page) => page.getByRole("region", { name: "Documents", exact: true });
const toast = (page: Page) => page.getByRole("region", { name: /Notification/ });
const pick = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel("Documents to add").setInputFiles({ name, mimeType, buffer });
const read = async (page: Page, path: string) => (await page.request.get(path)).json();

/** A bill with notes and a web address, paid once. */
async function addPaidBill(page: Page, email: string) {
  await signUp(page, email, "/robots.txt");
  const account = await addAccount(page, "Everyday", "100.00");
  const notes = { notes: "Router in the hall\nCall on Mondays", customerNumber: "K 17-44" };
  const bill = { ...notes, nextDueDate: inDays(3), website: "www.isp.example/account" };
  const { id } = await addBill(page, account.id, bill);
  await page.request.post("/api/bills/process-savings");
  await page.request.post("/api/bills/pay", { data: { billId: id, amount: "60.00" } });
  return id;
}

test("opens a bill's page from the dashboard, where documents can be added, viewed, downloaded, deleted, exported and restored by importing the file", async ({
  page,
  email,
}) => {
  const id = await addPaidBill(page, email);
  await page.goto("/dashboard");
  await page.getByRole("tabpanel").getByRole("link", { name: "Internet" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/bills/${id}$`));
  await expect(page.getByRole("heading", { level: 1, name: "Internet" })).toBeFocused();
  await expect(page).toHaveTitle("Internet · Weekwise");
  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(part("Next due dates").getByRole("listitem")).toHaveCount(6);
  await expect(part("Activity").getByRole("listitem")).toHaveCount(2);
  await expect(part("Notes").getByRole("link", { name: "isp.example/account" })).toBeVisible();
  await expect(card(page)).toContainText("PDFs and images up to 10 MB");
  const paper = powerBill();
  await pick(page, "March.pdf", "application/pdf", paper);
  await expect(toast(page)).toContainText("Document added");
  await pick(page, "meter.png", "image/png", PIXEL);
  const rows = card(page).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("meter.png");
  await expect(rows.first()).toContainText("by Ann");
  await expect(card(page)).toContainText("of 500 MB");
  await expectAccessibleInLightAndDark(page);

  await page.getByRole("button", { name: "View meter.png" }).click();
  const picture = page.getByRole("dialog", { name: "meter.png" }).getByRole("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "View March.pdf" }).click();
  const drawn = page.getByRole("dialog", { name: "March.pdf" }).getByRole("img", { name: "Page 1 of 1 of March.pdf" });
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(1500);
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press("Escape");

  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download March.pdf" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("March.pdf");
  expect((await readFile(await saved.path())).equals(paper)).toBe(true);

  await page.getByRole("button", { name: "Delete March.pdf" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(rows).toHaveCount(1);

  const buffer = await (await page.request.get("/api/export")).body();
  await page.request.delete(`/api/bills/${id}`);
  await page.goto("/accounts");
  await openSettings(page);
  const settings = page.getByRole("dialog", { name: "Settings" });
  await settings.getByRole("tab", { name: "Data", exact: true }).click();
  await settings.getByLabel("Exported file").setInputFiles({ name: "x.json", mimeType: "application/json", buffer });
  await expect(settings.getByRole("region", { name: "This file would add" })).toContainText("Documents1all new");
  await settings.getByRole("button", { name: "Import", exact: true }).click();
  await expect(toast(page)).toContainText("Data imported successfully");
  const [bill] = await read(page, "/api/bills");
  const [document] = (await read(page, `/api/bills/${bill.id}/documents`)).items;
  expect(document.name).toBe("meter.png");
  const bytes = await (await page.request.get(`/api/documents/${document.id}`)).body();
  expect(bytes.equals(PIXEL)).toBe(true);
});
