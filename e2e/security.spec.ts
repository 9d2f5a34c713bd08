import type { Page } from "@playwright/test";
import { codeAt, stepOf } from "#server/features/auth/factors/totp.ts";
import { confirmAddress, signUp } from "./support/household.ts";
import { expect, expectAccessible, openSettings, PASSWORD, personMenu, test } from "./support/test.ts";
import type { World } from "./support/world.ts";

/** A page that loads quickly. */
const LOGIN = "/login?to=%2Faccounts";

/** Opens the Security section of a signed-in user. */
async function openSecurity(page: Page) {
  await openSettings(page);
  await page.getByRole("tab", { name: "Security" }).click();
  await expect(page.getByRole("heading", { name: /^Two-step sign-in/ })).toBeVisible();
}

/** A new user with a confirmed address, in the Security section. */
async function signUpConfirmed(page: Page, email: string, post: World["post"]) {
  await signUp(page, email, "/robots.txt");
  await confirmAddress(page, email, post);
  await page.goto("/accounts");
  await openSecurity(page);
}

const dialogOf = (page: Page, name: string) => page.getByRole("dialog", { name });
const toastOf = (page: Page) => page.getByRole("region", { name: /Notification/ });

/** The focus is back in the settings, so Escape applies to them. */
async function closeSettings(page: Page) {
  await page.keyboard.press("Escape");
  await expect(dialogOf(page, "Settings")).toBeHidden();
}

/** Signs out on the server and in this browser, without menu and gate; no open page may notice. */
async function endSession(page: Page) {
  await page.goto("/robots.txt");
  await page.request.post("/api/auth/logout-direct");
  await page.evaluate(() => localStorage.clear());
}

async function typePassword(page: Page, email: string) {
  await page.goto(LOGIN);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
}

/** A virtual security key of Chromium with user verification. */
async function withPasskeys(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("WebAuthn.enable");
  const options = {
    protocol: "ctap2",
    transport: "internal",
    hasResidentKey: true,
    hasUserVerification: true,
  } as const;
  const { authenticatorId } = await client.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  return {
    know: (isUserVerified: boolean) => client.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }),
    list: async () => (await client.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
  };
}

/** Changes the email and opens the link in the new mailbox; returns the new address. */
async function changeEmail(page: Page, email: string, post: World["post"]): Promise<string> {
  const fresh = `new-${email}`;
  await page.getByRole("button", { name: "Change email" }).click();
  const dialog = dialogOf(page, "Change email");
  await dialog.getByLabel("New email").fill(fresh);
  await dialog.getByRole("button", { name: "Send the link" }).click();
  await expect(toastOf(page)).toContainText(`A link is on its way to ${fresh}`);
  let link = new URL("http://localhost");
  await expect(async () => {
    link = await post.linkTo(fresh, "/confirm-email");
  }).toPass();
  await page.goto(link.href);
  await expect(page).toHaveURL(/\/confirm-email$/);
  const known = async () => (await (await page.request.get("/api/auth/user")).json()).email;
  expect(await known()).toBe(email);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("status")).toContainText(fresh);
  await expectAccessible(page);
  expect(await known()).toBe(fresh);
  await expect
    .poll(async () => {
      const mails = await post.received(email);
      return mails.filter(({ text }) => text.includes("email address was changed")).length;
    })
    .toBe(1);
  await page.goto(link.href);
  await page.getByRole("button", { name: "Confirm this address" }).click();
  await expect(page.getByRole("alert")).toContainText("This link is no longer valid");
  return fresh;
}

test("changes the email once the link in the new mailbox is opened, sets up an authenticator app, keeps recovery codes, and signs in with each", async ({
  page,
  email: old,
  world,
}) => {
  await signUpConfirmed(page, old, world.post);
  const email = await changeEmail(page, old, world.post);
  await page.goto("/accounts");
  // The page shows the old address until it has refetched, and then re-renders.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user-data"))).toContain(email);
  await openSecurity(page);
  await page.getByRole("button", { name: "Set up: authenticator app" }).click();
  const setUp = dialogOf(page, "Set up an authenticator app");
  const code = setUp.getByRole("img", { name: "QR code for your authenticator app" });
  await expect(code).toBeVisible();
  // White in the dark theme as well, or cameras cannot read it.
  await expect(code.locator("rect")).toHaveAttribute("fill", "#fff");
  await expectAccessible(page);
  const secret = (await setUp.getByTestId("authenticator-key").innerText()).replaceAll(" ", "");
  await setUp.getByLabel("Code from the app").fill("000000");
  await setUp.getByRole("button", { name: "Turn on" }).click();
  await expect(setUp.getByText("This code is wrong.", { exact: false })).toBeVisible();
  await setUp.getByLabel("Code from the app").fill(codeAt(secret, stepOf(new Date())));
  await setUp.getByRole("button", { name: "Turn on" }).click();
  const codes = dialogOf(page, "Your recovery codes");
  await expect(codes.getByRole("listitem")).toHaveCount(10);
  const recovery = await codes.getByRole("listitem").first().innerText();
  await codes.getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByRole("heading", { name: "Two-step sign-in: on" })).toBeVisible();
  await closeSettings(page);
  await endSession(page);

  await typePassword(page, email);
  await expectAccessible(page);
  await page.getByLabel("Code").fill("123 456");
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("This code is wrong or has already been used")).toBeVisible();
  await page.getByLabel("Code").fill(codeAt(secret, stepOf(new Date()) + 1));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL(/\/accounts$/);
  await expect(personMenu(page)).toBeVisible();
  await endSession(page);

  await typePassword(page, email);
  await page.getByLabel("Code").fill(recovery.toUpperCase());
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(personMenu(page)).toBeVisible();
  await openSecurity(page);
  await expect(page.getByText("9 left.", { exact: false })).toBeVisible();
});

test("adds a passkey, signs in with it instead of and after the password, and reports when none is used", async ({
  page,
  email,
  world,
}) => {
  const key = await withPasskeys(page);
  await signUpConfirmed(page, email, world.post);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const add = dialogOf(page, "Add a passkey");
  await add.getByLabel("Name").fill("My laptop");
  await add.getByRole("button", { name: "Continue" }).click();
  await dialogOf(page, "Your recovery codes").getByRole("button", { name: "I've saved them" }).click();
  await expect(page.getByText("My laptop", { exact: true })).toBeVisible();
  expect(await key.list()).toMatchObject([{ isResidentCredential: true, rpId: "localhost" }]);
  await closeSettings(page);
  await endSession(page);

  await page.goto(LOGIN);
  await key.know(false);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(toastOf(page)).toContainText("No passkey was used. Please try again.");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
  await key.know(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/accounts$/);
  expect((await (await page.request.get("/api/auth/user")).json()).email).toBe(email);
  await expect(personMenu(page)).toBeVisible();
  await endSession(page);

  await typePassword(page, email);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/accounts$/);
  await expect(personMenu(page)).toBeVisible();
  await openSecurity(page);
  await page.getByRole("button", { name: "Remove: My laptop" }).click();
  await expect(toastOf(page)).toContainText("Passkey removed");
  await expect(page.getByRole("heading", { name: "Two-step sign-in: off" })).toBeVisible();
});
