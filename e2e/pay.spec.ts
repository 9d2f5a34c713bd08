import type { Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./support/both-themes.ts";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

// Not due today, so that no tick of the scheduler pays it in the middle of a test.
const ANOTHER_DAY = (new Date().getDate() + 9) % 28 || 28;

const toasts = (page: Page) => page.getByRole("region", { name: /Notification/ }).getByRole("listitem");
const payButton = (page: Page) => page.getByRole("button", { name: "Pay Bill", exact: true });
const dialog = (page: Page) => page.getByRole("dialog");

/** A person with one bill of 60.00 a month, looking at its pay dialog. */
async function openPay(page: Page, email: string, { balance = "1000.00", bill = {} } = {}) {
  await arrive(page, email, "/robots.txt");
  const account = await addAccount(page, "Everyday", balance);
  const { id } = await addBill(page, account.id, bill);
  await page.request.post("/api/bills/process-savings");
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Pay Internet" }).click();
  await expect(dialog(page)).toContainText("Internet");
  return { account: account.id, bill: id };
}

const accountOf = async (page: Page) => (await (await page.request.get("/api/accounts")).json())[0];
const billOf = async (page: Page) => (await (await page.request.get("/api/bills")).json())[0];

/** Every payment the page asks for: its body, and the key that makes it happen once. */
function watchPayments(page: Page) {
  const sent: { body: unknown; key: string | undefined }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/bills/pay")) {
      sent.push({ body: request.postDataJSON(), key: request.headers()["idempotency-key"] });
    }
  });
  return sent;
}

test("shows the bill, its account and what is saved; pays the bill's amount and resets the savings cycle", async ({
  page,
  email,
}) => {
  const sent = watchPayments(page);
  const { bill } = await openPay(page, email);
  const amount = page.getByLabel("Amount");
  await expect(amount).toHaveValue("60.00");
  for (const [name, value] of [
    ["type", "number"],
    ["step", "0.01"],
    ["min", "0"],
  ] as const) {
    await expect(amount).toHaveAttribute(name, value);
  }
  // One week of 60.00 a month is saved, and the account grew by it.
  for (const text of ["$60.00", "Saved $13.86", "23% of $60.00", "Everyday", "$1,013.86", "-$60.00", "$953.86"]) {
    await expect(dialog(page)).toContainText(text);
  }
  await expectAccessibleInBothThemes(page);

  await payButton(page).click();
  await expect(dialog(page)).toContainText("The savings cycle was reset");
  await expect(dialog(page)).toContainText("The account now holds $953.86.");
  expect(sent).toEqual([{ body: { billId: bill, amount: "60.00" }, key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  await page.getByRole("button", { name: "Done" }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await accountOf(page)).toMatchObject({ balance: "953.86" });
  expect(await billOf(page)).toMatchObject({ savings: { savedAmount: "0.00" } });

  // Opened again it is a form with the figures of now, and a payment of its own.
  await page.getByRole("button", { name: "Pay Internet" }).click();
  await expect(dialog(page)).toContainText("Saved $0.00");
  await expect(dialog(page)).toContainText("$953.86");
  await page.getByLabel("Amount").fill("0.5");
  await payButton(page).click();
  await expect(dialog(page)).toContainText("The savings cycle was reset");
  expect(sent[1]).toMatchObject({ body: { billId: bill, amount: "0.5" } });
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
  await expectAccessibleInBothThemes(page);
  expect(await accountOf(page)).toMatchObject({ balance: "953.36" });
});

test("celebrates with 300 pieces for 3 s, closes after 3.5 s, and returns the focus", async ({ page, email }) => {
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
    const note = (times: number[], isThere: boolean) => {
      if (isThere && !times[0]) times[0] = Date.now();
      if (!isThere && times[0] && !times[1]) times[1] = Date.now();
    };
    new MutationObserver(() => {
      note(seen.canvas, document.querySelector("canvas") !== null);
      note(
        seen.paid,
        document.querySelector("[role=dialog][data-state=open]")?.textContent?.includes("reset") ?? false,
      );
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await openPay(page, email);
  // From here on the page's time goes only as far as it is told, however busy the machine is.
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
  // Nothing of the celebration is a script or worker the policy would have to admit, and it leaves nothing behind.
  await expect(page.locator("canvas")).toHaveCount(0);
});

test("works with the keyboard alone, and without motion when reduced motion is requested", async ({ page, email }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPay(page, email);
  await page.keyboard.press("Escape");
  const opener = page.getByRole("button", { name: "Pay Internet" });
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Amount")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("25.5");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
  await expect(dialog(page)).toContainText("$25.50");
  await expect(page.locator("canvas")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(opener).toBeFocused();
});

test("opens as a single dialog after another one, and closes on Cancel", async ({ page, email }) => {
  await openPay(page, email, { balance: "40.00" });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "History of Internet" }).click();
  await expect(dialog(page)).toContainText("No payments yet");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.getByRole("button", { name: "Pay Internet" }).click();
  await payButton(page).click();
  await expect(toasts(page)).toContainText("Insufficient Funds");
  await expect(page.locator("[role=dialog]")).toHaveCount(1);
  await page.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(dialog(page)).toBeHidden();
});

test("does not pay a bill without an account, and says why", async ({ page, email }) => {
  const { account } = await openPay(page, email);
  await page.request.delete(`/api/accounts/${account}`);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Pay Internet" }).click();
  await expect(dialog(page)).toContainText("Needs an account");
  await expect(payButton(page)).toBeDisabled();
  await expectAccessibleInBothThemes(page);
});

test("shows a scheduled direct debit before another payment is made", async ({ page, email }) => {
  const { bill } = await openPay(page, email, { bill: { isDirectDebit: true, paymentDay: ANOTHER_DAY } });
  const ahead = new Date().getFullYear() + 5;
  await page.request.post("/api/bills/pay", { data: { billId: bill, amount: "61.50", dueDate: `${ahead}-12-31` } });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Pay Internet" }).click();
  await expect(dialog(page)).toContainText(`$61.50 is scheduled for 12/31/${ahead}`);
  await expectAccessibleInBothThemes(page);
});

test("fits a very long name and the largest amount on a small phone", async ({ page, email }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, email, "/robots.txt");
  const account = await addAccount(page, "M".repeat(100), "-99999999.99");
  await addBill(page, account.id, { name: "W".repeat(255), amount: "99999999.99", frequency: "annually" });
  await page.goto("/dashboard");
  await page.getByRole("button", { name: /^Pay W+$/ }).click();
  await expect(dialog(page)).toContainText("$99,999,999.99");
  await expectAccessibleInBothThemes(page);
});
