import type { Page } from "@playwright/test";
import { addAccount, arrive } from "./support/household.ts";
import { hold } from "./support/slow-network.ts";
import { expect, test } from "./support/test.ts";

const toast = (page: Page) => page.getByRole("region", { name: /Notification/ });
const cards = (page: Page) => page.getByRole("list", { name: "Accounts" }).getByRole("listitem");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("creates, edits and deletes accounts with the texts of the specification", async ({ page, email }) => {
  await arrive(page, email);
  await page.getByRole("button", { name: "Accounts", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Account Manager" })).toBeVisible();
  await expect(
    page.getByText("Create, edit and manage your bank accounts, and set their initial balances."),
  ).toBeVisible();
  await expect(button(page, "Manage Balances")).toBeVisible();
  await expect(page.getByText("No accounts yet")).toBeVisible();

  // Create: the name is required and trimmed, an empty balance is 0.00.
  await button(page, "Create New Account").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByPlaceholder("Default Bills Account")).toBeFocused();
  await expect(dialog.getByLabel("Balance")).toHaveAttribute("placeholder", "0.00");
  await expect(dialog.getByLabel("Balance")).toHaveAttribute("type", "number");
  await expect(dialog.getByLabel("Balance")).toHaveAttribute("step", "0.01");
  await dialog.getByLabel("Name").fill("   ");
  await button(page, "Create Account").click();
  await expect(dialog.getByText("Account name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("  Everyday  ");
  const createNow = await hold(page, "POST");
  await button(page, "Create Account").dblclick();
  await expect(button(page, "Creating...")).toBeVisible();
  await page.keyboard.press("Escape");
  await createNow();
  await expect(dialog).toBeHidden();
  await expect(toast(page)).toContainText("Success");
  await expect(toast(page)).toContainText("Account created successfully");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("heading", { name: "Everyday", exact: true })).toBeVisible();
  await expect(cards(page)).toContainText("$0.00");

  // The dialog begins anew; a taken name is said beside its field; a balance may be negative.
  await button(page, "Create New Account").click();
  await expect(dialog.getByLabel("Name")).toHaveValue("");
  await dialog.getByLabel("Name").fill("EVERYDAY");
  await dialog.getByLabel("Balance").fill("1.005");
  await button(page, "Create Account").click();
  await expect(dialog.getByText(/^Balance must be a number with at most 8 digits/)).toBeVisible();
  await dialog.getByLabel("Balance").fill("");
  await dialog.getByLabel("Balance").pressSequentially("1e");
  await button(page, "Create Account").click();
  await expect(dialog.getByText(/^Balance must be a number/)).toBeVisible();
  await dialog.getByLabel("Balance").fill("-250.5");
  await button(page, "Create Account").click();
  await expect(toast(page)).toContainText("An account with this name already exists");
  await expect(dialog.getByLabel("Name")).toHaveAccessibleDescription("An account with this name already exists");
  await dialog.getByLabel("Name").fill("Car");
  await button(page, "Create Account").click();
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toHaveText([/^Car.*-\$250\.50.* = \$250\.50 short$/, /^Everyday.*\$0\.00 free$/]);
  await expect(cards(page).first()).toContainText("Overdrawn");
  await expect(page.getByText("2 accounts, -$250.50 in total")).toBeVisible();

  // Edit: prefilled.
  await button(page, "Edit Car").click();
  await expect(dialog.getByLabel("Name")).toHaveValue("Car");
  await expect(dialog.getByLabel("Balance")).toHaveValue("-250.50");
  await dialog.getByLabel("Name").fill("  ");
  await button(page, "Update Account").click();
  await expect(dialog.getByText("Account name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill(" Auto ");
  await dialog.getByLabel("Balance").fill("99999999.99");
  const updateNow = await hold(page, "PATCH");
  await button(page, "Update Account").click();
  await expect(button(page, "Updating...")).toBeVisible();
  await updateNow();
  await expect(toast(page)).toContainText("Account updated successfully");
  await expect(cards(page).first()).toHaveText(/^Auto.*\$99,999,999\.99 free$/);
  await button(page, "Edit Auto").click();
  await dialog.getByLabel("Balance").fill("");
  await button(page, "Update Account").click();
  await expect(cards(page).first()).toHaveText(/^Auto.*\$0\.00 free$/);

  // Delete: asked first.
  await button(page, "Delete Auto").click();
  const alert = page.getByRole("alertdialog", { name: "Delete Account" });
  await expect(alert).toContainText(
    'Are you sure you want to delete "Auto"? This action cannot be undone. Bills allocated to this account will need to be reassigned.',
  );
  await alert.getByRole("button", { name: "Cancel" }).click();
  await expect(cards(page)).toHaveCount(2);
  await button(page, "Delete Auto").click();
  const deleteNow = await hold(page, "DELETE");
  await alert.getByRole("button", { name: "Delete Account" }).click();
  await expect(alert.getByRole("button", { name: "Deleting..." })).toBeVisible();
  await deleteNow();
  await expect(alert).toBeHidden();
  await expect(toast(page)).toContainText("Account deleted successfully");
  await expect(cards(page)).toHaveCount(1);

  await button(page, "Back to Dashboard").click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("edits balances one by one, and a failed save reports no success", async ({ page, context, email }) => {
  await arrive(page, email, "/accounts");
  await button(page, "Manage Balances").click();
  const dialog = page.getByRole("dialog", { name: "Manage Account Balances" });
  await expect(dialog).toContainText("Set the current balances of your accounts.");
  await expect(dialog).toContainText("Each week, accounts increase by the amount allocated to bills.");
  await expect(dialog).toContainText("No accounts found. Create an account first to manage balances.");

  const { id } = await addAccount(page, "Everyday", "120.00");
  await addAccount(page, "Spare", "");
  const show = await hold(page, "GET", "**/api/accounts");
  await page.reload();
  await expect(page.getByText("Loading accounts...")).toBeVisible();
  const place = await page.locator("main .animate-pulse").first().boundingBox();
  await button(page, "Manage Balances").click();
  await expect(dialog.locator(".animate-pulse")).toHaveCount(3);
  const balancePlace = await dialog.locator(".animate-pulse").first().boundingBox();
  await show();
  const items = dialog.getByRole("listitem");
  await expect(items).toHaveText([/^Everyday\s*Current Balance\s*\$120\.00$/, /^Spare\s*Current Balance\s*\$0\.00$/]);
  // What was shown while loading has the size of what came.
  expect((await items.first().boundingBox())?.height).toBeCloseTo(balancePlace?.height ?? 0, 0);
  expect((await page.locator("ul[aria-label=Accounts] > li").first().boundingBox())?.height).toBeCloseTo(
    place?.height ?? 0,
    0,
  );

  // Cancel goes back to what is stored.
  await button(page, "Edit balance of Everyday").click();
  const field = dialog.getByLabel("Current Balance");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("120.00");
  await expect(field).toHaveAttribute("type", "number");
  await expect(field).toHaveAttribute("step", "0.01");
  await expect(dialog.getByText("Balance Changed")).toBeHidden();
  await field.fill("90");
  await expect(dialog.getByText("Balance Changed")).toBeVisible();
  await expect(dialog.getByText("From $120.00 to $90.00")).toBeVisible();
  await field.fill("120.0");
  await expect(dialog.getByText("Balance Changed")).toBeHidden();
  await field.fill("90");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(button(page, "Edit balance of Everyday")).toBeFocused();
  await expect(items.first()).toContainText("$120.00");
  await button(page, "Edit balance of Everyday").click();
  await expect(field).toHaveValue("120.00");

  // A failed save is not announced, and nothing claims that it worked.
  await field.fill("77.5");
  await context.setOffline(true);
  await button(page, "Save Balance").click();
  await expect(button(page, "Save")).not.toHaveAttribute("aria-busy");
  await expect(dialog.getByText("From $120.00 to $77.50")).toBeVisible();
  await expect(toast(page).filter({ hasText: /Saved|Error|Success/ })).toHaveCount(0);
  await context.setOffline(false);

  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await button(page, "Save Balance").click();
  expect((await sent).postDataJSON()).toEqual({ id, balance: "77.50" });
  await expect(toast(page)).toContainText("Balance Saved");
  await expect(toast(page)).toContainText("Account balance updated to $77.50");
  await expect(items.first()).toContainText("$77.50");

  await button(page, "Edit balance of Spare").click();
  await field.fill("-0.01");
  const saveNow = await hold(page, "PATCH");
  await button(page, "Save").click();
  await expect(button(page, "Saving...")).toBeVisible();
  await saveNow();
  await expect(items.last()).toContainText("-$0.01");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(button(page, "Manage Balances")).toBeFocused();
  await expect(cards(page)).toHaveText([/\$77\.50 free$/, /-\$0\.01.* = \$0\.01 short$/]);
});
