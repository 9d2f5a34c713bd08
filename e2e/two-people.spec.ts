import type { Browser, Page } from "@playwright/test";
import { PIXEL } from "#server/features/documents/testing.ts";
import { addAccount, addBill, addIncome, arrive } from "./support/household.ts";
import { expect, expectAccessible, leaveFirstRun, openSettings, PASSWORD, personMenu, test } from "./support/test.ts";

test.use({ live: true });

const dialog = (page: Page) => page.getByRole("dialog", { name: "Settings" });
const bill = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}`, exact: true });

/** A browser of somebody else's. */
async function otherBrowser(browser: Browser, page: Page): Promise<Page> {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await context.addInitScript(leaveFirstRun);
  return context.newPage();
}

async function openHousehold(page: Page) {
  await openSettings(page);
  await dialog(page).getByRole("tab", { name: "Household", exact: true }).click();
}

async function makeLink(page: Page, role = "Member"): Promise<string> {
  await dialog(page).getByLabel("They join as").click();
  await page.getByRole("option", { name: role, exact: true }).click();
  await dialog(page).getByRole("button", { name: "Make a link" }).click();
  return dialog(page).getByLabel("Invitation link").inputValue();
}

async function linkFor(page: Page, role: string): Promise<string> {
  const answer = await page.request.post("/api/household/invitations", { data: { role } });
  return (await answer.json()).link;
}

/** Registers on the page of the link, and signs in. */
async function joinAs(page: Page, link: string, { email, firstName }: { email: string; firstName: string }) {
  await page.goto(link);
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign Up Free" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(personMenu(page)).toBeVisible();
}

/** Somebody in the household of another, looking at the dashboard. */
async function roommate(browser: Browser, page: Page, email: string, role = "member") {
  const other = await otherBrowser(browser, page);
  const invitation = (await linkFor(page, role)).split("#")[1];
  await arrive(other, `roommate-${email}`, "/dashboard", { firstName: "Sam", invitation });
  return other;
}

test("invites somebody by a link, who registers, joins and sees the same household", async ({
  page,
  browser,
  email,
}) => {
  await arrive(page, email);
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Rent" });
  await openHousehold(page);
  await expectAccessible(page);
  const link = await makeLink(page);
  expect(link).toMatch(/\/join#[\w-]{54}$/);
  await expect(dialog(page).getByText("Whoever has the link")).toBeVisible();

  const sam = await otherBrowser(browser, page);
  await sam.goto(link);
  await expect(sam.getByText(/invites you to .* as member/)).toBeVisible();
  await expect(sam).toHaveURL(/\/join$/);
  await expectAccessible(sam);
  await joinAs(sam, link, { email: `roommate-${email}`, firstName: "Sam" });
  await expect(bill(sam, "Rent")).toBeVisible();
  // The owner's open dialog shows who joined, and that the link is used.
  await expect(dialog(page).getByText("2 members")).toBeVisible();
  await expect(dialog(page).getByText("Whoever has the link")).toBeHidden();

  const late = await otherBrowser(browser, page);
  await late.goto(link);
  await expect(late.getByRole("alert")).toContainText("This invitation is no longer valid");
});

test("joins with the account that somebody has, and switches between households", async ({ page, browser, email }) => {
  await arrive(page, email);
  await addAccount(page, "Shared account");
  const other = await otherBrowser(browser, page);
  await arrive(other, `own-${email}`);
  await addAccount(other, "Own account");
  await other.goto(await linkFor(page, "member"));
  await expect(other.getByText(`You are signed in as own-${email}`)).toBeVisible();
  await other.getByRole("button", { name: /^Join/ }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  const accounts = async () => (await (await other.request.get("/api/accounts")).json())[0]?.name;
  await expect.poll(accounts).toBe("Shared account");

  // A tab that still shows the other household follows, and cannot write into the wrong one.
  const tab = await other.context().newPage();
  await tab.goto("/accounts");
  await expect(tab.getByText("Shared account").first()).toBeVisible();
  await personMenu(other).click();
  const menu = other.getByRole("banner");
  await expect(menu.getByRole("button", { name: "New household" })).toBeVisible();
  await menu.getByRole("region", { name: "Households" }).getByRole("button").first().click();
  await expect.poll(accounts).toBe("Own account");
  await expect(tab.getByText("Own account").first()).toBeVisible();
});

test("shows a change on the other's screen, and leaves alone what is being typed", async ({ page, browser, email }) => {
  await arrive(page, email);
  const { id } = await addAccount(page);
  const { id: rent } = await addBill(page, id, { name: "Rent" });
  const sam = await roommate(browser, page, email);
  await bill(sam, "Rent").click();
  const name = sam.getByRole("dialog").getByLabel("Bill Name");
  await name.fill("Rent and garage");

  await addBill(page, id, { name: "Water" });
  const changed = {
    name: "Rent of the flat",
    amount: "61.00",
    frequency: "monthly",
    category: "housing",
    accountId: id,
  };
  await page.request.patch(`/api/bills/${rent}`, { data: changed });
  // Behind the dialog the list follows; what is typed stays.
  await expect(sam.getByText("Water", { exact: true }).first()).toBeAttached();
  await expect(sam.getByText("Rent of the flat").first()).toBeAttached();
  await expect(name).toHaveValue("Rent and garage");
  await expect(name).toBeFocused();

  // And the other way round, on a page that was loaded before anybody else was there.
  await page.goto("/dashboard");
  await expect(bill(page, "Water")).toBeVisible();
  await sam.request.post("/api/bills", { data: { ...changed, name: "Gym" } });
  await expect(bill(page, "Gym")).toBeVisible();
});

test("offers a viewer nothing that would change the household", async ({ page, browser, email }) => {
  await arrive(page, email);
  const { id } = await addAccount(page);
  await addBill(page, id, { name: "Rent" });
  await addIncome(page, { nextPayday: "2030-01-04" });
  const viewer = await roommate(browser, page, email, "viewer");
  await expect(viewer.getByRole("button", { name: "History of Rent" })).toBeVisible();
  for (const act of [/^Add/, /^Edit/, /^Delete/, /^Pay/, /scanner/i, /Adjust/, /I moved it/, /different amount/]) {
    await expect(viewer.getByRole("button", { name: act })).toHaveCount(0);
  }
  await viewer.goto("/accounts");
  await expect(viewer.getByRole("heading", { name: "Everyday" })).toBeVisible();
  for (const act of [/Create/, /Manage/, /^Edit/, /^Delete/, /^Yes/]) {
    await expect(viewer.getByRole("button", { name: act })).toHaveCount(0);
  }
  await expect(viewer.getByRole("link", { name: "Import a bank statement" })).toHaveCount(0);
  await openHousehold(viewer);
  await expect(dialog(viewer).getByText("2 members")).toBeVisible();
  for (const act of [/Rename/, /Remove/, /Hand over/, /link/]) {
    await expect(dialog(viewer).getByRole("button", { name: act })).toHaveCount(0);
  }
  await expect(dialog(viewer).getByRole("button", { name: "Leave" })).toBeVisible();
  const refused = await viewer.request.post("/api/accounts", { data: { name: "Mine" } });
  expect([refused.status(), (await refused.json()).message]).toEqual([403, "You may not do this in this household"]);

  // Made a member, everything is there, without loading the page again.
  await viewer.keyboard.press("Escape");
  const { members } = await (await page.request.get("/api/household")).json();
  const path = `/api/household/members/${members[1].id}`;
  await page.request.patch(path, { data: { role: "member" } });
  await expect(viewer.getByRole("button", { name: "Create New Account" })).toBeVisible();
});

test("offers a viewer nothing on a bill's page, in the archive and for bank statements", async ({
  page,
  browser,
  email,
}) => {
  await arrive(page, email);
  const account = await addAccount(page);
  const { id } = await addBill(page, account.id, { name: "Rent", notes: "Ask for Mrs Lee" });
  const document = { name: "meter.png", mimeType: "image/png", buffer: PIXEL };
  expect((await page.request.post(`/api/bills/${id}/documents`, { multipart: { document } })).status()).toBe(201);
  const gym = await addBill(page, account.id, { name: "Gym" });
  await page.request.post(`/api/bills/${gym.id}/archive`);
  const viewer = await roommate(browser, page, email, "viewer");
  const acts = [/^Add/, /^Edit/, /^Delete/, /^Pay/, /Pause/, /Archive/, /Bring back/, /Take back/];
  const expectNothing = async () => {
    for (const act of acts) await expect(viewer.getByRole("button", { name: act })).toHaveCount(0);
  };
  await viewer.goto(`/bills/${id}`);
  await expect(viewer.getByRole("button", { name: "View meter.png" })).toBeVisible();
  await expect(viewer.getByText("Ask for Mrs Lee")).toBeVisible();
  await expectNothing();
  await viewer.goto("/dashboard");
  await viewer.getByText("Archived bills").click();
  await expect(viewer.getByRole("link", { name: "Import a bank statement" })).toHaveCount(0);
  await expect(viewer.getByRole("link", { name: "Gym" })).toBeVisible();
  await expectNothing();
  await viewer.getByRole("link", { name: "Gym" }).click();
  await expect(viewer.getByText("Archived", { exact: false }).first()).toBeVisible();
  await expectNothing();
  await viewer.goto("/statements");
  await expect(viewer.getByText("You can only look here")).toBeVisible();
});

test("signs out a member who is removed while their browser is open", async ({ page, browser, email }) => {
  await arrive(page, email);
  await addAccount(page, "Secret savings");
  const sam = await roommate(browser, page, email);
  await sam.goto("/accounts");
  await expect(sam.getByText("Secret savings").first()).toBeVisible();
  await openHousehold(page);
  await dialog(page).getByRole("button", { name: "Remove Sam" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(sam.getByText("Secret savings")).toHaveCount(0);
  await expect(
    sam
      .getByRole("button", { name: /sign in/i })
      .or(sam.getByRole("link", { name: /sign in/i }))
      .first(),
  ).toBeVisible();
});

test("shares the bills as agreed, and shows each member their part and who did what", async ({
  page,
  browser,
  email,
}) => {
  await arrive(page, email);
  const { id } = await addAccount(page, "Joint");
  const { id: power } = await addBill(page, id, { name: "Power", amount: "100.00", frequency: "weekly" });
  await addIncome(page, { name: "Salary", amount: "3000.00", nextPayday: "2030-01-04" });
  const sam = await roommate(browser, page, email);
  await addIncome(sam, { name: "Wages", amount: "1000.00", nextPayday: "2030-01-04" });
  const card = (name: string) => page.getByRole("group", { name: new RegExp(name) });
  await expect(card("Salary")).toContainText("Move $75.00");
  await expect(card("Sam, Wages")).toContainText("Move $25.00");

  await openHousehold(page);
  await dialog(page).getByText("By percentages").click();
  const percentages = dialog(page).getByRole("group", { name: "Percentage of each member" }).getByRole("textbox");
  await percentages.first().fill("30");
  await dialog(page).getByRole("button", { name: "Save percentages" }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("The percentages add up to 80, not 100");
  await percentages.last().fill("70");
  await percentages.last().press("Enter");
  await expect(dialog(page).getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(card("Salary")).toContainText("Move $30.00");
  await expect(card("Sam, Wages")).toContainText("Move $70.00");

  await sam.request.post("/api/bills/pay", { data: { billId: power, amount: "100.00" } });
  await page.goto("/accounts");
  await page.getByRole("button", { name: "Ledger and forecast of Joint" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Payment of Power" }).last()).toContainText("Sam");
});
