import { arriveWithPlan, inDays } from "./support/planned-household.ts";
import { expect, expectAccessible, test } from "./support/test.ts";

test("walks through the calendar by keyboard, month by month, and says what each day holds", async ({
  page,
  email,
}) => {
  await arriveWithPlan(page, email);
  await page.goto("/calendar");
  const grid = page.getByRole("grid");
  const focused = page.locator("[role=gridcell]:focus");
  const cell = (days: number) => grid.locator(`[data-day="${inDays(days)}"]`);
  await cell(0).focus();
  await expect(cell(0)).toHaveAttribute("aria-current", "date");
  for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAttribute("data-day", inDays(3));
  await expect(focused).toHaveAccessibleName(/: payday Pay \$1,980\.00, move \$\d+/);
  await page.keyboard.press("ArrowDown");
  await expect(focused).toHaveAccessibleName(/: Rent \$433\.00, covered$/);
  for (let week = 0; week < 2; week++) await page.keyboard.press("ArrowDown");
  for (let step = 0; step < 4; step++) await page.keyboard.press("ArrowRight");
  await expect(focused).toHaveAccessibleName(/: Registration \$520\.00, short by \$180\.00$/);
  await expect(page.getByText("Short by $180.00", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press("PageDown");
  await expect(focused).toHaveCount(1);
  // One stop for Tab: the next is outside of the grid.
  await page.keyboard.press("Tab");
  await expect(focused).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(grid).toBeHidden();
  await page.getByRole("button", { name: "Today" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Payday: Pay" }).first()).toContainText("Move to Joint");
  await expectAccessible(page);
});
