import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { testBrowser } from "#server/features/notifications/testing-push.ts";
import { CHROMIUM_ARGS, findChromium, findFullChromium } from "../scripts/chromium.mjs";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { startPushService } from "./support/push-service.ts";
import { startApp } from "./support/running-app.ts";
import { expect, leaveFirstRun, PASSWORD, test } from "./support/test.ts";

/** A user notified in a browser of a bill due tomorrow. The push service is a fake, since no real one can be reached. */
async function awaitReminder(browser: Browser, baseURL: string, email: string, endpoint: string) {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await signUp(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  const due = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await addBill(page, id, { nextDueDate: due });
  const receiver = testBrowser(endpoint);
  await page.request.put("/api/notifications", { data: { off: [], quiet: null, timeZone: null } });
  await page.request.post("/api/notifications/channels", { data: receiver.subscription });
  await page.close();
  return { context, receiver };
}

/** Hands a push message to the browser, as its push service would. */
async function deliver(page: Page, data: string) {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? "none");
  await expect.poll(state, { timeout: 60_000 }).toBe("activated");
  const session = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const origin = new URL(page.url()).origin;
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await found, data });
}

/** The displayed notification, and its button's action. */
async function expectNotification(page: Page, context: BrowserContext) {
  const shown = () =>
    page.evaluate(async () => {
      const found = await (await navigator.serviceWorker.ready).getNotifications();
      return found.map(({ title, data }) => ({ title, url: data.url, paid: data.actions?.paid }));
    });
  await expect.poll(async () => (await shown()).length, { timeout: 60_000 }).toBe(1);
  const [notification] = await shown();
  expect(notification?.title).toMatch(/^Internet is due on /);
  expect(notification?.url).toContain("/bills/");
  expect(notification?.paid).toContain("/api/notifications/act/");
  // Tests cannot press a notification's button, so the worker gets the event directly.
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

// One unconfigured server for all of these: each start takes as long as several tests.
test("explains what is unavailable on a server without email, demo or providers, and shows push messages as browser notifications", async ({
  page,
  browser,
  email,
}) => {
  test.setTimeout(240_000);
  const app = await startApp({ env: { DEMO_ACCOUNT: "off", ALLOW_PRIVATE_ADDRESSES: "on" } });
  const pushService = await startPushService();
  // Reminders are sent once a minute, so this starts first and is checked last.
  const { context: known, receiver } = await awaitReminder(browser, app.url, email, pushService.endpoint);

  await test.step("leads to /login with the demo off, where providers that are not set up are disabled", async () => {
    await page.goto(`${app.url}/dashboard`);
    const link = page.getByRole("link", { name: "Sign In", exact: true });
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(`${app.url}/login`);
    for (const path of ["/login", "/register"]) {
      await page.goto(`${app.url}${path}`);
      await expect(page.getByRole("button", { name: "Google Login (Setup Required)" })).toBeDisabled();
      await expect(page.getByRole("button", { name: "Apple Login (Coming Soon)" })).toBeDisabled();
    }
  });

  await test.step("gives a generic answer for a taken email address", async () => {
    const takenEmail = `taken-${email}`;
    await page.request.post(`${app.url}/api/auth/register`, { data: { email: takenEmail, password: PASSWORD } });
    await page.getByLabel("Email").fill(takenEmail);
    await page.getByLabel("Password", { exact: true }).fill("a stranger's password");
    await page.getByRole("button", { name: "Sign Up Free" }).click();
    await expect(page.getByRole("region", { name: /Notification/ })).toContainText("Registration failed");
  });

  await test.step("explains up front who has the reset link", async () => {
    await page.goto(`${app.url}/login`);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("This server doesn't send email: its administrator will give you a link");
    await expect(dialog).not.toContainText("We mail you");
    await dialog.getByLabel("Email").fill("ann@example.com");
    await dialog.getByLabel("New password").fill("battery staple");
    await dialog.getByRole("button", { name: "Reset Password" }).click();
    await expect(dialog.getByRole("status")).toContainText("Ask the administrator of this server");
    await expect(dialog.getByRole("status")).toContainText("ask the person who runs it to print the link");
    await expect(dialog).not.toContainText(/Check your email|on its way/);
    await page.close();
  });

  await test.step("shows push messages", async () => {
    await expect.poll(() => pushService.received.length, { timeout: 120_000, intervals: [1000] }).toBe(1);
    const [received] = pushService.received;
    if (received === undefined) throw new Error("nothing was pushed");
    const pushed = JSON.stringify(receiver.read(received));
    expect(pushed).toContain("Internet is due on ");

    // The headless shell of the other tests shows no notifications; this needs a full browser where available.
    const fullChromium = findFullChromium();
    const executablePath = fullChromium ?? findChromium();
    const another = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath && { executablePath }) });
    const context = await another.newContext({
      ...{ baseURL: app.url, permissions: ["notifications"], serviceWorkers: "allow" },
      storageState: await known.storageState(),
    });
    await context.addInitScript(leaveFirstRun);
    const knownUsersPage = await context.newPage();
    await knownUsersPage.goto("/accounts");
    await deliver(knownUsersPage, pushed);
    if (fullChromium !== undefined) await expectNotification(knownUsersPage, context);
    await another.close();
  });
  await known.close();
  await pushService.close();
  expect(await app.stop()).toBe(0);
});
