import type { Page } from "@playwright/test";
import { expectAccessibleInLightAndDark } from "./support/accessible.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

const heading = (page: Page, name = "Internet") => page.getByRole("heading", { level: 1, name });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function furnish(page: Page, email: string, bill: object = {}) {
  await arrive(page, email, "/robots.txt");
  const account = await addAccount(page, "Everyday", "100.00");
  const { id } = await addBill(page, account.id, { nextDueDate: inDays(3), ...bill });
  return id;
}

test("shows the next dues with coverage, payments, price, notes and who did what on a bill's page", async ({
  page,
  email,
}) => {
  const notes = { notes: "Router in the hall\nCall on Mondays", customerNumber: "K 17-44" };
  const id = await furnish(page, email, { ...notes, website: "www.isp.example/account" });
  await page.request.post("/api/bills/process-savings");
  await page.request.post("/api/bills/pay", { data: { billId: id, amount: "60.00" } });
  await page.goto("/dashboard");
  await page.getByRole("tabpanel").getByRole("link", { name: "Internet" }).first().click();
  await expect(page).toHaveURL(new RegExp(`/bills/${id}$`));
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle("Internet · Weekwise");

  const dues = part(page, "Next due dates").getByRole("listitem");
  await expect(dues).toHaveCount(6);
  await expect(dues.first()).toContainText("covered");
  await expect(dues.first()).toContainText("$60.00");
  await expect(part(page, "Price")).toContainText("$13.86");
  await expect(part(page, "Payments").getByRole("listitem")).toContainText("Completed");
  const events = part(page, "Who did what").getByRole("listitem");
  await expect(events).toHaveText([/^Paid.*Ann.*-\$60\.00/, /^Week added.*Ann.*\+\$13\.86 saved$/]);
  await expect(part(page, "Notes")).toContainText("Call on Mondays");
  await expect(part(page, "Notes")).toContainText("K 17-44");
  const link = part(page, "Notes").getByRole("link", { name: "isp.example/account" });
  await expect(link).toHaveAttribute("href", "https://www.isp.example/account");
  await expect(link).toHaveAttribute("rel", "noopener noreferrer");
  await expectAccessibleInLightAndDark(page);
});

test("lists six dues of a bill that comes seldom; those beyond the plan's year without cover", async ({
  page,
  email,
}) => {
  const id = await furnish(page, email, { frequency: "half-yearly", endsAfter: 9 });
  await page.goto(`/bills/${id}`);
  await expect(page.getByText("9 payments left")).toBeVisible();
  const dues = part(page, "Next due dates");
  await expect(dues.getByRole("listitem")).toHaveCount(6);
  await expect(dues).toContainText("Later than the 52 weeks that the plan looks ahead");
  await expect(dues.getByText(/covered|short/)).toHaveCount(2);
});

test("pays, edits and deletes a bill from its page", async ({ page, email }) => {
  const id = await furnish(page, email);
  await page.goto(`/bills/${id}`);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Pay Bill" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await expect(part(page, "Payments")).toContainText("$60.00");
  await expect(part(page, "Who did what")).toContainText("Paid");

  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Bill Name").fill("Fibre");
  await page.getByRole("button", { name: "Update Bill" }).click();
  await expect(heading(page, "Fibre")).toBeVisible();

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this bill?" });
  await expect(question).toContainText("documents are deleted");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("No bills added yet")).toBeVisible();
  await page.goto(`/bills/${id}`);
  await expect(page.getByText("This bill is not here")).toBeVisible();
});

test("leads to a bill's page from wherever the bill is named", async ({ page, email }) => {
  const id = await furnish(page, email, { isDirectDebit: true });
  await page.request.post("/api/bills/process-savings");
  const arrives = async () => {
    await expect(page).toHaveURL(new RegExp(`/bills/${id}$`));
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await page.goto("/dashboard");
  await page
    .getByRole("button", { name: /^Internet.*, open$/ })
    .first()
    .click();
  await arrives();
  for (const button of ["Pay Internet", "History of Internet"]) {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: button }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Internet" }).click();
    await arrives();
  }
  await page.goto("/calendar");
  await page.locator(`[data-day="${inDays(3)}"]`).click();
  await page.getByRole("link", { name: "Internet" }).first().click();
  await arrives();
  await page.goto("/accounts");
  await page.getByRole("button", { name: "Ledger and forecast of Everyday" }).click();
  const ledger = page.getByRole("region", { name: "Ledger and forecast of Everyday" });
  await ledger.getByRole("listitem").getByRole("link", { name: "Internet" }).last().click();
  await arrives();
});

test("keeps notes, a web address and a customer number, and refuses bad ones at their field", async ({
  page,
  email,
}) => {
  const id = await furnish(page, email);
  await page.goto(`/bills/${id}`);
  await part(page, "Notes").getByRole("button", { name: "Add notes" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Bill" });
  await dialog.getByLabel("Web address").fill("javascript:alert(1)");
  await dialog.getByLabel("Notes").fill("x".repeat(100_000));
  await dialog.getByRole("button", { name: "Update Bill" }).click();
  await expect(dialog).toContainText("Web address must start with http:// or https://");
  await expect(dialog).toContainText("Notes must be at most 2000 characters");
  expect((await (await page.request.get(`/api/bills/${id}`)).json()).notes).toBeNull();

  await dialog.getByLabel("Web address").fill("isp.example");
  await dialog.getByLabel("Notes").fill("Router in the hall");
  await dialog.getByLabel("Customer number").fill("4711");
  await dialog.getByRole("button", { name: "Update Bill" }).click();
  await expect(part(page, "Notes")).toContainText("Router in the hall");
  await expect(part(page, "Notes").getByRole("link", { name: "isp.example" })).toBeVisible();
  await expect(part(page, "Notes")).toContainText("4711");
});

test("finds bills by name, category, note or number, and / leads to the search", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Café Müller", category: "food", notes: "Every Monday" });
  await addBill(page, id, { name: "Rent", category: "housing", customerNumber: "K 17-44" });
  for (const name of ["Internet", "Gym", "Water"]) await addBill(page, id, { name });
  await page.goto("/dashboard");
  const rows = page.getByRole("tabpanel").locator("[data-bill]");
  await expect(rows).toHaveCount(3);
  await page.keyboard.press("/");
  const search = page.getByLabel("Search bills");
  await expect(search).toBeFocused();
  for (const [query, name] of [
    ["muller", "Café Müller"],
    ["monday", "Café Müller"],
    ["1744", "Rent"],
    ["housing", "Rent"],
  ] as const) {
    await search.fill(query);
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(name);
  }
  await search.fill("e");
  await expect(rows.nth(3)).toBeVisible();
  await search.fill("nothing like it");
  await expect(page.getByText("Nothing found for “nothing like it”")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rows).toHaveCount(3);
  await search.pressSequentially("a/b");
  await expect(search, "a slash that is typed stays in the field").toHaveValue("a/b");
});
