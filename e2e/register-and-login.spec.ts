import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  logOut,
  openSettings,
  PASSWORD,
  personMenu,
  registerUser,
  test,
} from "./support/test.ts";

const toast = (page: Page) => page.getByRole("region", { name: /Notification/ });
const passwordField = (page: Page) => page.getByLabel("Password", { exact: true });
const submit = (page: Page) => page.getByRole("button", { name: "Sign In", exact: true });

test("registers, signs in once, stays signed in and is redirected to the dashboard, and signs out on the server too, with the specified messages", async ({
  page,
  email,
  world,
}) => {
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(new URL(request.url()).pathname.replace("/api/auth/", ""));
  });

  await test.step("registration shows what is missing, and opens the login page", async () => {
    await page.goto("/");
    await page.getByRole("link", { name: "Sign Up Free" }).first().click();
    await expect(page).toHaveURL(/\/register$/);
    await page.getByRole("button", { name: "Sign Up Free" }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
    expect(posts).toEqual([]);
    await page.getByLabel("First name").fill("Zoë 🦊");
    await page.getByLabel("Last name").fill("<script>alert(1)</script>");
    await page.getByLabel("Email").fill(email);
    await expect(passwordField(page)).toHaveAttribute("type", "password");
    await expect(passwordField(page)).toHaveAttribute("autocomplete", "new-password");
    await passwordField(page).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign Up Free" }).click();
    await expect(toast(page)).toContainText("Account created successfully! Please sign in.");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByLabel("Email")).toHaveValue(email);
  });

  await test.step("the login page and its dialog show what is missing before sending anything", async () => {
    await expect(passwordField(page)).toHaveAttribute("type", "password");
    await expect(passwordField(page)).toHaveAttribute("autocomplete", "current-password");
    await page.getByLabel("Email").fill("");
    await submit(page).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
    await expect(page.getByText("Password is required")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Forgot your password?" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Reset Password" }).click();
    await expect(page.getByText("Please enter both email and new password").first()).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    expect(posts).toEqual(["register"]);
  });

  await test.step("a wrong password reveals nothing more, and a double click signs in once", async () => {
    await page.getByLabel("Email").fill(email);
    await passwordField(page).fill("wrong horse");
    await passwordField(page).press("Enter");
    await expect(toast(page)).toContainText("ErrorLogin failed");
    await expect(page).toHaveURL(/\/login$/);
    await passwordField(page).fill(PASSWORD);
    await submit(page).dblclick();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Zoë 🦊");
    await expect(toast(page).getByRole("listitem")).toHaveCount(0, { timeout: 1000 });
    expect(posts).toEqual(["register", "login-direct", "login-direct"]);
  });

  await test.step("a signed-in user is redirected from / and /login to the dashboard", async () => {
    for (const path of ["/", "/login"]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(personMenu(page)).toBeVisible();
    }
    await page.goto("/accounts");
    await expect(page.getByRole("heading", { name: "Account Manager" })).toBeVisible();
    await openSettings(page);
    await expect(page.getByRole("dialog")).toContainText("<script>alert(1)</script>");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(personMenu(page)).toBeFocused();
  });

  await test.step("the session has ended on the server too", async () => {
    const cookies = await page.context().cookies();
    await logOut(page);
    await expect(page.getByText("Status: not authenticated")).toBeVisible();
    await page.context().addCookies(cookies);
    expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  });

  await test.step("a server that sends email does not reveal a taken address, and emails its owner", async () => {
    await page.goto("/register");
    await page.getByLabel("Email").fill(email);
    await passwordField(page).fill("a stranger's password");
    await page.getByRole("button", { name: "Sign Up Free" }).click();
    await expect(toast(page)).toContainText("Account created successfully! Please sign in.");
    await expect(page).toHaveURL(/\/login$/);
    const mails = async () => (await world.post.received(email)).map(({ text }) => text);
    const noticeMails = async () =>
      (await mails()).filter((text) => text.includes("You already have a Weekwise account"));
    await expect.poll(async () => (await noticeMails()).length).toBe(1);
    await expect.poll(async () => (await mails()).length, "and the mail that asks its owner to confirm it").toBe(2);
  });
});

test("repeats a redirect that did not happen at 200, 500 and 1000 ms", async ({ page, email }) => {
  await registerUser(page, email);
  // Checks the requested delays rather than actual times, since a busy machine is late.
  const delays: number[] = [];
  let ignoredRedirects = 0;
  await page.exposeFunction("noteDelay", (delay: number) => void delays.push(delay));
  await page.exposeFunction("swallow", () => {
    ignoredRedirects += 1;
  });
  await page.addInitScript(() => {
    for (const name of ["pushState", "replaceState"] as const) history[name] = () => Reflect.get(window, "swallow")();
    const wait = window.setTimeout;
    Reflect.set(window, "setTimeout", (act: () => void, delay = 0) => {
      Reflect.get(window, "noteDelay")(delay);
      return wait(act, delay);
    });
  });
  await page.goto("/login");
  // 204 keeps the current page: the load at 500 ms does nothing, the one at 1000 ms succeeds.
  let loads = 0;
  await page.route("**/dashboard", (route) => {
    loads += 1;
    return loads > 1 ? route.continue() : route.fulfill({ status: 204 });
  });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(personMenu(page)).toBeVisible();

  expect(delays).toEqual(expect.arrayContaining([200, 500, 1000]));
  expect(ignoredRedirects).toBeGreaterThanOrEqual(2);
  expect(loads).toBe(2);
});
