import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { getWorld, type World } from "./world.ts";

let visitors = 0;

/** All tests share one application (see start-world.ts); each uses its own IP address. */
export const test = base.extend<
  { email: string; firstRun: boolean; live: boolean; prefetch: boolean },
  { world: World }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  world: [async ({}, use) => use(getWorld()), { scope: "worker" }],
  baseURL: async ({ world }, use) => use(world.app.url),
  extraHTTPHeaders: async ({ world: _ }, use, info) => {
    visitors += 1;
    await use({ "x-forwarded-for": `198.51.${info.workerIndex % 250}.${visitors % 250}` });
  },
  /** Whether a new household sees the first-run steps; most tests skip them. */
  firstRun: [false, { option: true }],
  /** Whether live changes are on; most tests change data directly, or make the clock jump. */
  live: [false, { option: true }],
  /** Whether dialogs are prefetched; most tests open one of twelve, which then loads on demand. */
  prefetch: [false, { option: true }],
  context: async ({ context, firstRun, live, prefetch }, use) => {
    if (!prefetch) await context.addInitScript(saveData);
    if (!firstRun) await context.addInitScript(leaveFirstRun);
    if (!live) await context.addInitScript(() => Reflect.deleteProperty(window, "EventSource"));
    await use(context);
    // A second person's pages would keep running during later tests.
    for (const other of context.browser()?.contexts() ?? []) if (other !== context) await other.close();
  },
  email: async ({ world: _ }, use, info) => use(`person-${info.testId}@example.com`.toLowerCase()),
});

export { expect, expectAccessible };

type ContextOptions = Parameters<Browser["newContext"]>[0];

/** Another person's or device's browser, with data saving on and the first-run steps skipped, like most tests. */
export async function anotherBrowser(browser: Browser, options: ContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(saveData);
  await context.addInitScript(leaveFirstRun);
  return context.newPage();
}

/** As in a browser with data saving on. */
function saveData(): void {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection === "object" && connection) Object.defineProperty(connection, "saveData", { value: true });
}

/** As after pressing 'Do this later' in this browser. */
export function leaveFirstRun(): void {
  try {
    localStorage.setItem("first-run-left", "true");
  } catch {
    // A browser without storage.
  }
}

/** The user menu in the header with Settings and Logout; present when signed in. */
export const personMenu = (page: Page) => page.getByRole("banner").getByRole("button", { name: /, menu$/ });

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await personMenu(page).click();
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
}

export const openSettings = (page: Page) => chooseInMenu(page, "Settings");
export const logOut = (page: Page) => chooseInMenu(page, "Logout");

export const PASSWORD = "correct horse";

/** Removes the test's own IP address: the demo is available only locally, not through a proxy. */
export const removeClientAddress = (page: Page) => page.context().setExtraHTTPHeaders({});

/** Creates a user with the real call, as the register page does. */
export async function registerUser(
  page: Page,
  email: string,
  names: { firstName: string; lastName?: string; invitation?: string | undefined } = {
    firstName: "Ann",
    lastName: "Lee",
  },
): Promise<void> {
  const answer = await page.request.post("/api/auth/register", { data: { email, password: PASSWORD, ...names } });
  expect(answer.status()).toBe(201);
}

/** Signs in on the login page, where a dialog may open at once. */
export async function signInToDashboard(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Signs in to the accounts page, which shows money and loads quickly. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login?to=%2Faccounts");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/accounts$/);
  await expect(personMenu(page)).toBeVisible();
}
