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
