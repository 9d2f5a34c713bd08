import { chromium } from "@playwright/test";
import { startReceiver } from "#server/features/notifications/testing.ts";
import { testBrowser } from "#server/features/notifications/testing-push.ts";
import { CHROMIUM_ARGS, findChromium, findWholeChromium } from "../scripts/chromium.mjs";
import { addAccount, addBill, arrive } from "./support/household.ts";
import { startApp } from "./support/running-app.ts";
import { expect, expectAccessible, leaveFirstRun, openSettings, test } from "./support/test.ts";

test("sets up where, of what and when one is told, and shows what each channel answers", async ({
  page,
  email,
  world,
}) => {
  await arrive(page, email);
  await openSettings(page);
  await page.getByRole("tab", { name: "Notifications" }).click();
  await page.getByRole("button", { name: "Test Email" }).click();
  await expect(page.getByText(/^Sent\. It answered: 250 /)).toBeVisible();
  const isTest = ({ text }: { text: string }) => text.includes("Subject: Weekwise reaches you here");
  await expect.poll(async () => (await world.post.received(email)).filter(isTest).length).toBe(1);

  const payday = page.getByRole("checkbox", { name: "Payday: what to move: Email" });
  await expect(payday).toBeChecked();
  await payday.uncheck();
  const report = page.getByRole("checkbox", { name: "Weekly report: Email" });
  await expect(report).toBeDisabled();
  await expect(report).not.toBeChecked();
  await page.getByRole("switch", { name: "Weekly reports" }).click();
  await expect(report).toBeEnabled();
  await expect(report).toBeChecked();
  await page.getByLabel("Until", { exact: true }).fill("06:30");
  await expect(page.getByRole("checkbox", { name: "Security of your account: Email" })).toBeDisabled();
  await page.getByLabel("Add another").click();
  await page.getByRole("option", { name: "Webhook" }).click();
  await page.getByLabel("Address", { exact: true }).fill("http://127.0.0.1/hook");
  await page.getByLabel("Address", { exact: true }).press("Enter");
  await expect(page.getByText("This address is not on the internet.")).toBeVisible();
  await page.getByLabel("Address", { exact: true }).fill("https://hook.example/weekwise");
  await page.getByRole("button", { name: "Add Webhook" }).click();
  await expect(page.getByText("it is shown only once")).toBeVisible();
  await expectAccessible(page);

  await page.reload();
  await openSettings(page);
  await page.getByRole("tab", { name: "Notifications" }).click();
  await expect(payday).not.toBeChecked();
  await expect(page.getByLabel("Until", { exact: true })).toHaveValue("06:30");
  await expect(page.getByText("it is shown only once")).toHaveCount(0);
  await page.getByRole("button", { name: "Remove hook.example" }).click();
  await expect(page.getByRole("button", { name: "Remove hook.example" })).toHaveCount(0);
});

test.describe("in a browser", () => {
  test("greys mail where there is no mail server, and shows what is pushed as the browser's own notification", async ({
    email,
  }) => {
    test.setTimeout(180_000);
    const app = await startApp({ env: { ALLOW_PRIVATE_ADDRESSES: "on" } });
    const pushService = await startReceiver();
    // The headless shell, which the other tests run in, shows no notifications: this takes a whole browser where there is one.
    const whole = findWholeChromium();
    const executablePath = whole ?? findChromium();
    const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
    const context = await browser.newContext({
      ...{ baseURL: app.url, permissions: ["notifications"], serviceWorkers: "allow" },
    });
    await context.addInitScript(leaveFirstRun);
    const page = await context.newPage();
    await arrive(page, email);
    await openSettings(page);
    await page.getByRole("tab", { name: "Notifications" }).click();
    await expect(page.getByRole("switch", { name: "Email notifications" })).toBeDisabled();
    await expect(page.getByText("This server cannot send email. Whoever runs it can set SMTP_URL.")).toBeVisible();
    await page.keyboard.press("Escape");

    // The push service is the test's, since no browser's can be reached: what it gets is handed to the browser.
    const { id } = await addAccount(page);
    const due = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    await addBill(page, id, { nextDueDate: due });
    const receiver = testBrowser(`${pushService.url}/push`);
    await page.request.put("/api/notifications", { data: { off: [], quiet: null, timeZone: null } });
    await page.request.post("/api/notifications/channels", { data: receiver.subscription });
    await expect.poll(() => pushService.received.length, { timeout: 90_000 }).toBe(1);
    const [received] = pushService.received;
    if (received === undefined) throw new Error("nothing was pushed");
    const pushed = JSON.stringify(receiver.read(received));
    expect(pushed).toContain("Internet is due on ");

    const state = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? "none");
    await expect.poll(state, { timeout: 60_000 }).toBe("activated");
    const session = await context.newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await session.send("ServiceWorker.enable");
    await session.send("ServiceWorker.deliverPushMessage", {
      origin: app.url,
      registrationId: await found,
      data: pushed,
    });
    const shown = () =>
      page.evaluate(async () => {
        const found = await (await navigator.serviceWorker.ready).getNotifications();
        return found.map(({ title, data }) => ({ title, url: data.url, paid: data.actions?.paid }));
      });
    if (whole !== undefined) {
      await expect.poll(async () => (await shown()).length, { timeout: 60_000 }).toBe(1);
      const [notification] = await shown();
      expect(notification?.title).toMatch(/^Internet is due on /);
      expect(notification?.url).toContain("/bills/");
      expect(notification?.paid).toContain("/api/notifications/act/");
      // No test can press a notification's button: the worker is handed the event that the press makes.
      const [worker] = context.serviceWorkers();
      await worker?.evaluate(`(async () => {
        const [notification] = await registration.getNotifications();
        dispatchEvent(new NotificationEvent("notificationclick", { notification, action: "paid" }));
      })()`);
      const titles = async () => (await shown()).map(({ title }) => title);
      await expect.poll(titles, { timeout: 30_000 }).toEqual(["Internet is marked as paid"]);
      const bills = await (await page.request.get("/api/bills")).json();
      expect(bills[0].lastPaidDate).not.toBeNull();
    }
    await browser.close();
    await pushService.close();
    await app.stop();
  });
});
