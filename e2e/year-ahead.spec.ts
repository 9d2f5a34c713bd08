import type { Page } from "@playwright/test";
import { arriveWithPlan } from "./support/planned-household.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

const verdict = (page: Page) => page.getByTestId("verdict");

test("shows the year ahead: a line per account, its lowest point, and the same figures as a table", async ({
  page,
  email,
}) => {
  await arriveWithPlan(page, email);
  await page.goto("/plan");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Year ahead");
  await expect(verdict(page)).toHaveText(/^1 bill will be short: Registration, \$180\.00 on \d+ \w+\.$/);
  await expect(page.getByText("Put in $180.00 by")).toContainText("It is first needed for Registration.");
  const picture = page.getByRole("img", { name: /^What each account will hold/ });
  await expect(picture.locator("[data-mark]")).toHaveCount(2);
  await page.getByText("Show as table").click();
  const table = page.getByRole("table", { name: /^What each account will hold/ });
  const rows = await table.getByRole("row").allInnerTexts();
  const answer = await (await page.request.get("/api/plan/year")).json();
  const last = (id: number) => answer.accounts[id].series.at(-1).balance;
  const inDollars = (amount: string) =>
    `${amount.startsWith("-") ? "-" : ""}$${amount.replace("-", "").replace(/\B(?=(\d{3})+\.)/g, ",")}`;
  expect(rows.at(-1)).toContain(inDollars(last(0)));
  expect(rows.at(-1)).toContain(inDollars(last(1)));
  // The slider reads each day of the picture: at its end it says what the table's last row says.
  const day = page.getByRole("slider", { name: /^Day of What each account/ });
  await day.focus();
  await page.keyboard.press("End");
  const said = `${answer.accounts[0].name} ${inDollars(last(0))}, ${answer.accounts[1].name} ${inDollars(last(1))}`;
  await expect(day).toHaveAttribute("aria-valuetext", new RegExp(`: ${said.replace(/[$.]/g, "\\$&")}$`));
  await expectAccessible(page);
});

test("tries a change: the verdict follows, nothing is saved until asked, and Reset takes it back", async ({
  page,
  email,
}) => {
  await arriveWithPlan(page, email);
  await page.goto("/plan");
  await expect(verdict(page)).toContainText("Registration, $180.00");
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") writes.push(request.url());
  });
  await page.getByRole("combobox", { name: "Bill" }).click();
  await page.getByRole("option", { name: "Registration" }).click();
  const slider = page.getByRole("slider", { name: "Changes by" });
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  // 520.00 and five percent of it, 26.00; its week is 0.50 more, four times until then.
  await expect(verdict(page)).toContainText("Registration, $204.00");
  await page.keyboard.press("Home");
  await expect(verdict(page)).toContainText("On track");
  expect(writes).toEqual([]);
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(verdict(page)).toContainText("Registration, $180.00");
  await slider.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Save this change" }).click();
  await expect(page.getByText("Bill updated successfully").first()).toBeVisible();
  const bills = await (await page.request.get("/api/bills")).json();
  expect(bills.map(({ amount }: { amount: string }) => amount).sort()).toEqual(["433.00", "546.00"]);
  await expect(page.getByRole("button", { name: "Reset" })).toBeHidden();
});

test("gives spare money to a goal", async ({ page, email }) => {
  await arriveWithPlan(page, email);
  await page.goto("/plan");
  await page.getByRole("button", { name: "Give to a goal, from Joint" }).click();
  const dialog = page.getByRole("dialog", { name: "Give to a goal" });
  await dialog.getByLabel("Amount").fill("999999");
  await dialog.getByRole("button", { name: "Set aside" }).click();
  await expect(dialog.getByText(/^At most \$[\d,.]+ can be spared$/)).toBeVisible();
  await dialog.getByLabel("Amount").fill("50");
  await dialog.getByRole("button", { name: "Set aside" }).click();
  await expect(page.getByText("$50.00 set aside for Rent").first()).toBeVisible();
  const bills = await (await page.request.get("/api/bills")).json();
  const rent = bills.find(({ name }: { name: string }) => name === "Rent");
  expect(rent.savings.savedAmount).toBe("50.00");
});
