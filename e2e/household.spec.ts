import type { Browser, Page } from "@playwright/test";
import { dayIn } from "#core/day.ts";
import { codeAt, stepOf } from "#server/features/auth/factors/totp.ts";
import { addAccount, addBill, confirmAddress, signUp } from "./support/household.ts";
import { anotherBrowser, expect, expectAccessible, openSettings, personMenu, test } from "./support/test.ts";

test.use({ live: true });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Settings" });
const toastOf = (page: Page) => page.getByRole("region", { name: /Notification/ });

async function openSection(page: Page, name: string) {
  await openSettings(page);
  await dialog(page).getByRole("tab", { name, exact: true }).click();
}

async function linkFor(page: Page): Promise<string> {
  const answer = await page.request.post("/api/household/invitations", { data: { role: "member" } });
  return (await answer.json()).link;
}

const otherBrowser = (browser: Browser, page: Page) => anotherBrowser(browser, { baseURL: new URL(page.url()).origin });

/** Sam, in another person's household, on the accounts page. */
async function roommate(browser: Browser, page: Page, email: string): Promise<Page> {
  const other = await otherBrowser(browser, page);
  const invitation = (await linkFor(page)).split("#")[1];
  await signUp(other, `roommate-${email}`, "/accounts", { firstName: "Sam", invitation });
  return other;
}

/** Sets up a second factor for the signed-in user; returns its secret. */
async function addAuthenticator(page: Page): Promise<string> {
  const { secret } = await (await page.request.post("/api/auth/authenticator")).json();
  const code = codeAt(secret, stepOf(new Date()));
  const turnedOn = await page.request.post("/api/auth/authenticator/first-code", { data: { code } });
  expect(turnedOn.status(), await turnedOn.text()).toBe(200);
  return secret;
}

test("an owner chooses the time zone, schedules and cancels deletion of all data, and transfers ownership with a second factor; the other member sees it", async ({
  page,
  browser,
  email,
  world,
}) => {
  await signUp(page, email, "/robots.txt", { firstName: "Ann" });
  await confirmAddress(page, email, world.post);
  const secret = await addAuthenticator(page);
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Rent" });
  const sam = await roommate(browser, page, email);
  await expect(sam.getByRole("heading", { name: "Everyday" })).toBeVisible();
  await page.goto("/dashboard");
  await openSection(page, "Household");
  await expect(dialog(page).getByRole("tab", { name: "Data" }), "all sections are in sight").toBeInViewport({
    ratio: 1,
  });
  const zone = dialog(page).getByLabel("Time zone");
  await expect(zone).toContainText("Server time zone");
  await zone.selectOption("Pacific/Kiritimati");
  await expect(toastOf(page)).toContainText("Time zone saved");
  await expectAccessible(page);
  await expect(zone).toHaveValue("Pacific/Kiritimati");
  const { today } = await (await page.request.get("/api/plan")).json();
  expect(today).toBe(dayIn("Pacific/Kiritimati", new Date()));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Add Bill" }).first().click();
  await expect(page.getByRole("dialog").getByLabel(/^Next due date/)).toHaveAttribute("min", today);
  await page.keyboard.press("Escape");

  await openSection(sam, "Household");
  await expect(dialog(sam).getByText("Kiritimati, Pacific")).toBeVisible();
  await expect(dialog(sam).getByLabel("Time zone")).toHaveCount(0);
  await dialog(sam).getByRole("tab", { name: "Data", exact: true }).click();
  await expect(dialog(sam).getByRole("heading", { name: "Import" })).toBeVisible();
  await expect(dialog(sam).getByRole("button", { name: "Delete All Data" })).toHaveCount(0);
  await sam.keyboard.press("Escape");

  await openSection(page, "Data");
  await expect(dialog(page).getByText("for all 2 members", { exact: false })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Delete All Data" }).click();
  const asking = page.getByRole("alertdialog", { name: "Delete All Data?" });
  await expect(asking).toContainText("for all 2 members");
  await expect(asking).toContainText("No one's account is deleted");
  await expectAccessible(page);
  await asking.getByRole("button", { name: "Delete All Data" }).click();
  await expect(toastOf(page)).toContainText("All data of this household will be deleted within 24 hours");
  await page.keyboard.press("Escape");
  const banner = (where: Page) => where.getByRole("region", { name: "Deletion of the household's data" });
  await expect(banner(sam)).toContainText("Ann requested this");
  await expect(banner(sam)).toContainText("only an owner can cancel it");
  await expect(banner(sam).getByRole("button")).toHaveCount(0);
  await expect(banner(page)).toContainText("You requested this");
  await banner(page).getByRole("button", { name: "Keep the data" }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(banner(sam)).toHaveCount(0);
  await expect(sam.getByRole("heading", { name: "Everyday" })).toBeVisible();

  // As after ten minutes, when the server asks for confirmation again.
  let isAsked = false;
  await page.route("**/api/household/hand-over", async (route) => {
    if (isAsked) return route.continue();
    isAsked = true;
    await route.fulfill({ status: 403, json: { message: "Please confirm it's you", code: "confirm_first" } });
  });
  await openSection(page, "Household");
  await dialog(page).getByRole("button", { name: "Transfer ownership to Sam" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Transfer ownership" }).click();
  const confirm = page.getByRole("dialog", { name: "Confirm it's you" });
  await expect(confirm.getByLabel("Code")).toBeVisible();
  await confirm.getByLabel("Code").fill("000000");
  await confirm.getByRole("button", { name: "Confirm" }).click();
  await expect(confirm.getByText("This code is wrong", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await confirm.getByLabel("Code").fill(codeAt(secret, stepOf(new Date()) + 1));
  await confirm.getByRole("button", { name: "Confirm" }).click();
  await expect(toastOf(page)).toContainText("Sam is now the owner");
  await expect(dialog(page).getByRole("button", { name: "Remove Sam" })).toHaveCount(0);
  await openSection(sam, "Household");
  await expect(dialog(sam).getByRole("button", { name: /^Remove/ })).toBeVisible();
});

test("joins from the link with Google, without creating another household", async ({ page, browser, email, world }) => {
  await signUp(page, email, "/robots.txt");
  await addAccount(page, "Shared account");
  const sam = await otherBrowser(browser, page);
  const sub = `google-roommate-${email}`;
  await world.google.know({
    ...{ sub, email: `roommate-${email}`, email_verified: true },
    ...{ given_name: "Sam", family_name: "Lee" },
  });
  await sam.goto(await linkFor(page));
  await sam.getByRole("button", { name: "Continue with Google" }).click();
  await sam.locator('input[name="login"]').fill(sub);
  await sam.locator('input[name="password"]').fill("any");
  await sam.locator('button[type="submit"]').click();
  await sam.locator('button[type="submit"]').click();
  await expect(sam).toHaveURL(/\/dashboard$/);
  await expect(personMenu(sam)).toBeVisible();
  expect(await (await sam.request.get("/api/accounts")).json()).toMatchObject([{ name: "Shared account" }]);
  expect(await (await sam.request.get("/api/households")).json()).toHaveLength(1);
});
