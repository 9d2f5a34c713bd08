import type { Page } from "@playwright/test";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const read = async (page: Page, path: string) => (await page.request.get(path)).json();
const countBills = (page: Page) => read(page, "/api/bills");
const rowOf = (page: Page, name: string) => page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });

const pad = (number: number) => String(number).padStart(2, "0");
const text = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
const shown = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const inDays = (days: number) => {
  const now = new Date();
  return text(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
};
const NEXT_YEAR = new Date().getFullYear() + 1;

/** A person with an account, and a form for a new bill of 60.00. */
async function openNew(page: Page, email: string) {
  await arrive(page, email, "/robots.txt");
  await addAccount(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Add Bills/Expenses" }).click();
  await dialog(page).getByLabel("Bill Name").fill("Insurance");
  await dialog(page).getByLabel("Bill Amount").fill("60");
}

const chooseFrequency = async (page: Page, words: string) => {
  await dialog(page).getByLabel("How often do you pay this bill?").click();
  await page.getByRole("option", { name: words }).click();
};

const save = async (page: Page, button = "Add Bill") => {
  await dialog(page).getByRole("button", { name: button }).click();
  await expect(dialog(page)).toHaveCount(0);
};

test("keeps the month of a yearly bill, and shows an error beside a date that does not exist", async ({
  page,
  email,
}) => {
  const september = `${NEXT_YEAR}-09-10`;
  await openNew(page, email);
  const due = dialog(page).getByLabel("Next due date");
  await expect(dialog(page).getByText(/^Optional\./)).toBeVisible();
  await chooseFrequency(page, "Once a year");
  await expect(dialog(page).getByText("So that we know the month.")).toBeVisible();
  await due.fill("2020-09-10");
  await dialog(page).getByRole("button", { name: "Add Bill" }).click();
  await expect(dialog(page).getByText("Next due date must be today or later")).toBeVisible();
  await expect(due).toBeFocused();
  await due.fill(`${NEXT_YEAR + 12}-09-10`);
  await dialog(page).getByRole("button", { name: "Add Bill" }).click();
  await expect(dialog(page).getByText("Next due date must be at most 10 years ahead")).toBeVisible();
  await due.fill(september);
  await save(page);
  expect(await countBills(page)).toMatchObject([
    { frequency: "annually", nextDueDate: september, nextPaymentDate: null },
  ]);
  await expect(rowOf(page, "Insurance")).toContainText(`Due ${shown(september)}`);
  await expect(page.getByRole("complementary", { name: "Bills Due Soon" })).toContainText(`Due ${shown(september)}`);

  // Paid by itself from now on, it is still paid in September.
  await page.getByRole("button", { name: "Edit Insurance" }).click();
  await expect(due).toHaveValue(september);
  await dialog(page).getByLabel("Enable Automatic Payments").click();
  await expect(dialog(page).getByLabel("Day of Month")).toHaveValue("10");
  await expect(dialog(page).getByText(`Next payment ${shown(september)}.`)).toBeVisible();
  await dialog(page).getByLabel("Day of Month").fill("30");
  await expect(due).toHaveValue(`${NEXT_YEAR}-09-30`);
  await dialog(page).getByLabel("Day of Month").fill("12");
  await expect(due, "in the same month").toHaveValue(`${NEXT_YEAR}-09-12`);
  await due.fill(`${NEXT_YEAR}-09-15`);
  await expect(dialog(page).getByLabel("Day of Month")).toHaveValue("15");
  await save(page, "Update Bill");
  expect(await countBills(page)).toMatchObject([{ paymentDay: 15, nextPaymentDate: `${NEXT_YEAR}-09-15` }]);

  await page.getByRole("button", { name: "Edit Insurance" }).click();
  await dialog(page).getByLabel("Enable Automatic Payments").click();
  await due.fill("");
  await save(page, "Update Bill");
  expect(await countBills(page)).toMatchObject([{ nextDueDate: null, nextPaymentDate: null }]);
});

test("asks whether the last day of a short month means that number or the last day, and keeps the answer", async ({
  page,
  email,
}) => {
  await openNew(page, email);
  const due = dialog(page).getByLabel("Next due date");
  const last = dialog(page).getByRole("radio", { name: "The last day of the month" });
  await due.fill(`${NEXT_YEAR}-12-30`);
  await expect(last).toHaveCount(0);
  await due.fill(`${NEXT_YEAR}-11-30`);
  await expect(dialog(page).getByRole("radio", { name: "The 30th" })).toBeChecked();
  await last.check();
  await expectAccessible(page);
  await save(page);
  expect(await countBills(page)).toMatchObject([
    { nextDueDate: `${NEXT_YEAR}-11-30`, paymentDay: 31, isAutomatic: false },
  ]);
  await page.getByRole("button", { name: "Edit Insurance" }).click();
  await expect(last).toBeChecked();
});

test("says that a bill is already paid, and records another payment as an extra one", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  const due = inDays(3);
  await addBill(page, id, { nextDueDate: due });
  await page.goto("/dashboard");
  const open = () => page.getByRole("button", { name: "Pay Internet" }).click();
  await open();
  await expect(dialog(page)).toContainText(`Next due ${shown(due)}`);
  await dialog(page).getByRole("button", { name: "Pay Bill" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  const [{ nextDueDate: next }] = await countBills(page);
  expect(next > inDays(20)).toBe(true);

  await open();
  await expect(dialog(page)).toContainText(`Already paid for ${shown(due)}.`);
  await expect(dialog(page)).toContainText(`The next one is due ${shown(next)}.`);
  await expectAccessible(page);
  const [request] = await Promise.all([
    page.waitForRequest("**/api/bills/pay"),
    dialog(page).getByRole("button", { name: "Make Extra Payment" }).click(),
  ]);
  expect(request.postDataJSON()).toMatchObject({ extra: true });
  await expect(page.getByRole("button", { name: "Done" })).toBeVisible();
  expect(await countBills(page)).toMatchObject([{ nextDueDate: next }]);
});

test("says before and after paying by hand that the scheduled payment is cancelled", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  const due = inDays(9);
  const bill = await addBill(page, id, { isDirectDebit: true, nextDueDate: due });
  await page.request.post("/api/bills/pay", { data: { billId: bill.id, dueDate: due } });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Pay Internet" }).click();
  await expect(dialog(page)).toContainText(`The payment scheduled for ${shown(due)} will be cancelled`);
  await dialog(page).getByRole("button", { name: "Pay Bill" }).click();
  await expect(dialog(page)).toContainText(`It replaces the payment due on ${shown(due)}, which was cancelled.`);
  const { items } = await read(page, "/api/payments");
  expect(items.map(({ status }: { status: string }) => status).sort()).toEqual(["cancelled", "completed"]);
});

test("shows when a bill paid by hand was due after its day has passed", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  const due = inDays(1);
  await addBill(page, id, { nextDueDate: due });
  await page.clock.setFixedTime(new Date(Date.now() + 3 * 86_400_000));
  await page.goto("/dashboard");
  await expect(rowOf(page, "Internet")).toContainText(`Was due on ${shown(due)}`);
});
