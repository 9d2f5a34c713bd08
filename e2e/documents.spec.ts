import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PIXEL } from "#server/features/documents/testing.ts";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { powerBill } from "./support/power-bill.ts";
import { expect, openSettings, test } from "./support/test.ts";

const card = (page: Page) => page.getByRole("region", { name: "Documents", exact: true });
const toast = (page: Page) => page.getByRole("region", { name: /Notification/ });
const pick = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel("Documents to add").setInputFiles({ name, mimeType, buffer });
const read = async (page: Page, path: string) => (await page.request.get(path)).json();

async function furnish(page: Page, email: string) {
  await arrive(page, email, "/robots.txt");
  const account = await addAccount(page);
  const { id } = await addBill(page, account.id);
  return id;
}

test("adds documents to a bill by hand, shows, downloads and deletes them", async ({ page, email }) => {
  const id = await furnish(page, email);
  await page.goto(`/bills/${id}`);
  await expect(card(page)).toContainText("PDFs and pictures up to 10 MB");
  const paper = await powerBill(page);
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
});

test("refuses a file that is no document, is empty or too large, and says why", async ({ page, email }) => {
  const id = await furnish(page, email);
  await page.goto(`/bills/${id}`);
  await pick(page, "bill.pdf", "application/pdf", Buffer.from("<script>alert(1)</script>"));
  await expect(toast(page)).toContainText("Please choose a PDF or a picture");
  await pick(page, "empty.pdf", "application/pdf", Buffer.alloc(0));
  await expect(toast(page)).toContainText("This file is empty");
  await pick(page, "large.pdf", "application/pdf", Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(toast(page)).toContainText("File size must be less than 10MB");
  expect((await read(page, `/api/bills/${id}/documents`)).items).toEqual([]);
});

test("keeps a scanned document with its new bill, or with its payment, only when asked to", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addAccount(page);
  await page.goto("/dashboard");
  const dialog = page.getByRole("dialog", { name: "AI Bill Scanner" });
  const keep = dialog.getByRole("switch", { name: "Keep this document" });
  const scan = async () => {
    const buffer = await powerBill(page, {});
    await page.getByRole("button", { name: "AI Document Scanner" }).click();
    await page.getByLabel("Bill to scan").setInputFiles({ name: "power.pdf", mimeType: "application/pdf", buffer });
    await expect(dialog).toContainText("What would you like to do?", { timeout: 60_000 });
    await expect(keep).not.toBeChecked();
    await keep.click();
  };
  await scan();
  await dialog.getByRole("button", { name: "Add Bill" }).click();
  await expect(dialog).toBeHidden();
  const [{ id }] = await read(page, "/api/bills");
  const kept = async (): Promise<{ paymentId: number | null }[]> =>
    (await read(page, `/api/bills/${id}/documents`)).items;
  await expect.poll(kept).toMatchObject([{ name: "power.pdf", paymentId: null }]);

  await scan();
  await dialog.getByRole("button", { name: /Pay Bill|Schedule Payment/ }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await kept()).some(({ paymentId }) => paymentId !== null)).toBe(true);
});

test("takes documents along in an export and brings them back by importing the file", async ({ page, email }) => {
  const id = await furnish(page, email);
  await page.goto(`/bills/${id}`);
  await pick(page, "meter.png", "image/png", PIXEL);
  await expect(card(page)).toContainText("meter.png");
  const buffer = await (await page.request.get("/api/export")).body();
  await page.request.delete(`/api/bills/${id}`);
  await page.goto("/dashboard");
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
