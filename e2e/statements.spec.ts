import type { Page } from "@playwright/test";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const DAY = 86_400_000;
const daysAgo = (count: number) => new Date(Date.now() - count * DAY).toISOString().slice(0, 10);

/** Eight months of transactions: a wage, power, streaming and shopping. */
function statement(): string {
  const rows: [string, string, number][] = [];
  for (let month = 0; month < 8; month += 1) {
    const at = 5 + 30.4 * month;
    rows.push([daysAgo(Math.round(at)), `CITY POWER & LIGHT REF ${9_000_000 + 7 * month}`, -132.5]);
    rows.push([daysAgo(Math.round(at + 9)), "NETFLIX.COM 866-579-7172", -15.49]);
    rows.push([daysAgo(Math.round(at + 3)), `KROGER #${100 + month * 3} AUSTIN`, -20 - 7 * month]);
  }
  for (let week = 0; week < 34; week += 2) rows.push([daysAgo(4 + 7 * week), "ACME CORP PAYROLL", 2000]);
  rows.sort((one, other) => (one[0] < other[0] ? -1 : 1));
  const lines = rows.map(([day, name, amount]) => `${day},${name},${amount.toFixed(2)}`);
  return `Date,Description,Amount\n${lines.join("\n")}\n`;
}

async function choose(page: Page, name: string, text: string | Buffer) {
  const input = page.locator("input[type=file]");
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(text) });
}

test("imports bills and an income from a bank statement, leaves nothing behind when cancelled, and undoes the import", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  await addAccount(page);
  await page.goto("/accounts");
  await page.getByRole("link", { name: "Import a bank statement" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import a bank statement");
  await expect(page.getByRole("combobox", { name: "Which account is this statement from?" })).toHaveText("Everyday");
  await expectAccessible(page);
  await choose(page, "bank.csv", statement());
  await expect(page.getByText(/^CSV, 41 transactions from/)).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Description" })).toHaveText("Name");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Find my bills" }).click();
  await expect(page.getByRole("checkbox", { name: "Add City Power Light" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Add Netflix" })).toBeChecked();
  await page.getByRole("button", { name: "Details of Netflix" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Films");
  await expect(page.getByText("NETFLIX.COM 866-579-7172").first()).toBeVisible();
  await expectAccessible(page);

  const add = page.getByRole("button", { name: "Add 2 bills and 1 income" });
  const neverAnswered = "**/api/statements/*/lines";
  await page.route(neverAnswered, () => {});
  await add.click();
  await expect(page.getByRole("progressbar", { name: "Transactions saved" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(add).toBeVisible();
  expect((await (await page.request.get("/api/statement-lines")).json()).items).toEqual([]);
  expect((await (await page.request.get("/api/bills")).json()).length).toBe(0);
  await page.unroute(neverAnswered);

  await add.click();
  await expect(page.getByRole("status").filter({ hasText: "2 bills added, 1 income added" })).toBeVisible();
  const bills = await (await page.request.get("/api/bills")).json();
  expect(bills.map(({ name, amount }: { name: string; amount: string }) => [name, amount]).sort()).toEqual([
    ["City Power Light", "132.50"],
    ["Films", "15.49"],
  ]);
  const incomes = await (await page.request.get("/api/incomes")).json();
  expect(incomes).toMatchObject([{ amount: "2000.00", frequency: "biweekly" }]);
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("All changes from this import were undone.")).toBeVisible();
  expect(await (await page.request.get("/api/bills")).json()).toEqual([]);
});

test("marks a due as paid on the actual day, saves a new price, and recognises the previous file's transactions", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  const account = await addAccount(page);
  await addBill(page, account.id, {
    name: "City Power Light",
    amount: "120.00",
    nextDueDate: new Date().toISOString().slice(0, 10),
  });
  await page.goto("/statements");
  for (const [pass, known] of [
    ["first", 0],
    ["second", 41],
  ] as const) {
    await choose(page, "bank.csv", statement());
    await page.getByRole("button", { name: "Find my bills" }).click();
    if (pass === "first") {
      await expect(
        page.getByRole("checkbox", { name: /City Power Light, due .*: paid on .*, \$132\.50/ }),
      ).toBeChecked();
      await expect(
        page.getByRole("checkbox", { name: /City Power Light went up: \$120\.00 → \$132\.50/ }),
      ).toBeChecked();
      await expect(page.getByRole("checkbox", { name: /City Power Light is paid on a different day/ })).toBeChecked();
      await page.getByRole("checkbox", { name: "Add Netflix" }).uncheck();
      await page.getByRole("button", { name: "Add 1 income" }).click();
      await expect(page.getByRole("status").filter({ hasText: "1 bill marked as paid, 1 bill changed" })).toBeVisible();
      await page.getByRole("button", { name: "Import another statement" }).click();
    } else {
      await expect(page.getByRole("checkbox", { name: "Add Netflix" })).toBeVisible();
      await expect(page.getByRole("checkbox", { name: /paid on/ })).toHaveCount(0);
      await page.getByRole("button", { name: /^Add/ }).click();
      await expect(page.getByRole("status").filter({ hasText: `${known} transactions already saved` })).toBeVisible();
    }
  }
  const { items } = await (await page.request.get("/api/payments")).json();
  expect(items).toMatchObject([{ amount: "132.50", status: "completed" }]);
  const [bill] = await (await page.request.get("/api/bills")).json();
  const ahead = (Date.parse(bill.nextDueDate) - Date.now()) / DAY;
  expect(ahead, "the next due is a month after the day it was paid, not after the day it was due").toBeLessThan(28);
});

test("reads a CSV file by corrected columns, remembers them, undoes an import after leaving the page, and explains why a file is not a statement or not this account's", async ({
  page,
  email,
}) => {
  await signUp(page, email, "/robots.txt");
  await addAccount(page);
  const lines = async () => (await (await page.request.get("/api/statement-lines")).json()).items;
  const table = (month: string) => `Date,What,Amount\n01/${month}/2026,Rent,-5.00\n02/${month}/2026,Shop,-6.00\n`;

  await test.step("a renamed spreadsheet is refused", async () => {
    await page.goto("/statements");
    await choose(page, "bank.csv", "PK\u0003\u0004 a spreadsheet by another name");
    await expect(page.getByRole("alert")).toHaveText(/This is a spreadsheet/);
  });

  await test.step("the columns are corrected", async () => {
    await choose(page, "bank.csv", table("02"));
    await expect(page.getByText(/from 1 Feb to 2 Feb/)).toBeVisible();
    await page.getByRole("combobox", { name: "Date format" }).click();
    await page.getByRole("option", { name: "Month, day, year" }).click();
    await expect(page.getByText(/from 2 Jan to 2 Feb/)).toBeVisible();
    await page.getByRole("button", { name: "Find my bills" }).click();
    await page.getByRole("button", { name: "Save transactions" }).click();
    await expect(page.getByRole("status").filter({ hasText: "2 new transactions saved" })).toBeVisible();
  });

  await test.step("the bank's next CSV file is read the same way, and this import can still be undone", async () => {
    await page.goto("/statements");
    await choose(page, "bank.csv", table("03"));
    await expect(page.getByText(/from 3 Jan to 3 Feb/)).toBeVisible();
    await page.getByRole("button", { name: "Choose another file" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: /^Undo the import into Everyday/ }).click();
    await expect(page.getByText("Imported in the last 24 hours")).toBeHidden();
    expect(await lines()).toEqual([]);
  });

  await test.step("it asks before importing another account's statement, and refuses a truncated file", async () => {
    await addAccount(page, "Holidays", "0.00");
    const ofx = `OFXHEADER:100
<OFX><STMTRS><CURDEF>USD<BANKACCTFROM><BANKID>121<ACCTID>0001234567</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><DTPOSTED>${daysAgo(9).replaceAll("-", "")}<TRNAMT>-132.50<FITID>A1<NAME>CITY POWER</STMTTRN>
</BANKTRANLIST></STMTRS></OFX>`;
    const pick = async (name: string) => {
      await page.getByRole("combobox", { name: "Which account is this statement from?" }).click();
      await page.getByRole("option", { name }).click();
    };
    await page.goto("/statements");
    await pick("Everyday");
    await choose(page, "bank.ofx", ofx);
    await page.getByRole("button", { name: "Find my bills" }).click();
    await page.getByRole("button", { name: "Save transactions" }).click();
    await page.getByRole("button", { name: "Import another statement" }).click();
    await pick("Holidays");
    await choose(page, "bank.ofx", ofx);
    await expect(page.getByText(/was imported into Everyday before\. Is Holidays right\?/)).toBeVisible();
    await page.getByRole("button", { name: "Choose another file" }).click();
    await choose(page, "bank.ofx", ofx.slice(0, -60));
    await expect(page.getByRole("alert")).toHaveText(
      "The end of this file is missing. Download it from your bank again.",
    );
    expect(await lines()).toHaveLength(1);
  });
});
