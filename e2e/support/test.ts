import { test as base, expect, type Page } from "@playwright/test";
import { type MailServer, startMailServer } from "#server/mail/testing.ts";
import { expectAccessible } from "./accessible.ts";
import { freePort } from "./free-port.ts";
import { type OpenIdProvider, startOpenIdProvider } from "./openid-provider.ts";
import { type RunningApp, startApp } from "./running-app.ts";

type World = { app: RunningApp; post: MailServer; google: OpenIdProvider };

let visitors = 0;

/** One application with its mail server and OpenID provider per worker; every test comes from an address of its own. */
export const test = base.extend<{ email: string; firstRun: boolean; live: boolean }, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const post = await startMailServer();
      const port = await freePort();
      const google = await startOpenIdProvider(`http://localhost:${port}/api/auth/google/callback`);
      const app = await startApp({
        port,
        isShared: true,
        env: {
          SMTP_URL: post.url,
          GOOGLE_CLIENT_ID: google.clientId,
          GOOGLE_CLIENT_SECRET: google.clientSecret,
          GOOGLE_ISSUER: google.issuer,
        },
      });
      await use({ app, post, google });
      await app.stop();
      await google.close();
      await post.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ world }, use) => use(world.app.url),
  extraHTTPHeaders: async ({ world: _ }, use, info) => {
    visitors += 1;
    await use({ "x-forwarded-for": `198.51.${info.workerIndex % 250}.${visitors % 250}` });
  },
  /** Whether a new household is met by the first steps; most tests look at an empty dashboard, as one who left them does. */
  firstRun: [false, { option: true }],
  /** Whether the page hears of changes made elsewhere; most tests change things behind its back, or make its clock jump. */
  live: [false, { option: true }],
  context: async ({ context, firstRun, live }, use) => {
    if (!firstRun) await context.addInitScript(leaveFirstRun);
    if (!live) await context.addInitScript(() => Reflect.deleteProperty(window, "EventSource"));
    await use(context);
  },
  email: async ({ world: _ }, use, info) => use(`person-${info.testId}@example.com`.toLowerCase()),
});

export { expect, expectAccessible };

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

/** Signs in by hand, on the login page. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(personMenu(page)).toBeVisible();
}
