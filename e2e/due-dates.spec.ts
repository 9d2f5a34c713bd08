import type { Page } from "@playwright/test";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

const rowOf = (page: Page, name: string) => page.getByRole("tabpanel").getByRole("listitem").filter({ hasText: name });

const pad = (number: number) => String(number).padStart(2, "0");
const text = (date: Date) => `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
const shown = (day: string) => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;
const inDays = (days: number) => {
  const now = new Date();
  return text(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days));
};
const NEXT_YEAR = new Date().getFullYear() + 1;

test("shows in the list and among those due soon when a bill paid by hand is due, or was", async ({ page, email }) => {
  await arrive(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  const due = inDays(1);
  const september = `${NEXT_YEAR}-09-10`;
  await addBill(page, id, { nextDueDate: due });
  await addBill(page, id, { name: "Insurance", frequency: "annually", nextDueDate: september });
  await page.clock.setFixedTime(new Date(Date.now() + 3 * 86_400_000));
  await page.goto("/dashboard");
  await expect(rowOf(page, "Internet")).toContainText(`Was due on ${shown(due)}`);
  await expect(rowOf(page, "Insurance")).toContainText(`Due ${shown(september)}`);
  await expect(page.getByRole("complementary", { name: "Bills Due Soon" })).toContainText(`Due ${shown(september)}`);
});
