import { type Browser, test as base, expect, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { findWorld, type World } from "./world.ts";

let visitors = 0;

/** All tests share one application (see start-world.ts); each comes from an address of its own. */
export const test = base.extend<
  { email: string; firstRun: boolean; live: boolean; prefetch: boolean },
  { world: World }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  world: [async ({}, use) => use(findWorld()), { scope: "worker" }],
  baseURL: async ({ world }, use) => use(world.app.url),
  extraHTTPHeaders: async ({ world: _ }, use, info) => {
    visitors += 1;
    await use({ "x-forwarded-for": `198.51.${info.workerIndex % 250}.${visitors % 250}` });
  },
  /** Whether a new household is met by the first steps; most tests look at an empty dashboard, as one who left them does. */
  firstRun: [false, { option: true }],
  /** Whether the page hears of changes made elsewhere; most tests change things behind its back, or make its clock jump. */
  live: [false, { option: true }],
  /** Whether the page fetches ahead what may be opened; most tests open one thing of twelve, which then loads when pressed. */
  prefetch: [false, { option: true }],
  context: async ({ context, firstRun, live, prefetch }, use) => {
    if (!prefetch) await context.addInitScript(saveData);
    if (!firstRun) await context.addInitScript(leaveFirstRun);
    if (!live) await context.addInitScript(() => Reflect.deleteProperty(window, "EventSource"));
    await use(context);
    // Pages of a second person would go on drawing and listening beside the tests that come after.
    for (const other of context.browser()?.contexts() ?? []) if (other !== context) await other.close();
  },
  email: async ({ world: _ }, use, info) => use(`person-${info.testId}@example.com`.toLowerCase()),
});

export { expect, expectAccessible };

type ContextOptions = Parameters<Browser["newContext"]>[0];

/** A browser of somebody else's, or on another device, that saves data and has left the first steps as those of most tests. */
export async function anotherBrowser(browser: Browser, options: ContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(saveData);
  await context.addInitScript(leaveFirstRun);
  return context.newPage();
}

/** As in a browser that was told to save data. */
function saveData(): void {
  const connection: unknown = Reflect.get(navigator, "connection");
  if (typeof connection === "object" && connection) Object.defineProperty(connection, "saveData", { value: true });
}

/** As somebody who has pressed 'Do this later' in this browser. */
export function leaveFirstRun(): void {
  try {
    localStorage.setItem("first-run-left", "true");
  } catch {
    // A browser that keeps nothing.
  }
}

/** The person's name in the header, with Settings and Logout beneath; there for whoever is signed in. */
export const personMenu = (page: Page) => page.getByRole("banner").getByRole("button", { name: /, menu$/ });

async function chooseInMenu(page: Page, name: string): Promise<void> {
  await personMenu(page).click();
  await page.getByRole("banner").getByRole("button", { name, exact: true }).click();
}

export const openSettings = (page: Page) => chooseInMenu(page, "Settings");
export const logOut = (page: Page) => chooseInMenu(page, "Logout");

export const PASSWORD = "correct horse";

/** Takes the address of its own from this visitor: the demo is open to this machine alone, and not through a proxy. */
export const comeWithoutProxy = (page: Page) => page.context().setExtraHTTPHeaders({});

/** Creates a person through the real call, as the register page does. */
export async function registered(
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

/** Signs in by hand, on the login page, where a dialog may open at once. */
export async function enter(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Signs in by hand, on the way to the accounts: a page that shows money and loads quickly. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login?to=%2Faccounts");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/accounts$/);
  await expect(personMenu(page)).toBeVisible();
}
