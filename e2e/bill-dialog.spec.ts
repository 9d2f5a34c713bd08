import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog");
const bills = async (page: Page) => (await page.request.get("/api/bills")).json();
const toast = (page: Page) => page.getByRole("region", { name: /Notification/ }).getByRole("listitem");

async function openNew(page: Page) {
  await page.getByRole("button", { name: "Add Bills/Expenses" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("heading", { name: "Add New Bill" })).toBeVisible();
  return dialog;
}

async function choose(page: Page, label: string, option: string) {
  await dialogOf(page).getByLabel(label, { exact: true }).click();
  await page.getByRole("option", { name: option, exact: true }).click();
}

const sentBy = async (page: Page, method: string, act: () => Promise<void>) => {
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.url().includes("/api/bills") && each.method() === method),
    act(),
  ]);
  return request.postDataJSON();
};

test("adds a bill with every field, starting from the defaults", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page, "Bank A");
  await addAccount(page, "Bank B");
  await page.goto("/dashboard");
  const dialog = await openNew(page);

  const amount = dialog.getByLabel("Bill Amount");
  await expect(dialog.getByLabel("Bill Name")).toBeFocused();
  await expect(dialog.getByLabel("Bill Name")).toHaveAttribute("placeholder", /e\.g\./);
  for (const [name, value] of Object.entries({ type: "number", step: "0.01", min: "0" })) {
    await expect(amount).toHaveAttribute(name, value);
  }
  await expect(dialog.getByText("The actual amount shown on your bill.")).toBeVisible();
  await expect(dialog.getByText("$", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("How often do you pay this bill?")).toHaveText("Every month");
  await expect(dialog.getByLabel("Category")).toHaveText("Other");
  await expect(dialog.getByLabel("Account", { exact: true })).toHaveText("Bank A");
  await expect(dialog.getByText("Weekly Amount to Save")).toHaveCount(0);

  await dialog.getByLabel("How often do you pay this bill?").click();
  await expect(page.getByRole("option")).toHaveText(["Every week", "Every month", "Every 3 months", "Once a year"]);
  await page.getByRole("option", { name: "Every 3 months" }).click();
  await dialog.getByLabel("Category").click();
  await expect(page.getByRole("option")).toHaveCount(16);
  for (const heading of ["Bills", "Savings", "Expenses"]) {
    await expect(page.getByRole("group", { name: heading, exact: true })).toBeVisible();
  }
  await page.getByRole("option", { name: "General expense" }).click();

  await dialog.getByLabel("Bill Name").fill("Water");
  await amount.fill("130");
  await expect(dialog.getByText("Weekly Amount to Save")).toBeVisible();
  await expect(dialog.getByText("$10.00")).toBeVisible();
  await expect(dialog.getByText("per week")).toBeVisible();
  const body = await sentBy(page, "POST", () => dialog.getByRole("button", { name: "Add Bill" }).click());
  expect(body).toEqual({
    name: "Water",
    amount: "130",
    frequency: "quarterly",
    category: "expenses",
    accountId: id,
    isAutomatic: false,
    isDirectDebit: false,
  });
  await expect(toast(page)).toContainText("Success");
  await expect(toast(page)).toContainText("Bill added successfully");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("tab", { name: "Expenses (1)", exact: true })).toBeVisible();
  await expect(
    page.getByRole("listitem").filter({ hasText: "General expense · $130.00 every 3 months" }),
  ).toBeVisible();

  // The form begins anew.
  await openNew(page);
  await expect(dialog.getByLabel("Bill Name")).toHaveValue("");
  await expect(amount).toHaveValue("");
  await expect(dialog.getByLabel("How often do you pay this bill?")).toHaveText("Every month");
  await expect(dialog.getByLabel("Category")).toHaveText("Other");
});

test("shows errors beside their fields, from the form and from the server", async ({ page, context, email }) => {
  await arrive(page, email);
  const dialog = await openNew(page);
  await dialog.getByRole("button", { name: "Add Bill" }).click();
  for (const words of ["Bill name is required", "Amount is required", "Please select an account"]) {
    await expect(dialog.getByText(words)).toBeVisible();
  }
  await expect(dialog.getByLabel("Bill Name")).toBeFocused();
  await dialog.getByLabel("Bill Name").fill("Rent");
  await dialog.getByLabel("Bill Amount").fill("0");
  await expect(dialog.getByText("Amount must be more than 0")).toBeVisible();
  await dialog.getByLabel("Bill Amount").fill("10");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  // The account is deleted in another tab while the form is open.
  const { id } = await addAccount(page, "Short-lived");
  await page.reload();
  const again = await openNew(page);
  await expect(again.getByLabel("Account", { exact: true })).toHaveText("Short-lived");
  await page.request.delete(`/api/accounts/${id}`);
  await again.getByLabel("Bill Name").fill("Rent");
  await again.getByLabel("Bill Amount").fill("10");
  await again.getByRole("button", { name: "Add Bill" }).click();
  await expect(again.getByText("Please select an account")).toBeVisible();
  await expect(toast(page)).toContainText("Account not found");
  // The form always holds a frequency and a category; whoever sends none is told by the server.
  const sent = await page.request.post("/api/bills", { data: { name: "Rent", amount: "10", accountId: id } });
  expect((await sent.json()).errors).toEqual({
    frequency: "Please select a frequency",
    category: "Please select a category",
  });

  await context.setOffline(true);
  await again.getByRole("button", { name: "Add Bill" }).click();
  await expect(toast(page)).toContainText("Failed to add bill");
  await expect(again.getByLabel("Bill Name")).toHaveValue("Rent");
  await context.setOffline(false);
});

test("creates an account inline with the plus button and selects it", async ({ page, email }) => {
  await arrive(page, email);
  const dialog = await openNew(page);
  const plus = dialog.getByRole("button", { name: "Add a new account" });
  const name = dialog.getByLabel("New Account Name");
  const inline = dialog.getByRole("group", { name: "New account" });

  await plus.click();
  await expect(name).toBeFocused();
  await inline.getByRole("button", { name: "Add", exact: true }).click();
  await expect(inline.getByText("Account name is required")).toBeVisible();
  await inline.getByRole("button", { name: "Cancel" }).click();
  await expect(plus).toBeFocused();
  await plus.click();
  await page.keyboard.press("Escape");
  await expect(plus).toBeFocused();

  await plus.click();
  await name.fill("Joint");
  // A name left half way is not forgotten.
  await dialog.getByLabel("Bill Name").fill("Rent");
  await dialog.getByLabel("Bill Amount").fill("10");
  await dialog.getByRole("button", { name: "Add Bill" }).click();
  await expect(inline.getByText("Press Add to create this account, or Cancel")).toBeVisible();
  const [request] = await Promise.all([page.waitForRequest("**/api/accounts"), name.press("Enter")]);
  expect(request.postDataJSON()).toEqual({ name: "Joint", balance: "0.00" });
  await expect(toast(page)).toContainText("Account created successfully");
  await expect(dialog.getByLabel("Account", { exact: true })).toHaveText("Joint");

  // Suggestions move what is below them; a press in that moment would miss.
  await expect(dialog.getByText("AI Category Suggestions")).toBeVisible();
  await plus.click();
  await name.fill(" joint ");
  await inline.getByRole("button", { name: "Add", exact: true }).click();
  await expect(inline.getByText("An account with this name already exists")).toBeVisible();
  await inline.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByLabel("Account", { exact: true })).toHaveText("Joint");
  await dialog.getByRole("button", { name: "Add Bill" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await bills(page)).toMatchObject([{ name: "Rent", account: { name: "Joint", balance: "0.00" } }]);
});

test("asks for and sends payment days only for automatic payments and direct debits", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addAccount(page);
  await page.goto("/dashboard");
  const dialog = await openNew(page);
  const automatic = dialog.getByLabel("Enable Automatic Payments");
  const debit = dialog.getByLabel("Direct Debit Bill");
  const day = dialog.getByLabel("Day of Month");

  await expect(dialog.getByLabel("Payment Schedule")).toHaveCount(0);
  await debit.click();
  await expect(dialog.getByLabel("Payment Schedule")).toHaveText("Monthly (Day of Month)");
  await debit.click();
  await expect(dialog.getByLabel("Payment Schedule")).toHaveCount(0);
  await automatic.click();
  await day.fill("32");
  await dialog.getByLabel("Bill Name").fill("Cleaner");
  await dialog.getByLabel("Bill Amount").fill("50");
  await dialog.getByRole("button", { name: "Add Bill" }).click();
  await expect(dialog.getByText(/Payment day must be 1 to 31/)).toBeVisible();
  await day.fill("31");
  await expect(
    dialog.getByText(/^Next payment \d\d\/\d\d\/\d{4}\. In shorter months, on the last day\.$/),
  ).toBeVisible();

  await dialog.getByLabel("Payment Schedule").click();
  await expect(page.getByRole("option")).toHaveText(["Monthly (Day of Month)", "Weekly (Day of Week)"]);
  await page.keyboard.press("Escape");
  await choose(page, "Payment Schedule", "Weekly (Day of Week)");
  await dialog.getByLabel("Day of Week").click();
  const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  await expect(page.getByRole("option")).toHaveText(week);
  await page.getByRole("option", { name: "Sunday" }).click();
  const body = await sentBy(page, "POST", () => dialog.getByRole("button", { name: "Add Bill" }).click());
  expect(body).toMatchObject({ isAutomatic: true, isDirectDebit: false, paymentDay: 7, paymentDayType: "weekly" });
  await expect(dialog).toHaveCount(0);

  await page.getByRole("button", { name: "Edit Cleaner" }).click();
  await expect(dialog.getByLabel("Day of Week")).toHaveText("Sunday");
  await automatic.click();
  const edited = await sentBy(page, "PATCH", () => dialog.getByRole("button", { name: "Update Bill" }).click());
  expect(Object.keys(edited).filter((key) => key.startsWith("paymentDay"))).toEqual([]);
  await expect(toast(page)).toContainText("Bill updated successfully");
});

test("saves an edited amount on its own, and gives a bill without an account a new one", async ({
  page,
  context,
  email,
}) => {
  await arrive(page, email, "/robots.txt");
  const old = await addAccount(page, "Old bank");
  await addBill(page, old.id, { name: "Rent", amount: "900.00" });
  await page.request.delete(`/api/accounts/${old.id}`);
  await addAccount(page, "New bank");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Edit Rent" }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("heading", { name: "Edit Bill" })).toBeVisible();
  await expect(dialog.getByLabel("Bill Name")).toHaveValue("Rent");
  await expect(dialog.getByLabel("Bill Amount")).toHaveValue("900.00");
  await expect(dialog.getByLabel("Account", { exact: true })).toHaveText("Select an account");
  await dialog.getByRole("button", { name: "Update Bill" }).click();
  await expect(dialog.getByText("Please select an account")).toBeVisible();
  await choose(page, "Account", "New bank");
  await dialog.getByRole("button", { name: "Update Bill" }).click();
  await expect(toast(page)).toContainText("Bill updated successfully");
  await expect(page.getByText("Needs an account")).toHaveCount(0);

  await page.getByRole("button", { name: "Edit Rent" }).click();
  await expect(dialog.getByText("Amount Changed")).toHaveCount(0);
  await dialog.getByLabel("Bill Amount").fill("950");
  await expect(dialog.getByText("From $900.00 to $950.00")).toBeVisible();
  await context.setOffline(true);
  await dialog.getByRole("button", { name: "Save Amount" }).click();
  await expect(toast(page)).toContainText("Failed to update bill");
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Save Amount" }).click();
  await expect(toast(page)).toContainText("Amount Saved");
  await expect(toast(page)).toContainText("Bill amount updated to $950.00");
  await expect(dialog.getByText("Amount Changed")).toHaveCount(0);
  expect(await bills(page)).toMatchObject([{ amount: "950.00" }]);
  await dialog.getByLabel("Bill Amount").fill("950.50");
  await expect(dialog.getByText("From $950.00 to $950.50")).toBeVisible();
  await dialog.getByRole("button", { name: "Update Bill" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await bills(page)).toMatchObject([{ amount: "950.50", weeklyAmount: "219.52" }]);
});

test("adds one bill on a double click, and shows 'Saving...' meanwhile", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addAccount(page);
  await page.goto("/dashboard");
  const dialog = await openNew(page);
  await dialog.getByLabel("Bill Name").fill("Rent");
  await dialog.getByLabel("Bill Amount").fill("10");
  const keys: (string | undefined)[] = [];
  await page.route("**/api/bills", async (route) => {
    if (route.request().method() === "POST") keys.push(route.request().headers()["idempotency-key"]);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  // Two submits before the page has had a chance to draw.
  await dialog.getByRole("button", { name: "Add Bill" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(dialog.getByRole("button", { name: "Saving..." })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/.{20}/);
  expect(await bills(page)).toHaveLength(1);
});

test("asks before closing a changed form", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addAccount(page);
  await page.goto("/dashboard");
  const dialog = await openNew(page);
  await expect(dialog.getByLabel("Account", { exact: true })).toHaveText("Everyday");
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add Bills/Expenses" })).toBeFocused();

  await openNew(page);
  await dialog.getByLabel("Bill Name").fill("Rent");
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Discard your changes?")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Keep Editing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Bill Name")).toHaveValue("Rent");
  await page.mouse.click(5, 5);
  await dialog.getByRole("button", { name: "Discard" }).click();
  await expect(dialog).toHaveCount(0);

  await openNew(page);
  await expect(dialog.getByLabel("Bill Name")).toHaveValue("");
  await dialog.getByLabel("Bill Name").fill("Rent");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
});

test("requests suggestions after a second without typing, and applies the chosen category", async ({ page, email }) => {
  await page.clock.install();
  await arrive(page, email, "/robots.txt");
  await addAccount(page);
  await page.goto("/dashboard");
  const dialog = await openNew(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ai/categorize")) asked.push(request.postDataJSON().name);
  });
  await page.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByLabel("Bill Name").fill("Ne");
  await page.clock.runFor(3000);
  await dialog.getByLabel("Bill Name").fill("Netf");
  await page.clock.runFor(900);
  await dialog.getByLabel("Bill Name").fill("Netflix");
  await page.clock.runFor(900);
  expect(asked).toEqual([]);
  // The request is held, so that the words shown meanwhile can be read.
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/api/ai/categorize", async (route) => {
    await wait;
    await route.continue();
  });
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(dialog.getByText("AI analyzing expense category...")).toBeVisible();
  letGo();
  await expect(dialog.getByText("AI Category Suggestions")).toBeVisible();
  expect(asked).toEqual(["Netflix"]);
  await expect(dialog.getByText("AI analyzing expense category...")).toHaveCount(0);
  const suggestion = dialog.getByRole("button", { name: /Subscriptions.*\d%/ });
  await expectAccessible(page);
  await suggestion.click();
  await expect(toast(page)).toContainText("Category Applied");
  await expect(toast(page)).toContainText('Set category to "Subscriptions"');
  await expect(dialog.getByLabel("Category", { exact: true })).toHaveText("Subscriptions");
});

test("only logs failed suggestions, and requests none for an edited bill", async ({ page, context, email }) => {
  await page.clock.install();
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Rent" });
  await page.goto("/dashboard");
  const dialog = await openNew(page);
  const logged: string[] = [];
  page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
  await context.setOffline(true);
  await dialog.getByLabel("Bill Name").fill("Netflix");
  await page.clock.runFor(1100);
  await expect.poll(() => logged.some((line) => line.includes("No category suggestions"))).toBe(true);
  await expect(dialog.getByText(/^AI /)).toHaveCount(0);
  await expect(toast(page)).toHaveCount(0);
  await context.setOffline(false);
  await dialog.getByRole("button", { name: "Cancel" }).click();

  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("categorize")) asked += 1;
  });
  await page.getByRole("button", { name: "Edit Rent" }).click();
  await dialog.getByLabel("Bill Name").fill("Netflix");
  await page.clock.runFor(3000);
  expect(asked).toBe(0);
});

/** Presses Tab until the focus is where its name says. */
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

test("adds, edits and deletes with the keyboard alone", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  await addAccount(page);
  await page.goto("/dashboard");
  await expect(page.getByText("No bills added yet")).toBeVisible();
  await tabTo(page, "Add your first bill");
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog.getByLabel("Bill Name")).toBeFocused();
  await page.keyboard.type("Rent");
  await tabTo(page, "Bill Amount");
  await page.keyboard.type("900");
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
});

test("is accessible in both themes with everything open, and fits 320 px", async ({ page, email }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "n".repeat(255), amount: "99999999.99", isAutomatic: true });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Edit n/ }).click();
  const dialog = dialogOf(page);
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
  await expectAccessibleInLightAndDark(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await expect(dialog.getByText("Discard your changes?")).toBeVisible();
  await expectAccessibleInLightAndDark(page);
});
