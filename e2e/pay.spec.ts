import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

// Not due today, so that the scheduler does not pay it during a test.
const ANOTHER_DAY = (new Date().getDate() + 9) % 28 || 28;

const payButton = (page: Page) => page.getByRole("button", { name: "Pay Bill", exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

test("shows 300 confetti pieces for 3 s, closes after 3.5 s, and restores the focus", async ({ page, email }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    const seen = { pieces: 0, canvas: [0, 0], paid: [0, 0] };
    Reflect.set(window, "seen", seen);
    let frame = 0;
    const { fill, clearRect } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fill = function (...args: unknown[]) {
      frame += 1;
      seen.pieces = Math.max(seen.pieces, frame);
      Reflect.apply(fill, this, args);
    };
    CanvasRenderingContext2D.prototype.clearRect = function (...args) {
      frame = 0;
      Reflect.apply(clearRect, this, args);
    };
    const recordTimes = (times: number[], isVisible: boolean) => {
      if (isVisible && !times[0]) times[0] = Date.now();
      if (!isVisible && times[0] && !times[1]) times[1] = Date.now();
    };
    new MutationObserver(() => {
      recordTimes(seen.canvas, document.querySelector("canvas") !== null);
      recordTimes(
        seen.paid,
        document.querySelector("[role=dialog][data-state=open]")?.textContent?.includes("reset") ?? false,
      );
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await signUp(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Pay Internet" }).click();
  await expect(dialog(page)).toContainText("Internet");
  // From here on the page's clock is controlled, however busy the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await payButton(page).click();
  await expect(dialog(page)).toContainText("reset");
  await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
  await expect(page.locator("canvas")).toHaveCount(1);
  await page.clock.runFor(4000);
  await page.clock.resume();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("button", { name: "Pay Internet" })).toBeFocused();
  const seen = await page.evaluate(() => Reflect.get(window, "seen"));
  const lasted = ([from, to]: [number, number]) => to - from;
  expect(seen.pieces).toBe(300);
  expect(Math.abs(lasted(seen.canvas) - 3000)).toBeLessThan(400);
  expect(Math.abs(lasted(seen.paid) - 3500)).toBeLessThan(400);
  // The confetti needs no script or worker the policy would have to allow, and leaves nothing behind.
  await expect(page.locator("canvas")).toHaveCount(0);
});

/** One bill to pay, one without an account, and one with a payment scheduled, the longest name and the largest amount. */
async function addBillAndAccounts(page: Page) {
  const everyday = await addAccount(page);
  await addBill(page, everyday.id);
  await page.request.post("/api/bills/process-savings");
  const old = await addAccount(page, "Old bank");
  await addBill(page, old.id, { name: "Orphan" });
  await page.request.delete(`/api/accounts/${old.id}`);
  const low = await addAccount(page, "M".repeat(100), "-99999999.99");
  const largest = { name: "W".repeat(255), amount: "99999999.99", isDirectDebit: true, paymentDay: ANOTHER_DAY };
  const { id } = await addBill(page, low.id, largest);
  const dueDate = `${new Date().getFullYear() + 5}-12-31`;
  const scheduled = await page.request.post("/api/bills/pay", { data: { billId: id, amount: "61.50", dueDate } });
  expect((await scheduled.json()).payment.status).toBe("scheduled");
}

test("pays with the keyboard alone and respects reduced motion; every state is accessible and fits a phone", async ({
  page,
  email,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The view that closes after 3.5 s is kept open, so that it can be checked.
  await page.addInitScript(() => {
    const real = window.setTimeout;
    Reflect.set(window, "setTimeout", (work: TimerHandler, delay?: number, ...rest: unknown[]) =>
      real(work, delay === 3500 ? 600_000 : delay, ...rest),
    );
  });
  await signUp(page, email, "/robots.txt");
  await addBillAndAccounts(page);
  await page.goto("/dashboard");
  const opener = page.getByRole("button", { name: "Pay Internet" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Amount")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Amount")).toBeFocused();
  await expect(dialog(page)).toContainText("Saved $13.86");
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("25.5");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
  await expect(dialog(page)).toContainText("$25.50");
  await expect(page.locator("canvas")).toHaveCount(0);
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press("Enter");
  await expect(opener).toBeFocused();

  for (const [name, words] of [
    ["Pay Orphan", /Needs an account/],
    [/^Pay W+$/, /\$99,999,999\.99.*\$61\.50 is scheduled for 12\/31\//],
  ] as const) {
    await page.getByRole("button", { name }).click();
    await expect(dialog(page)).toContainText(words);
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  }
});
