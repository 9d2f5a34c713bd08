import type { Page, Request } from "@playwright/test";
import { addAccount, addBill, signUp } from "./support/household.ts";
import { passTime } from "./support/pass-time.ts";
import { expect, expectAccessible, logOut, PASSWORD, personMenu, test } from "./support/test.ts";

test("does not sign in again automatically after a failed logout: the gate waits for Continue, and ignores a late response", async ({
  page,
  email,
}) => {
  await page.clock.install();
  await signUp(page, email, "/accounts");
  await expect(personMenu(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  const continueButton = page.getByRole("button", { name: "Continue" });
  const remembered = () => page.evaluate(() => localStorage.getItem("auth-state"));

  await test.step("a session response arrives after Logout", async () => {
    const holdRequests = async (address: string) => {
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(address, async (route) => {
        await isReleased;
        await (address.includes("logout") ? route.abort() : route.continue());
      });
      return release;
    };
    const answerCheck = await holdRequests("**/api/auth/user");
    const failLogout = await holdRequests("**/logout-direct");
    const sessionRequest = page.waitForRequest("**/api/auth/user");
    await page.reload();
    await sessionRequest;
    await logOut(page);
    const answered = page.waitForResponse("**/api/auth/user");
    answerCheck();
    await answered;
    failLogout();
    await expect(continueButton).toBeVisible();
    expect(await remembered()).toBeNull();
  });

  await test.step("the gate waits for Continue", async () => {
    await expect(page.getByText("Status: authenticated", { exact: true })).toBeVisible();
    await passTime(page, 6000);
    await expect(continueButton).toBeVisible();
    expect(await remembered()).toBeNull();
    await continueButton.click();
    await expect(personMenu(page)).toBeVisible();
  });

  await test.step("a successful logout signs out", async () => {
    await logOut(page);
    await expect(continueButton).toBeVisible();
    await page.unroute("**/logout-direct");
    await page.getByRole("button", { name: "Sign Out (Clear Cache)" }).click();
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });
});

/**
 * Waits until all requests of the page have been answered, and a little longer, since one response may cause the next request.
 * Playwright's network idle is unreliable on a busy machine.
 */
function watchRequests(page: Page): () => boolean {
  const open = new Set<Request>();
  let last = Date.now();
  const ended = (request: Request) => {
    open.delete(request);
    last = Date.now();
  };
  page.on("request", (request) => open.add(request));
  page.on("requestfinished", ended);
  page.on("requestfailed", ended);
  // Requests of the previous page may never finish.
  page.on("framenavigated", () => open.clear());
  return () => open.size === 0 && Date.now() - last > 300;
}

/** Signs in again as the login page would, and opens the path. */
async function signInAgain(page: Page, email: string, path: string): Promise<void> {
  const answer = await page.request.post("/api/auth/login-direct", { data: { email, password: PASSWORD } });
  await page.evaluate(
    (user) => {
      localStorage.setItem("user-data", user);
      localStorage.setItem("auth-state", "authenticated");
    },
    await answer.text(),
  );
  await page.goto(path);
}

test("shows the gate, not an empty household, when the session has ended before a load, a deletion or a payment, returns to the same page after signing in, and signs out other windows too", async ({
  page,
  context,
  email,
}) => {
  const signedOut = (shown = page) => expect(shown.getByText("Status: not authenticated")).toBeVisible();
  /** As if a new password had signed out every device: the next action finds out. */
  const isQuiet = watchRequests(page);
  const endSession = async () => {
    await expect.poll(isQuiet).toBe(true);
    await page.request.post("/api/auth/logout-direct");
  };
  const signInFromGate = async () => {
    const { pathname } = new URL(page.url());
    await expect(personMenu(page)).toBeHidden();
    await page.getByRole("link", { name: /Sign [Ii]n/ }).click();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign In", exact: true }).click();
    await expect(personMenu(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(pathname);
  };
  await signUp(page, email, "/robots.txt");
  await addBill(page, (await addAccount(page, "Everyday", "100.00")).id, { name: "Rent" });

  await test.step("before a load", async () => {
    await page.route("**/api/bills", (route) => route.abort("internetdisconnected"));
    await page.goto("/dashboard");
    const dueSoon = page.getByRole("complementary", { name: "Bills Due Soon" });
    await expect(dueSoon.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/api/bills");
    await endSession();
    await dueSoon.getByRole("button", { name: "Retry" }).click();
    await signedOut();
    await expect(page).toHaveURL(/\/dashboard$/);
    await signInFromGate();
  });

  await test.step("before a dialog that loads something, where nothing is pressed in it", async () => {
    await expect(page.getByRole("button", { name: "Pay Rent" })).toBeVisible();
    await endSession();
    await page.getByRole("button", { name: "Adjust Savings" }).click();
    await signedOut();
    await signInAgain(page, email, "/dashboard");
  });

  await test.step("before a deletion and a payment", async () => {
    await page.getByRole("button", { name: "Delete Rent" }).click();
    await endSession();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await signedOut();
    await signInAgain(page, email, "/dashboard");
    await page.getByRole("button", { name: "Pay Rent" }).click();
    await expect(page.getByRole("dialog")).toContainText("Left after paying");
    await endSession();
    await page.getByRole("button", { name: "Pay Bill", exact: true }).click();
    await signedOut();
    await signInAgain(page, email, "/accounts");
    expect(await (await page.request.get("/api/bills")).json()).toMatchObject([{ name: "Rent" }]);
    expect((await (await page.request.get("/api/payments")).json()).items).toEqual([]);
  });

  await test.step("before a new account", async () => {
    await page.getByRole("button", { name: "Create New Account" }).click();
    await page.getByRole("dialog").getByLabel("Name").fill("House");
    await endSession();
    await page.getByRole("dialog").getByRole("button", { name: "Create Account" }).click();
    await signedOut();
    await signInFromGate();
  });

  const otherWindow = await context.newPage();
  await otherWindow.goto("/accounts");
  await expect(otherWindow.getByRole("heading", { name: "Account Manager" })).toBeVisible();
  await logOut(page);
  for (const shown of [otherWindow, page]) {
    await signedOut(shown);
    await expect(personMenu(shown)).toBeHidden();
  }
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});
