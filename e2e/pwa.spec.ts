import type { Page } from "@playwright/test";
import { addAccount, addBill, addIncome, signUp } from "./support/household.ts";
import { nextBuild } from "./support/next-build.ts";
import { preparedData, startApp } from "./support/running-app.ts";
import { expect, expectAccessible, leaveFirstRun, logOut, openSettings, test } from "./support/test.ts";

// With data saving on, the browser keeps no offline copy.
test.use({ serviceWorkers: "allow", prefetch: true });

const savedLists = (page: Page) => page.evaluate(() => localStorage.getItem("last-loaded"));
const pageBuild = (page: Page) => page.locator("meta[name=build]").getAttribute("content");
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());
const offline = (page: Page) =>
  page.getByText(/^You're offline\. Showing data from \d\d\/\d\d\/\d{4} at \d{1,2}:\d\d [AP]M\./);

/** Lets the page settle: its worker installs and its lists are saved. */
async function waitForOfflineCopy(page: Page): Promise<void> {
  await page.getByRole("tab", { name: /Bills & Expenses \(\d+\)/ }).waitFor();
  await page.clock.runFor(6000);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await page.clock.runFor(6000);
  for (const list of ["bills", "incomes", "accounts"])
    await expect.poll(() => savedLists(page)).toContain(`/api/${list}`);
}

test("can be installed, starts offline with the saved lists, and when back online reloads and announces a new version", async ({
  browser,
  email,
}) => {
  // It starts three servers.
  test.setTimeout(240_000);
  const dataDir = preparedData();
  const first = await startApp({ dataDir });
  const page = await browser.newPage({ baseURL: first.url, viewport: { width: 390, height: 800 } });
  await page.addInitScript(leaveFirstRun);
  const messages: string[] = [];
  page.on("console", (message) => message.text().includes("Content Security Policy") && messages.push(message.text()));
  await page.clock.install();
  await signUp(page, email, "/robots.txt");
  const { id } = await addAccount(page);
  await addBill(page, id);
  await addIncome(page);
  await page.goto("/dashboard?add=bill");
  await test.step("it can be installed, with a manifest, icons and a shortcut that opens the bill form", async () => {
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);

    const answer = await page.request.get("/manifest.webmanifest");
    expect(answer.headers()).toMatchObject({
      "content-type": expect.stringMatching(/^application\/manifest\+json/),
      "cache-control": "no-cache",
    });
    const session = await page.context().newCDPSession(page);
    const { url, errors, data } = await session.send("Page.getAppManifest");
    expect(url).toMatch(/\/manifest\.webmanifest$/);
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? "");
    expect(manifest).toMatchObject({ name: "Weekwise", start_url: "/dashboard", scope: "/", display: "standalone" });
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
    const icons = [...manifest.icons, { src: "/apple-touch-icon.png", sizes: "180x180" }];
    for (const { src, sizes } of icons) {
      const size = await page.evaluate(async (path) => {
        const { width, height } = await createImageBitmap(await (await fetch(path)).blob());
        return `${width}x${height}`;
      }, src);
      expect(size, src).toBe(sizes);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  });

  await waitForOfflineCopy(page);
  const build = await pageBuild(page);
  expect(await cacheNames(page)).toEqual([`weekwise-${build}`]);
  await first.stop();

  await test.step("it starts offline, and shows how old its data is", async () => {
    await page.reload();
    await expect(offline(page)).toBeVisible();
    await expect(page.getByRole("tab", { name: "Bills & Expenses (1)" })).toBeVisible();
    await expect(page.getByText("Internet").first()).toBeVisible();
    await expect(page.getByText(/Failed to load/)).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step("nothing can be changed, and every attempt shows a message", async () => {
    const message = page.getByText("You can make changes once you're back online.", { exact: true });
    for (const name of ["Add Bills/Expenses", "Add Income", "Delete Internet"]) {
      await page.getByRole("button", { name }).first().click();
      await expect(message).toBeVisible();
      await expect(page.getByRole("dialog").or(page.getByRole("alertdialog"))).toHaveCount(0);
      await page.getByRole("button", { name: "Close" }).click();
      await expect(message).toBeHidden();
    }
    await page.goto("/accounts");
    await expect(offline(page)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Everyday" })).toBeVisible();
    await page.getByRole("button", { name: "Create New Account" }).click();
    await expect(message).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // A dialog's styles need the nonce, which must be the kept page's own.
    await openSettings(page);
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(messages).toEqual([]);
    await page.keyboard.press("Escape");
  });

  const second = await startApp({ dataDir, port: first.port, command: [nextBuild()] });
  const news = page.getByText("A new version is ready.");
  await test.step("back online, everything reloads automatically and can be changed", async () => {
    await addAccount(page, "Holidays");
    // The connection is checked every ten seconds; on a busy machine one check may come too early.
    await expect(async () => {
      await page.clock.runFor(11_000);
      await expect(offline(page)).toBeHidden({ timeout: 1000 });
    }).toPass({ timeout: 40_000 });
    await expect(page.getByRole("heading", { name: "Holidays" })).toBeVisible();
    await page.getByRole("button", { name: "Create New Account" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("Half written");
  });

  await test.step("the new version waits for a press, and typed input is kept", async () => {
    await expect(async () => {
      await page.clock.runFor(10_000);
      await expect(news).toBeAttached({ timeout: 1000 });
    }).toPass({ timeout: 40_000 });
    await expect(page.getByRole("dialog").getByLabel("Name")).toHaveValue("Half written");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect(news).toBeVisible();
    await expectAccessible(page);
    expect(await pageBuild(page)).toBe(build);
    let loads = 0;
    page.on("load", () => {
      loads += 1;
    });
    await page.getByRole("button", { name: "Reload" }).click();
    await expect.poll(() => pageBuild(page)).toBe("the-next-build");
    await expect(page.getByRole("heading", { name: "Holidays" })).toBeVisible();
    await expect.poll(() => cacheNames(page)).toEqual(["weekwise-the-next-build"]);
    await page.clock.runFor(12_000);
    await expect(news).toBeHidden();
    expect(loads).toBe(1);
  });

  await test.step("the next user of this browser sees none of it", async () => {
    expect(await savedLists(page)).toContain("Internet");
    await signUp(page, `next-${email}`);
    await expect.poll(() => savedLists(page)).toBeNull();
    await waitForOfflineCopy(page);
    expect(await savedLists(page)).toContain(`next-${email}`);
    expect(await savedLists(page)).not.toContain("Internet");
  });

  await test.step("logging out removes it, even without a server", async () => {
    await second.stop();
    await page.reload();
    await expect(offline(page)).toBeVisible();
    await logOut(page);
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
    expect(await savedLists(page)).toBeNull();
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Sign Up Free" }).first()).toBeVisible();
  });

  await test.step("a server without offline support has the copies removed", async () => {
    const third = await startApp({ dataDir, port: first.port, env: { OFFLINE_COPY: "off" } });
    await page.goto("/");
    await expect.poll(() => cacheNames(page), { timeout: 15_000 }).toEqual([]);
    const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    await third.stop();
  });
  await page.close();
});
