import type { Page } from "@playwright/test";
import { addAccount, arrive } from "./support/household.ts";
import { powerBill } from "./support/power-bill.ts";
import { expect, expectAccessible, openSettings, signIn, test } from "./support/test.ts";

// A browser that saves data keeps no copy of the application.
test.use({ serviceWorkers: "allow", prefetch: true });

const dialog = (page: Page) => page.getByRole("dialog", { name: "AI Bill Scanner" });
const open = (page: Page) => page.getByRole("button", { name: "AI Document Scanner" }).click();
const reviewed = (page: Page) => expect(dialog(page)).toContainText("What would you like to do?", { timeout: 90_000 });

async function scan(page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await open(page);
  await page.getByLabel("Bill to scan").setInputFiles(files);
  await reviewed(page);
}
const pdf = (buffer: Buffer) => ({ name: "bill.pdf", mimeType: "application/pdf", buffer });

test("remembers a correction for the next bill of that biller, and forgets it in the settings", async ({
  page,
  email,
}) => {
  await arrive(page, email);
  await addAccount(page);
  await page.reload();
  await scan(page, pdf(await powerBill(page)));
  await expect(dialog(page)).toContainText("What you correct here is remembered for the next bill");
  await dialog(page).getByLabel("Bill Name").fill("Electricity");
  await dialog(page).getByLabel("Bill Amount").fill("9.30");
  const learned = page.waitForResponse((response) => response.url().endsWith("/api/scan-lessons"));
  await dialog(page).getByRole("button", { name: "Add Bill" }).click();
  expect((await learned).status()).toBe(201);
  await expect(dialog(page)).toBeHidden();

  await scan(page, pdf(await powerBill(page, { amount: "91.00" })));
  await expect(dialog(page)).toContainText("Smart Match Found");
  await expect(dialog(page).getByLabel("Amount", { exact: true })).toHaveValue("9.30");
  await expect(dialog(page)).toContainText("You corrected this on the last bill of Electricity.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");

  await openSettings(page);
  await page.getByRole("tab", { name: "Data" }).click();
  const panel = page.getByRole("region", { name: "Learned from your corrections" });
  await expect(panel).toContainText("name, amount, corrected on");
  await panel.getByRole("button", { name: "Delete the corrections for Electricity" }).click();
  await expect(panel).toContainText("Nothing yet.");
  expect(await (await page.request.get("/api/scan-lessons")).json()).toEqual([]);
});

/** A picture of what a page shows. */
async function photo(page: Page, html: string) {
  const drawing = await page.context().newPage();
  await drawing.setViewportSize({ width: 900, height: 700 });
  await drawing.setContent(`<body style="font:28px sans-serif">${html}</body>`);
  const buffer = await drawing.screenshot();
  await drawing.close();
  return { name: "photo.png", mimeType: "image/png", buffer };
}

test("reads photos as the pages of one bill, chosen together or added later, and shows all", async ({
  page,
  email,
}) => {
  await arrive(page, email);
  const first = await photo(
    page,
    "<h1>Brightwell Energy Ltd</h1><p>12 Mill Lane, Ambleford</p><p>Invoice date: 3 March 2026</p>",
  );
  const second = await photo(
    page,
    "<p>Charges $80.00</p><h2>Total amount due $84.00</h2><p>Due date: March 17, 2026</p>",
  );
  const third = await photo(page, "<p>Thank you for being our customer.</p>");
  await open(page);
  await page.getByLabel("Bill to scan").setInputFiles([first, third]);
  const failed = dialog(page).getByText("The scan failed");
  await expect(failed).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);
  await dialog(page).getByLabel("Next page of the bill").setInputFiles(second);
  await expect(dialog(page).getByRole("img", { name: "Page 3 of 3 of your bill" })).toBeAttached({ timeout: 90_000 });
  await expect(dialog(page).getByRole("img", { name: "Page 1 of 3 of your bill" })).toBeAttached();
  await expect(dialog(page).getByLabel("Bill Name")).toHaveValue(/Brightwell/);
  await expect(dialog(page).getByLabel("Bill Amount")).toHaveValue("84.00");
});

/** What a phone does when somebody chooses Weekwise in its share sheet. */
async function share(page: Page, bytes: Buffer) {
  await page.evaluate((content) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "POST", action: "/share", enctype: "multipart/form-data" });
    const input = Object.assign(document.createElement("input"), { type: "file", name: "bill" });
    const files = new DataTransfer();
    const data = Uint8Array.from(atob(content), (sign) => sign.charCodeAt(0));
    files.items.add(new File([data], "from the post.pdf", { type: "application/pdf" }));
    input.files = files.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  }, bytes.toString("base64"));
}

test("takes a bill from the share sheet, also when one has to sign in first", async ({ page, email }) => {
  // Whoever has installed the application has been signed in before, which is when its worker comes.
  await arrive(page, email);
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { timeout: 60_000 }).toBe("activated");
  const bill = await powerBill(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await share(page, bill);
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  await signIn(page, email);
  await expect(dialog(page)).toContainText("from the post.pdf");
  expect(await page.evaluate(() => caches.has("shared-bill"))).toBe(false);
  await dialog(page).getByRole("button", { name: "Scan it" }).click();
  await reviewed(page);
  await expect(dialog(page).getByLabel("Bill Amount")).toHaveValue("84.20");
});
