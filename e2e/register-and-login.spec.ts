import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  logOut,
  openSettings,
  PASSWORD,
  personMenu,
  registered,
  signIn,
  test,
} from "./support/test.ts";

test("registers, signs in, stays signed in after a reload, and signs out on the server too", async ({
  page,
  email,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Sign Up Free" }).first().click();
  await expect(page).toHaveURL(/\/register$/);
  await page.getByLabel("First name").fill("Zoë 🦊");
  await page.getByLabel("Last name").fill("<script>alert(1)</script>");
  await page.getByLabel("Email").fill(email);
  const password = page.getByLabel("Password", { exact: true });
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page.getByRole("region", { name: /Notification/ })).toContainText(
    "Account created successfully! Please sign in.",
  );
  await expect(page).toHaveURL(/\/login$/);

  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "current-password");
  await password.fill(PASSWORD);
  await password.press("Enter");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Zoë 🦊");
  await expect(page.getByText("Please sign in.")).toBeHidden({ timeout: 1000 });
  await page.reload();
  await expect(personMenu(page)).toBeVisible();
  const cookies = await page.context().cookies();

  await openSettings(page);
  await expect(page.getByRole("dialog")).toContainText("<script>alert(1)</script>");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(personMenu(page)).toBeFocused();

  await logOut(page);
  await expect(page.getByText("Status: not authenticated")).toBeVisible();
  await page.context().addCookies(cookies);
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("reports a wrong password without revealing more", async ({ page, email }) => {
  await registered(page, email);
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("wrong horse");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  const toast = page.getByRole("region", { name: /Notification/ });
  await expect(toast).toContainText("Error");
  await expect(toast).toContainText("Login failed");
  await expect(page).toHaveURL(/\/login$/);
});

test("shows the specified validation messages before sending anything", async ({ page }) => {
  let sent = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") sent += 1;
  });
  await page.goto("/register");
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password must be at least 8 characters")).toBeVisible();
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Forgot your password?" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Reset Password" }).click();
  await expect(page.getByText("Please enter both email and new password").first()).toBeVisible();
  await expectAccessible(page);
  expect(sent).toBe(0);
});

async function registerByHand(page: Page, base: string, email: string): Promise<void> {
  await page.goto(`${base}/register`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a stranger's password");
  await page.getByRole("button", { name: "Sign Up Free" }).click();
}

test("does not reveal a taken email address on a server that sends email, and emails its owner", async ({
  page,
  email,
  world,
}) => {
  await registered(page, email);
  await registerByHand(page, world.app.url, email);
  await expect(page.getByRole("region", { name: /Notification/ })).toContainText(
    "Account created successfully! Please sign in.",
  );
  await expect(page).toHaveURL(/\/login$/);
  const mails = async () => (await world.post.received(email)).map(({ text }) => text);
  const told = async () => (await mails()).filter((text) => text.includes("You already have a Weekwise account"));
  await expect.poll(async () => (await told()).length).toBe(1);
  await expect.poll(async () => (await mails()).length, "and the mail that asks its owner to confirm it").toBe(2);
});

test("redirects a signed-in user from / and /login, and shows the dashboard on other paths", async ({
  page,
  email,
}) => {
  await registered(page, email);
  await signIn(page, email);
  for (const path of ["/", "/login"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
  await page.goto("/no/such/page");
  await expect(personMenu(page)).toBeVisible();
  await page.goto("/accounts");
  await expect(page.getByRole("heading", { name: "Account Manager" })).toBeVisible();
});

test("says when to try again after too many attempts", async ({ page, email }) => {
  for (let n = 0; n < 10; n++) {
    await page.request.post("/api/auth/login-direct", { data: { email, password: "guess" } });
  }
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("guess");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("region", { name: /Notification/ })).toContainText(
    "Too many attempts. Please try again in 15 minutes.",
  );
});

test("signs in once on a double click", async ({ page, email }) => {
  await registered(page, email);
  await page.goto("/login");
  let posts = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/login-direct")) posts += 1;
  });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).dblclick();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(posts).toBe(1);
});

test("repeats a redirect that did not happen at 200, 500 and 1000 ms", async ({ page, email }) => {
  await registered(page, email);
  // What the page asks its clock for, rather than when it happens: a busy machine is late.
  const delays: number[] = [];
  let swallowed = 0;
  await page.exposeFunction("noteDelay", (delay: number) => void delays.push(delay));
  await page.exposeFunction("swallow", () => {
    swallowed += 1;
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
  // 204 leaves the page where it is: the load at 500 ms leads nowhere, the one at 1000 ms does.
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
  expect(swallowed).toBeGreaterThanOrEqual(2);
  expect(loads).toBe(2);
});
