import type { Browser, Page } from "@playwright/test";
import { PIXEL } from "#server/features/documents/testing.ts";
import { addAccount, addBill, addIncome, signUp } from "./support/household.ts";
import { anotherBrowser, expect, expectAccessible, openSettings, PASSWORD, personMenu, test } from "./support/test.ts";

test.use({ live: true });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Settings" });
const bill = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}`, exact: true });

/** Another person's browser. */
const otherBrowser = (browser: Browser, page: Page) => anotherBrowser(browser, { baseURL: new URL(page.url()).origin });

async function openHousehold(page: Page) {
  await openSettings(page);
  await dialog(page).getByRole("tab", { name: "Household", exact: true }).click();
}

async function makeLink(page: Page, role = "Member"): Promise<string> {
  await dialog(page).getByLabel("Their role").click();
  await page.getByRole("option", { name: role, exact: true }).click();
  await dialog(page).getByRole("button", { name: "Create link" }).click();
  return dialog(page).getByLabel("Invitation link").inputValue();
}

async function linkFor(page: Page, role: string): Promise<string> {
  const answer = await page.request.post("/api/household/invitations", { data: { role } });
  return (await answer.json()).link;
}

/** Registers on the invitation page and signs in. */
async function joinAs(page: Page, { email, firstName }: { email: string; firstName: string }) {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(personMenu(page)).toBeVisible();
}

/** A member of another person's household, on the dashboard. */
async function roommate(browser: Browser, page: Page, email: string, role = "member") {
  const other = await otherBrowser(browser, page);
  const invitation = (await linkFor(page, role)).split("#")[1];
  await signUp(other, `roommate-${email}`, "/dashboard", { firstName: "Sam", invitation });
  return other;
}

test("invites someone by link, who joins, sees each change without losing typed input, and is signed out when removed", async ({
  page,
  browser,
  email,
}) => {
  await signUp(page, email, "/accounts");
  const { id } = await addAccount(page);
  const { id: rent } = await addBill(page, id, { name: "Rent" });
  await openHousehold(page);
  await expectAccessible(page);
  const link = await makeLink(page);
  expect(link).toMatch(/\/join#[\w-]{54}$/);
  await expect(dialog(page).getByText("Anyone with the link")).toBeVisible();

  const sam = await otherBrowser(browser, page);
  await sam.goto(link);
  await expect(sam.getByText(/invited you to join .* as a member/)).toBeVisible();
  await expect(sam).toHaveURL(/\/join$/);
  await expectAccessible(sam);
  await joinAs(sam, { email: `roommate-${email}`, firstName: "Sam" });
  await expect(bill(sam, "Rent")).toBeVisible();
  // The owner's open dialog shows the new member, and that the link was used.
  await expect(dialog(page).getByText("2 members")).toBeVisible();
  await expect(dialog(page).getByText("Anyone with the link")).toBeHidden();
  const late = await otherBrowser(browser, page);
  await late.goto(link);
  await expect(late.getByRole("alert")).toContainText("This invitation is no longer valid");
  await late.context().close();

  // The owner's changes show behind the dialog, and its typed input is kept.
  await bill(sam, "Rent").click();
  const name = sam.getByRole("dialog").getByLabel("Bill Name");
  await name.fill("Rent and garage");
  await addBill(page, id, { name: "Water" });
  const changed = { amount: "61.00", frequency: "monthly", category: "housing", accountId: id };
  await page.request.patch(`/api/bills/${rent}`, { data: { ...changed, name: "Rent of the flat" } });
  await expect(sam.getByText("Water", { exact: true }).first()).toBeAttached();
  await expect(sam.getByText("Rent of the flat").first()).toBeAttached();
  await expect(name).toHaveValue("Rent and garage");
  await expect(name).toBeFocused();

  // The reverse, on a page loaded before the household had other members.
  await addAccount(sam, "Holidays");
  await expect(page.getByText("Holidays", { exact: true }).first()).toBeAttached();

  await dialog(page).getByRole("button", { name: "Remove Sam" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(sam.getByText("Rent of the flat")).toHaveCount(0);
  const signIn = sam.getByRole("button", { name: /sign in/i }).or(sam.getByRole("link", { name: /sign in/i }));
  await expect(signIn.first()).toBeVisible();
});

test("joins with an existing account, and switches between households", async ({ page, browser, email }) => {
  await signUp(page, email, "/robots.txt");
  await addAccount(page, "Shared account");
  const other = await otherBrowser(browser, page);
  await signUp(other, `own-${email}`, "/robots.txt");
  await addAccount(other, "Own account");
  await other.goto(await linkFor(page, "member"));
  await expect(other.getByText(`You are signed in as own-${email}`)).toBeVisible();
  await other.getByRole("button", { name: /^Join/ }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  const accounts = async () => (await (await other.request.get("/api/accounts")).json())[0]?.name;
  await expect.poll(accounts).toBe("Shared account");

  // A tab showing the other household follows, and cannot write to the wrong one.
  const tab = await other.context().newPage();
  const listening = tab.waitForResponse("**/api/live**");
  await tab.goto("/accounts");
  await expect(tab.getByText("Shared account").first()).toBeVisible();
  await listening;
  await personMenu(other).click();
  const menu = other.getByRole("banner");
  await expect(menu.getByRole("button", { name: "New household" })).toBeVisible();
  await menu.getByRole("region", { name: "Households" }).getByRole("button").first().click();
  await expect.poll(accounts).toBe("Own account");
  await expect(tab.getByText("Own account").first()).toBeVisible();
});

test("offers a viewer no action that changes the household, on any page", async ({ page, browser, email }) => {
  await signUp(page, email, "/robots.txt");
  const account = await addAccount(page);
  const { id } = await addBill(page, account.id, { name: "Rent", notes: "Ask for Mrs Lee" });
  const document = { name: "meter.png", mimeType: "image/png", buffer: PIXEL };
  expect((await page.request.post(`/api/bills/${id}/documents`, { multipart: { document } })).status()).toBe(201);
  const gym = await addBill(page, account.id, { name: "Gym" });
  await page.request.post(`/api/bills/${gym.id}/archive`);
  await addIncome(page, { nextPayday: "2030-01-04" });
  const viewer = await roommate(browser, page, email, "viewer");
  const expectNone = async (acts: RegExp[]) => {
    for (const act of acts) await expect(viewer.getByRole("button", { name: act })).toHaveCount(0);
  };
  const ACTS = [/^Add/, /^Edit/, /^Delete/, /^Pay/, /Pause/, /Archive/, /Restore/, /Cancel change/];
  await expect(viewer.getByRole("button", { name: "History of Rent" })).toBeVisible();
  await viewer.getByText("Archived bills").click();
  await expect(viewer.getByRole("link", { name: "Gym" })).toBeVisible();
  await expectNone([...ACTS, /scanner/i, /Adjust/, /I moved it/, /different amount/]);
  await expect(viewer.getByRole("link", { name: "Import a bank statement" })).toHaveCount(0);
  await viewer.getByRole("link", { name: "Gym" }).click();
  await expect(viewer.getByText("Archived", { exact: false }).first()).toBeVisible();
  await expectNone(ACTS);
  await viewer.goto(`/bills/${id}`);
  await expect(viewer.getByRole("button", { name: "View meter.png" })).toBeVisible();
  await expect(viewer.getByText("Ask for Mrs Lee")).toBeVisible();
  await expectNone(ACTS);
  await viewer.goto("/statements");
  await expect(viewer.getByText("You have view-only access")).toBeVisible();

  await viewer.goto("/accounts");
  await expect(viewer.getByRole("heading", { name: "Everyday" })).toBeVisible();
  await expectNone([/Create/, /Manage/, /^Edit/, /^Delete/, /^Yes/]);
  await expect(viewer.getByRole("link", { name: "Import a bank statement" })).toHaveCount(0);
  await openHousehold(viewer);
  await expect(dialog(viewer).getByText("2 members")).toBeVisible();
  for (const act of [/Rename/, /Remove/, /Transfer/, /link/]) {
    await expect(dialog(viewer).getByRole("button", { name: act })).toHaveCount(0);
  }
  await expect(dialog(viewer).getByRole("button", { name: "Leave" })).toBeVisible();
  const refused = await viewer.request.post("/api/accounts", { data: { name: "Mine" } });
  expect([refused.status(), (await refused.json()).message]).toEqual([
    403,
    "You don't have permission to do this in this household",
  ]);

  // As a member all actions appear, without a reload.
  await viewer.keyboard.press("Escape");
  const { members } = await (await page.request.get("/api/household")).json();
  await page.request.patch(`/api/household/members/${members[1].id}`, { data: { role: "member" } });
  await expect(viewer.getByRole("button", { name: "Create New Account" })).toBeVisible();
});
