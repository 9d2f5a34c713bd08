import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { DUE, type PowerBill, powerBill } from "./support/power-bill.ts";
import { expect, expectAccessible, test } from "./support/test.ts";
import { watchTimers } from "./support/timers.ts";

const WRONG_TYPE = "Please upload an image file (JPG, PNG, GIF) or PDF";
const TOO_LARGE = "File size must be less than 10MB";
const MEGABYTE = 1024 * 1024;
const DUE_DAY = Number(DUE.slice(8));
const DUE_SHOWN = `${DUE.slice(5, 7)}/${DUE.slice(8)}/${DUE.slice(0, 4)}`;

const dialog = (page: Page) => page.getByRole("dialog", { name: "AI Bill Scanner" });
const toast = (page: Page) => page.getByRole("region", { name: /Notification/ });
const read = async (page: Page, path: string) => (await page.request.get(path)).json();

const open = (page: Page) => page.getByRole("button", { name: "AI Document Scanner" }).click();
const pick = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.getByLabel("Bill to scan").setInputFiles(files);
const pdf = (buffer: Buffer, name = "bill.pdf") => ({ name, mimeType: "application/pdf", buffer });

/** Scans a drawn bill and waits for the review, past the two seconds of success. */
async function scanToReview(page: Page, bill: PowerBill = {}) {
  const drawn = await powerBill(page, bill);
  await open(page);
  await pick(page, pdf(drawn));
  await expect(dialog(page)).toContainText("Your bill has been read", { timeout: 30_000 });
  await expect(dialog(page)).toContainText("What would you like to do?", { timeout: 30_000 });
}

/** A network on which the scan takes as long as the test likes. */
async function slowScan(page: Page) {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/bills/scan", async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return () => letGo();
}

test("refuses wrong file types and more than 10 MB before sending anything", async ({ page, email }) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/bills/scan")) sent += 1;
  });
  await arrive(page, email);
  await open(page);
  await expect(dialog(page)).toContainText("JPG, PNG, GIF or PDF, up to 10 MB");
  await pick(page, { name: "bill.txt", mimeType: "text/plain", buffer: Buffer.from("bill") });
  await expect(toast(page)).toContainText(WRONG_TYPE);
  await expect(dialog(page)).toContainText(WRONG_TYPE);
  await pick(page, pdf(Buffer.alloc(10 * MEGABYTE + 1)));
  await expect(toast(page)).toContainText(TOO_LARGE);
  await expect(dialog(page)).toContainText(TOO_LARGE);

  const drop = (name: string, type: string) =>
    page.getByTestId("drop-zone").evaluate(
      (zone, file) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["x"], file.name, { type: file.type }));
        zone.dispatchEvent(new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer }));
        zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
      },
      { name, type },
    );
  await drop("bill.html", "text/html");
  await expect(toast(page)).toContainText(WRONG_TYPE);
  expect(sent).toBe(0);

  await slowScan(page);
  await drop("dropped.png", "image/png");
  await expect(dialog(page)).toContainText("dropped.png");
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
});

test("takes several pictures but one PDF; Cancel and closing abort the request", async ({ page, email }) => {
  await arrive(page, email);
  await slowScan(page);
  await open(page);
  const isHungUp = () => page.waitForEvent("requestfailed", (request) => request.url().endsWith("/api/bills/scan"));
  let hungUp = isHungUp();
  const png = (name: string) => ({ name, mimeType: "image/png", buffer: Buffer.from("x") });
  await pick(page, png("first.png"), png("second.png"));
  await expect(dialog(page)).toContainText("Sending your bill…");
  await expect(dialog(page)).toContainText("2 pictures");
  await expect(dialog(page).getByRole("progressbar")).toBeVisible();
  await dialog(page).getByRole("button", { name: "Cancel" }).click();
  await hungUp;
  await expect(dialog(page)).toContainText("Drop your bill here");
  await expect(toast(page).getByRole("listitem")).toHaveCount(0);

  hungUp = isHungUp();
  await pick(page, pdf(Buffer.from("%PDF-3"), "third.pdf"));
  await expect(dialog(page)).toContainText("third.pdf");
  await page.keyboard.press("Escape");
  await hungUp;
  await expect(dialog(page)).toBeHidden();
  await open(page);
  await expect(dialog(page)).toContainText("Drop your bill here");
  await pick(page, pdf(Buffer.from("%PDF-1"), "first.pdf"), pdf(Buffer.from("%PDF-2"), "second.pdf"));
  await expect(dialog(page)).toContainText("Please choose one PDF, or several pictures of one bill");
});

test("reports a failed scan and returns to the upload", async ({ page, email, context }) => {
  await arrive(page, email);
  await open(page);
  await dialog(page).getByRole("button", { name: "Choose a file" }).waitFor();
  await context.setOffline(true);
  await pick(page, pdf(Buffer.from("%PDF-1")));
  await expect(toast(page)).toContainText("Failed to scan bill");
  await expect(dialog(page).getByRole("button", { name: "Choose a file" })).toBeVisible();
});

test("offers to send the same file again when the server is too busy", async ({ page, email }) => {
  await arrive(page, email);
  const fault = { code: "not_ready", message: "The server was too busy to read this bill. Please try again." };
  const sent: (string | null)[] = [];
  await page.route("**/api/bills/scan", async (route) => {
    sent.push(/filename="([^"]*)"/.exec(route.request().postDataBuffer()?.toString("latin1") ?? "")?.[1] ?? null);
    if (sent.length > 1) return route.continue();
    // The status has gone out by the time a reader runs out of time.
    return route.fulfill({ contentType: "application/x-ndjson", body: `${JSON.stringify({ fault })}\n` });
  });
  const drawn = await powerBill(page, {});
  await open(page);
  await pick(page, pdf(drawn, "power.pdf"));
  await expect(dialog(page)).toContainText(fault.message);
  await expect(dialog(page)).not.toContainText("No bill could be read");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await expect(dialog(page)).toContainText("What would you like to do?", { timeout: 60_000 });
  expect(sent).toEqual(["power.pdf", "power.pdf"]);
});

test("fills the form of a new bill from the scan, creates an account inline, and closes on saving", async ({
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
  await expectAccessible(page);

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
});

test("finds a smart match, and schedules a direct debit for its due date", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  const bill = { name: "lumen & sons power", amount: "79.00", isDirectDebit: true, paymentDay: 14 };
  await addBill(page, id, { name: "Water" });
  await addBill(page, id, bill);
  await page.goto("/dashboard");
  await scanToReview(page, { directDebit: true });
  await expect(dialog(page)).toContainText("Smart Match Found");
  await expect(dialog(page)).toContainText("lumen & sons power: they have the same name");
  await expect(dialog(page).getByRole("radio", { name: /Pay an existing bill/ })).toBeChecked();
  await expect(dialog(page).getByLabel("Bill to pay")).toHaveText("lumen & sons power");
  await expect(dialog(page).getByLabel("Amount", { exact: true })).toHaveValue("84.20");
  await expect(dialog(page)).toContainText("Usually $79.00.");
  await expect(dialog(page).getByLabel("Due date", { exact: true })).toHaveValue(DUE);
  await expect(dialog(page).getByRole("radio", { name: `On ${DUE_SHOWN}` })).toBeChecked();
  await dialog(page).getByRole("button", { name: "Schedule Payment" }).dblclick();
  await expect(toast(page)).toContainText(`Payment scheduled for ${DUE_SHOWN}`);
  await expect(dialog(page)).toBeHidden();
  const { items } = await read(page, "/api/payments");
  expect(items).toMatchObject([{ amount: "84.20", status: "scheduled", source: "scan", dueDate: DUE }]);
});

test("pays a bill without direct debit at once, and refuses insufficient funds without losing input", async ({
  page,
  context,
  email,
}) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Everyday", "100.00");
  // Four of five words are the same, in any order.
  await addBill(page, id, { name: "Power by Lumen and Sons, flat", amount: "84.20" });
  await page.goto("/dashboard");
  await scanToReview(page, { company: "Lumen and Sons Power" });
  await expect(dialog(page)).toContainText("Smart Match Found");
  await expect(dialog(page)).toContainText("their names are alike");
  await expect(dialog(page)).toContainText("Only a direct debit can wait for its due date");
  const amount = dialog(page).getByLabel("Amount", { exact: true });
  await expect(amount).toHaveAttribute("step", "0.01");
  await expect(amount).toHaveAttribute("min", "0");
  const pay = dialog(page).getByRole("button", { name: "Pay Bill" });
  await amount.fill("");
  await pay.click();
  await expect(dialog(page)).toContainText("Amount is required");
  await amount.fill("100.01");
  await expect(dialog(page)).toContainText("Insufficient funds to make this payment.");
  await pay.click();
  await expect(toast(page)).toContainText("Insufficient funds");
  await amount.fill("84.20");
  await context.setOffline(true);
  await pay.click();
  await expect(toast(page)).toContainText("Failed to process payment");
  await context.setOffline(false);
  await pay.click();
  await expect(toast(page)).toContainText("Payment processed. The savings cycle was reset.");
  const { items } = await read(page, "/api/payments");
  expect(items).toMatchObject([{ amount: "84.20", status: "completed", source: "scan" }]);
  expect(await read(page, "/api/accounts")).toMatchObject([{ balance: "15.80" }]);
});

test("asks whether to wait for the due date when only the scanned bill mentions a direct debit", async ({
  page,
  email,
}) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Lumen & Sons Power" });
  await page.goto("/dashboard");
  await scanToReview(page, { directDebit: true });
  const words = `This bill says it will be collected by direct debit on ${DUE_SHOWN}.`;
  const question = dialog(page).getByRole("group", { name: words });
  await expect(question.getByRole("radio", { name: "Wait for that day" })).toBeChecked();
  await expect(question).toContainText(`becomes a direct debit bill, next due ${DUE_SHOWN}`);
  await question.getByRole("radio", { name: "Pay now" }).check();
  await expect(dialog(page).getByRole("button", { name: "Pay Bill" })).toBeVisible();
  await question.getByRole("radio", { name: "Wait for that day" }).check();
  await expectAccessible(page);
  await dialog(page).getByRole("button", { name: "Schedule Payment" }).click();
  await expect(toast(page)).toContainText(`Payment scheduled for ${DUE_SHOWN}`);
  const { items } = await read(page, "/api/payments");
  expect(items).toMatchObject([{ status: "scheduled", source: "scan", dueDate: DUE, settlesDue: DUE }]);
  expect(await read(page, "/api/bills")).toMatchObject([{ isDirectDebit: true, openPayments: [{ dueDate: DUE }] }]);
});

test("keeps the due date of a scanned bill that is paid by hand", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addAccount(page);
  await page.goto("/dashboard");
  await scanToReview(page);
  await expect(dialog(page).getByLabel("Next due date")).toHaveValue(DUE);
  await dialog(page).getByRole("button", { name: "Add Bill" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await read(page, "/api/bills")).toMatchObject([{ isDirectDebit: false, nextDueDate: DUE }]);
  await expect(page.getByRole("tabpanel").getByText(`Due ${DUE_SHOWN}`)).toBeVisible();
});

test("is accessible in upload, review and errors in both themes, and fits 320 px", async ({ page, email }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "A".repeat(100), "99999999.99");
  await addBill(page, id, { name: "N".repeat(255), amount: "99999999.99" });
  await addBill(page, id, { name: "Netflix family", amount: "9.99" });
  await page.goto("/dashboard");
  await open(page);
  await dialog(page).waitFor();
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press("Escape");
  await scanToReview(page, { company: "Netflix" });
  await expect(dialog(page)).toContainText("they are from the same company");
  await dialog(page).getByText("Create a new bill").click();
  await dialog(page).getByLabel("Bill Name").fill("");
  await dialog(page).getByRole("button", { name: "Add Bill" }).click();
  await expect(dialog(page)).toContainText("Bill name is required");
  await expectAccessibleInLightAndDark(page);
  await dialog(page).getByText("Pay an existing bill").click();
  await expectAccessibleInLightAndDark(page);
  const isWider = await dialog(page).evaluate((panel) =>
    [...panel.querySelectorAll(":scope > *")].some((part) => part.scrollWidth > part.clientWidth + 1),
  );
  expect(isWider).toBe(false);
});
