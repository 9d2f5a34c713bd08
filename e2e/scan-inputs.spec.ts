import type { Page } from "@playwright/test";
import { signUp } from "./support/household.ts";
import { powerBill } from "./support/power-bill.ts";
import { expect, expectAccessible, signInToDashboard, test } from "./support/test.ts";

// With data saving on, the browser keeps no offline copy.
test.use({ serviceWorkers: "allow", prefetch: true });

const dialog = (page: Page) => page.getByRole("dialog", { name: "AI Bill Scanner" });
const reviewed = (page: Page) => expect(dialog(page)).toContainText("What would you like to do?", { timeout: 90_000 });

/** A screenshot of a page. */
async function photo(page: Page, html: string) {
  const drawing = await page.context().newPage();
  await drawing.setViewportSize({ width: 900, height: 260 });
  await drawing.setContent(`<body style="font:28px sans-serif">${html}</body>`);
  const buffer = await drawing.screenshot();
  await drawing.close();
  return { name: "photo.png", mimeType: "image/png", buffer };
}

/** What a phone does when Weekwise is chosen in its share sheet. */
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

test("accepts a bill from the share sheet, also before signing in, and reads a photo added later as the bill's next page", async ({
  page,
  email,
}) => {
  // Installing requires an earlier sign-in, which registers the service worker.
  await signUp(page, email, "/accounts");
  const state = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(state, { timeout: 60_000 }).toBe("activated");
  const bill = powerBill();
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await share(page, bill);
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  // The shared file opens automatically and covers the menu.
  await signInToDashboard(page, email);
  await expect(dialog(page)).toContainText("from the post.pdf");
  expect(await page.evaluate(() => caches.has("shared-bill"))).toBe(false);
  await dialog(page).getByRole("button", { name: "Scan it" }).click();
  await reviewed(page);
  await expect(dialog(page).getByLabel("Bill Amount")).toHaveValue("84.20");

  const first = await photo(
    page,
    "<h1>Brightwell Energy Ltd</h1><p>12 Mill Lane, Ambleford</p><p>Invoice date: 3 March 2026</p>",
  );
  const second = await photo(
    page,
    "<p>Charges $80.00</p><h2>Total amount due $84.00</h2><p>Due date: March 17, 2026</p>",
  );
  await dialog(page).getByRole("button", { name: "Scan another" }).click();
  await page.getByLabel("Bill to scan").setInputFiles(first);
  const failed = dialog(page).getByText("The scan failed");
  await expect(failed).toBeVisible({ timeout: 90_000 });
  await expectAccessible(page);
  await dialog(page).getByLabel("Next page of the bill").setInputFiles(second);
  await expect(dialog(page).getByRole("img", { name: "Page 2 of 2 of your bill" })).toBeAttached({ timeout: 90_000 });
  await expect(dialog(page).getByRole("img", { name: "Page 1 of 2 of your bill" })).toBeAttached();
  await expect(dialog(page).getByLabel("Bill Name")).toHaveValue(/Brightwell/);
  await expect(dialog(page).getByLabel("Bill Amount")).toHaveValue("84.00");
});
